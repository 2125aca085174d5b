import { AppError } from '#shared/errors.ts'
import { isStaff, type Viewer } from '#server/accounts/policy.ts'
import { recordAudit } from '#server/audit/store.ts'
import type { Permitted } from '#server/documents/policy.ts'
import { type Document, findDocument, projectKey } from '#server/documents/store.ts'
import type { Database } from '#server/platform/database.ts'
import { isPutTo, questionKey } from '../policy.ts'
import { getQuestions, listAskedOfClient } from '../store.ts'
import { type GivenAnswer, listAnswers, putAnswer } from './store.ts'

/** A version of a document, of which a person of the client may answer questions. */
export type Answerable = Pick<Document, 'id' | 'client' | 'versionId' | 'version'> & {
  /** The keys of the questions that may be answered; undefined for all. */
  keys?: string[]
}
type Request = {
  viewer: Viewer
  document: Permitted<'answer', Answerable>
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
  const questions = await getQuestions(database, document)
  const mayAnswer = ({ text }: { text: string }) => document.keys?.includes(questionKey(text)) ?? true
  const given = answers.map(({ question: id, answer }) => {
    const question = questions.find((one) => one.id === id && mayAnswer(one))
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

/**
 * Returns the version of a document in which the viewer answers questions: the visible one, or one that is not shown to the viewer, of which
 * they answer only what was put to them.
 */
export async function findAnswerable(
  database: Database,
  viewer: Viewer,
  { id, base }: { id: string; base: string },
): Promise<Answerable | undefined> {
  const visible = await findDocument(database, viewer, { id })
  if (visible?.version === base || viewer.client === null) return visible
  const put = (await listAskedOfClient(database, viewer.client)).filter(
    (one) => one.documentId === id && one.version === base && isPutTo(viewer, one),
  )
  const [first] = put
  if (!first) return visible
  return { id, client: viewer.client, versionId: first.versionId, version: base, keys: put.map(({ key }) => key) }
}

export type OpenAnswer = Omit<GivenAnswer, 'key'> & { /** The question's id in the version. */ id: string }

/**
 * Returns the answers to questions that are open in a version, newest first, and the ids of those that were put to the viewer. An account of
 * the client sees only its own answers.
 */
export async function listOpenAnswers(
  database: Database,
  viewer: Viewer,
  document: Document,
): Promise<{ answers: OpenAnswer[]; asked: string[] }> {
  const [questions, answers, put] = await Promise.all([
    getQuestions(database, document),
    listAnswers(database, document.id),
    listAskedOfClient(database, document.client),
  ])
  const idOf = new Map(questions.map(({ id, text }) => [questionKey(text), id]))
  const isOfProject = ({ project }: { project: string }) => project === projectKey(document.project)
  const asked = put.filter((one) => isOfProject(one) && isPutTo(viewer, one)).flatMap(({ key }) => idOf.get(key) ?? [])
  const shown = answers.filter(({ accountId }) => isStaff(viewer) || accountId === viewer.accountId)
  return {
    asked: [...new Set(asked)],
    answers: shown.flatMap(({ key, ...answer }) => {
      const id = idOf.get(key)
      return id === undefined ? [] : [{ ...answer, id }]
    }),
  }
}
