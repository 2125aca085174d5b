import { z } from 'zod'
import { questionLimits } from '../question-limits.ts'
import { json } from './endpoint.ts'
import { Succeeded } from './succeeded.ts'
import { VersionNumber } from './version-number.ts'

const id = z.uuid()

/** That somebody of the client was asked an open question of a document. */
export const AskedPerson = z.object({
  question: z.string(),
  name: z.string(),
  by: z.string(),
  at: z.iso.datetime(),
  note: z.string(),
})
export type AskedPerson = z.infer<typeof AskedPerson>

export const questionsApi = {
  list: json({
    method: 'GET',
    path: '/documents/:id/questions',
    summary: 'Whom of the client open questions of a document were put to, and whom they can be put to',
    access: 'signed-in',
    input: z.object({ id }),
    output: z.object({
      asked: z.array(AskedPerson),
      contacts: z.array(z.object({ id, name: z.string(), role: z.string(), hasAccount: z.boolean(), email: z.string() })),
    }),
  }),
  ask: json({
    method: 'POST',
    path: '/documents/:id/questions/:question/ask',
    summary:
      'Put an open question of the current version to a contact of the client: it stands in their portal, and a letter tells of it',
    access: 'signed-in',
    input: z.object({
      id,
      question: z.string().regex(/^OQ-\d{1,6}$/, 'This is no id of a question.'),
      /** The version that the person had before them. */
      base: VersionNumber,
      contact: id,
      note: z.string().trim().max(questionLimits.note, 'What is said beside a question has at most 1,000 characters.').default(''),
    }),
    output: Succeeded.extend({
      /** They find it in their portal; else they have to answer by mail. */
      hasAccount: z.boolean(),
      /** False where no mail server is set up, or no address is known. */
      isPosted: z.boolean(),
    }),
  }),
}
