import type { Chapter } from '../../document-type.ts'
import { fitOf } from '../../fit.ts'
import { ratedRoles } from '../../rates.ts'
import { signatureTable } from '../../tables/signature-table.ts'

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
