import { z } from 'zod'
import { longestAnswer, questionLimits } from '../limits.ts'
import { json } from './endpoint.ts'
import { Succeeded } from './succeeded.ts'
import { VersionNumber } from './version-number.ts'

const id = z.uuid()

/** An open question of a document that was put to a person of the client. */
export const AskedPerson = z.object({
  question: z.string(),
  name: z.string(),
  by: z.string(),
  at: z.iso.datetime(),
  note: z.string(),
})
export type AskedPerson = z.infer<typeof AskedPerson>

/** An answer from a person of the client that staff have not taken into a version yet. */
export const GivenAnswer = z.object({
  /** The question's id in the version. */
  question: z.string(),
  answer: z.string(),
  by: z.string(),
  at: z.iso.datetime(),
})
export type GivenAnswer = z.infer<typeof GivenAnswer>

export const questionsApi = {
  answers: json({
    method: 'GET',
    path: '/documents/:id/answers',
    summary:
      'Answers of the client to open questions of the current version that are in no version yet; an account of the client gets its own, and which questions it is asked',
    access: 'signed-in',
    input: z.object({ id }),
    output: z.object({
      answers: z.array(GivenAnswer),
      /** Ids of the open questions that were put to this account. */
      asked: z.array(z.string()),
    }),
  }),
  answer: json({
    method: 'POST',
    path: '/documents/:id/answers',
    summary: 'Answer open questions as the client. Staff take the answers into the next version; no version is made',
    access: 'signed-in',
    input: z.object({
      id,
      base: VersionNumber,
      answers: z
        .array(
          z.object({
            question: z.string().regex(/^OQ-\d{1,6}$/, 'This is not the id of a question.'),
            answer: z.string().trim().min(1, 'An answer is missing.').max(longestAnswer),
          }),
        )
        .min(1, 'Answer at least one question.')
        .max(100),
    }),
    output: Succeeded,
  }),
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
      'Put an open question of the current version to a contact of the client. It appears in their portal, and they get an email',
    access: 'signed-in',
    input: z.object({
      id,
      question: z.string().regex(/^OQ-\d{1,6}$/, 'This is not the id of a question.'),
      /** The version that the person was looking at. */
      base: VersionNumber,
      contact: id,
      note: z.string().trim().max(questionLimits.note, 'What is said beside a question has at most 1,000 characters.').default(''),
    }),
    output: Succeeded.extend({
      /** True if they have an account and see it in their portal; otherwise they answer by email. */
      hasAccount: z.boolean(),
      /** False if no mail server is set up, or the address is not known. */
      isPosted: z.boolean(),
    }),
  }),
}
