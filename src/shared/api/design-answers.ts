import { z } from 'zod'
import { answerStates } from '../design-facts.ts'
import { json } from './endpoint.ts'

export const EarlierAnswer = z.object({
  /** The statement of this design that the answer is offered for. */
  statement: z.string(),
  state: z.enum(answerStates),
  how: z.string(),
  /** The statement that was answered then, if its text differs. */
  said: z.string().optional(),
  /** The person who gave it, if it was one. */
  by: z.string().optional(),
  document: z.object({ id: z.uuid(), title: z.string(), client: z.string(), version: z.string() }),
})
export type EarlierAnswer = z.infer<typeof EarlierAnswer>

export const designAnswersApi = {
  earlier: json({
    method: 'GET',
    path: '/documents/:id/design/earlier-answers',
    summary: 'What approved versions of other documents answered to statements like those of this design that are open',
    access: 'staff',
    input: z.object({ id: z.uuid() }),
    output: z.object({ answers: z.array(EarlierAnswer) }),
  }),
}
