import { z } from 'zod'
import { answerStates } from '../design-facts.ts'
import { json } from './endpoint.ts'

export const EarlierAnswer = z.object({
  /** The statement of this design that it is offered to. */
  statement: z.string(),
  state: z.enum(answerStates),
  how: z.string(),
  /** Words of the statement that it was given to, where they are not the same. */
  said: z.string().optional(),
  /** Who gave it, where a person did. */
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
