import type { ChatTurn } from '#shared/api/conversations.ts'
import type { AnswererChoice } from '#shared/chat-answerers.ts'
import { chatLimits } from '#shared/limits.ts'
import type { ClientId } from '#shared/client-id.ts'
import { AppError } from '#shared/errors.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import { readTurn } from './read-conversation.ts'
import * as store from './store.ts'
import type { AnswerMeans } from './answer-means.ts'
import { writeAnswer } from './write-answer.ts'
import { chooseAnswerer } from './writing/choose-answerer.ts'
import { nothingEarlier, readEarlier } from './writing/read-earlier.ts'
import { writeOverPassages } from './writing/write-over-passages.ts'
import type { StoredAnswer } from './stored-answer.ts'

/** Maximum number of characters of the first question used as the conversation's name. */
const longestName = 80

/** Shortens a long question at the end of a word. */
export function nameAfter(question: string): string {
  const line = question.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= longestName) return line
  const cut = line.slice(0, longestName + 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longestName / 2)).trimEnd()} …`
}

type Whose = { viewer: Viewer; conversation: store.Own }
/** The model that writes the answer, and a function that returns a signal, called only if someone waits for the answer. */
type Wanted = { answeredBy: AnswererChoice | undefined; takeSignal: () => AbortSignal }
/** `follows`: the question that this one follows; null to start a new branch, undefined to follow the newest. */
type NewQuestion = { key: string; text: string; follows: string | null | undefined }

/** Saves the question once, even if it is sent repeatedly, and answers it. */
export async function askQuestion(
  means: AnswerMeans,
  { viewer, conversation }: Whose,
  { key, text, follows, ...wanted }: NewQuestion & Wanted,
): Promise<ChatTurn> {
  const answerId = await means.database.transaction().execute(async (transaction) => {
    const { title } = await store.lockConversation(transaction, conversation)
    const holder = await store.findHolder(transaction, key)
    if (holder && (holder.conversationId !== conversation.id || holder.questionId !== null))
      throw new AppError('conflict', 'A question with this key has been asked elsewhere.')
    if (holder) return undefined
    const asked = await listQuestions(transaction, conversation)
    if (asked.length >= chatLimits.questions)
      throw new AppError('conflict', `A conversation has at most ${chatLimits.questions} questions.`, {
        details: 'Begin another one.',
      })
    if (follows && !asked.some(({ id }) => id === follows)) throw noSuchQuestion()
    const after = follows === undefined ? (asked.at(-1)?.id ?? null) : follows
    await store.addQuestion(transaction, conversation, { key, text, follows: after })
    if (title === '') await store.changeConversation(transaction, conversation, { title: nameAfter(text) })
    return store.beginAnswer(transaction, conversation, key)
  })
  return finish(means, { viewer, conversation }, { questionId: key, answerId, wanted })
}

/** Answers a question again from the current documents. */
export async function askAgain(
  means: AnswerMeans,
  { viewer, conversation }: Whose,
  { questionId, ...wanted }: { questionId: string } & Wanted,
): Promise<ChatTurn> {
  const answerId = await means.database.transaction().execute(async (transaction) => {
    await store.lockConversation(transaction, conversation)
    await getQuestion(transaction, conversation, questionId)
    await store.endAnswers(transaction, conversation, { questionId, state: 'stopped' })
    return store.beginAnswer(transaction, conversation, questionId)
  })
  return finish(means, { viewer, conversation }, { questionId, answerId, wanted })
}

/** Stops the answer in progress; text already written is saved. */
export async function stopAnswering(means: AnswerMeans, { viewer, conversation }: Whose, questionId: string): Promise<ChatTurn> {
  await getQuestion(means.database, conversation, questionId)
  await store.endAnswers(means.database, conversation, { questionId, state: 'stopped' })
  return getTurn(means, { viewer, conversation }, questionId)
}

async function getQuestion(database: AnswerMeans['database'], conversation: store.Own, questionId: string) {
  const holder = await store.findHolder(database, questionId)
  if (holder?.conversationId !== conversation.id || holder.questionId !== null) throw noSuchQuestion()
}

const noSuchQuestion = () => new AppError('not-found', 'This question is not in this conversation.')

const listQuestions = async (database: AnswerMeans['database'], conversation: store.Own) =>
  (await store.listMessages(database, conversation)).filter(({ questionId }) => questionId === null)

type Begun = { questionId: string; answerId: string | undefined; wanted: Wanted }

async function finish(means: AnswerMeans, whose: Whose, { answerId, ...begun }: Begun): Promise<ChatTurn> {
  if (answerId !== undefined) await answer(means, whose, { ...begun, answerId })
  return getTurn(means, whose, begun.questionId)
}

async function answer(means: AnswerMeans, { viewer, conversation }: Whose, begun: Begun & { answerId: string }) {
  const { questionId, answerId, wanted } = begun
  const questions = await listQuestions(means.database, conversation)
  const { text: question, follows } = questions.find(({ id }) => id === questionId)!
  const asked = { question, before: questions.find(({ id }) => id === follows)?.text ?? null }
  try {
    const chosen = await chooseAnswerer(means, wanted.answeredBy)
    const byModel = chosen !== undefined && !('refused' in chosen)
    const found = await writeAnswer(means, viewer, { conversation, ...asked, byModel })
    const { answer: quoted, passages, whole, quoted: sources } = found
    const clients = [...new Set(sources.map(({ client }) => client))]
    const earlier = passages.length > 0 && (await readEarlier(means.database, { viewer, conversation }, follows))
    const toWrite = { question, earlier: earlier || nothingEarlier, answerId, passages, whole, quoted, clients }
    const kept = passages.length > 0 ? await writeByModel(means, { viewer, conversation }, { ...toWrite, wanted, chosen }) : quoted
    await means.database
      .transaction()
      .execute((transaction) => store.finishAnswer(transaction, conversation, { answerId, answer: kept, clients }))
  } catch (error) {
    // The user sees that it failed and can try again, also after a reload.
    await store.endAnswers(means.database, conversation, { questionId, answerId, state: 'failed' })
    throw error
  }
}

type ToWrite = Omit<Parameters<typeof writeOverPassages>[1], 'writer' | 'over'> & {
  clients: ClientId[]
  wanted: Wanted
  chosen: Awaited<ReturnType<typeof chooseAnswerer>>
}

/** If a model was chosen, it writes the answer from the passages that would be quoted without it. */
async function writeByModel(means: AnswerMeans, whose: Whose, asking: ToWrite): Promise<StoredAnswer> {
  const { clients, wanted, chosen, ...asked } = asking
  if (!chosen) return asked.quoted
  if ('refused' in chosen) return { ...asked.quoted, note: `${chosen.refused} The passages are quoted instead.` }
  await store.addQuoted(means.database, whose.conversation, clients)
  return writeOverPassages({ database: means.database, ...whose }, { ...asked, writer: chosen, over: overBy(wanted.takeSignal()) })
}

/** A user who leaves may come back to the answer; only a server that shuts down or a sign-in that has ended stops it. */
function overBy(signal: AbortSignal): AbortSignal {
  const over = new AbortController()
  const end = () => signal.reason instanceof AppError && over.abort(signal.reason)
  signal.addEventListener('abort', end, { once: true })
  if (signal.aborted) end()
  return over.signal
}

const getTurn = async ({ database }: AnswerMeans, { viewer, conversation }: Whose, questionId: string): Promise<ChatTurn> =>
  (await readTurn(database, viewer, { conversation, questionId }))!
