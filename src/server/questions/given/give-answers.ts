import { AppError } from '#shared/errors.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import { recordAudit } from '#server/audit/store.ts'
import type { Permitted } from '#server/documents/policy.ts'
import type { Document } from '#server/documents/store.ts'
import type { Database } from '#server/platform/database.ts'
import { questionKey } from '../policy.ts'
import { getQuestions } from '../store.ts'
import { type GivenAnswer, listAnswers, putAnswer } from './store.ts'

type Request = {
  viewer: Viewer
  /** The document in the version visible to the viewer. */
  document: Permitted<'answer', Document>
  base: string
  /** `question`: its id in that version. */
  answers: { question: string; answer: string }[]
}

/** Saves a client's answers for the staff, who take them into the next version. No version is made. */
export async function giveAnswers(database: Database, { viewer, document, base, answers }: Request): Promise<void> {
  const { id: documentId, versionId, version: number } = document
  if (number !== base)
    throw new AppError('conflict', `Version ${base} is not the newest one.`, {
      details: `Look at version ${number} and send the answers again.`,
    })
  const { questions } = await getQuestions(database, document)
  const given = answers.map(({ question: id, answer }) => {
    const question = questions.find((one) => one.id === id)
    if (!question)
      throw new AppError('invalid-input', `Version ${base} has no open question ${id}.`, { details: 'Reload the document.' })
    return { key: questionKey(question.text), question: question.text, answer }
  })
  await database.transaction().execute(async (transaction) => {
    for (const one of given) await putAnswer(transaction, { ...one, documentId, versionId, accountId: viewer.accountId })
    const details = { documentId, number, count: given.length }
    await recordAudit(transaction, { actor: viewer.accountId, action: 'questions-answered', subject: versionId, details })
  })
}

export type OpenAnswer = Omit<GivenAnswer, 'key'> & { /** The question's id in the version. */ id: string }

/** Returns the answers to questions that are open in a version, newest first. */
export async function listOpenAnswers(database: Database, document: Document): Promise<OpenAnswer[]> {
  const [{ questions }, answers] = await Promise.all([getQuestions(database, document), listAnswers(database, document.id)])
  const idOf = new Map(questions.map(({ id, text }) => [questionKey(text), id]))
  return answers.flatMap(({ key, ...answer }) => {
    const id = idOf.get(key)
    return id === undefined ? [] : [{ ...answer, id }]
  })
}
