import type { Database } from '#server/platform/database.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import * as store from '../store.ts'
import type { StoredAnswer } from '../stored-answer.ts'
import { versionsOf } from '../read-conversation.ts'

/** The questions and answers before a question, and the versions that the answers come from. */
export type Earlier = { text: string | null; versionIds: string[] }
export const nothingEarlier: Earlier = { text: null, versionIds: [] }

/** Maximum number of earlier turns given to a model, and of characters of each answer. */
const most = { turns: 5, characters: 1_500 } as const

/** Returns the turns before a question, newest last. Leaves out answers from versions that the viewer may no longer see. */
export async function readEarlier(
  database: Database,
  { viewer, conversation }: { viewer: Viewer; conversation: store.Own },
  follows: string | null,
): Promise<Earlier> {
  const turns = turnsBefore(await store.listMessages(database, conversation), follows)
  const versionIds = [...new Set(turns.flatMap(({ answer }) => (answer ? versionsOf(answer) : [])))]
  const shown = new Set((await store.listShownOf(database, viewer, versionIds)).map(({ versionId }) => versionId))
  const told = turns.map(({ question, answer }) => ({
    question,
    answer: answer && versionsOf(answer).every((id) => shown.has(id)) ? answer : undefined,
  }))
  const lines = told.flatMap(({ question, answer }) => [
    `Asked: ${question}`,
    ...(answer ? [`Answered: ${wordsOf(answer).slice(0, most.characters)}`] : []),
  ])
  return {
    text: lines.length > 0 ? lines.join('\n') : null,
    versionIds: [...new Set(told.flatMap(({ answer }) => (answer ? versionsOf(answer) : [])))],
  }
}

type Turn = { question: string; answer: StoredAnswer | undefined }

function turnsBefore(messages: store.Message[], follows: string | null): Turn[] {
  const turns: Turn[] = []
  let at = follows
  while (at !== null && turns.length < most.turns) {
    const id = at
    const question = messages.find((one) => one.id === id && one.questionId === null)
    if (!question) break
    const answer = messages.findLast((one) => one.questionId === id && one.state === 'done')?.answer
    turns.unshift({ question: question.text, answer: answer ?? undefined })
    at = question.follows
  }
  return turns
}

function wordsOf({ written, sentences, quotes, kind }: StoredAnswer): string {
  if (written) return written.sentences.map(({ text }) => text).join(' ')
  if (sentences.length > 0) return sentences.map(({ text }) => text).join(' ')
  return kind === 'silent' ? 'Nothing in the documents answers this.' : quotes.map(({ text }) => `“${text}”`).join(' ')
}
