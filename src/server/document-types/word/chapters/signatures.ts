import type { Chapter } from '../../document-type.ts'
import { fitOf } from '../../fit.ts'
import { ratedRoles } from '../../rates.ts'
import type { Block } from '#shared/content/blocks.ts'
import { column, table, text } from '../../make-blocks.ts'

/** A row for each role, with room for name, signature and date. */
export const signatureTable = (id: string, roles: [string, string][]): Block =>
  table(id, 'Who signs, and for what', {
    columns: [
      column('role', 'Role', 22),
      column('for', 'Signs for', 24),
      column('name', 'Name', 18),
      column('signature', 'Signature', 24),
      column('date', 'Date', 12),
    ],
    rows: roles.map(([role, signsFor]) => [text(role), text(signsFor), null, null, null]),
  })

/** Who signs, for the client and for us. */
export const signatures: Chapter = {
  id: 'signatures',
  heading: 'Acceptance',
  ask: 'What is accepted by signing, and by whom.',
  alsoCalled: ['acceptance', 'signature', 'sign-off', 'approval', 'terms'],
  body: ({ solution }) =>
    fitOf(solution) === 'reading'
      ? undefined
      : {
          blocks: [
            signatureTable('signatures-table', [
              ['Client', ratedRoles(solution).some(({ rate }) => rate) ? 'Scope, dates and price' : 'Scope and dates'],
              ['Us', 'Delivery as described'],
            ]),
          ],
        },
  words: () => [],
}
