import type { conversationsApi } from '#shared/api/conversations.ts'
import { branchOf } from '#shared/branch-of-questions.ts'
import type { AnswererChoice } from '#shared/chat-answerers.ts'
import { chatLimits } from '#shared/limits.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import { countTries } from '#server/accounts/throttle-attempts.ts'
import type { Database } from '#server/platform/database.ts'
import type { Handlers } from '#server/platform/serving/call.ts'
import { askAgain, askQuestion, stopAnswering } from './ask-question.ts'
import { beginConversation } from './begin-conversation.ts'
import { followAnswer } from './follow-answer.ts'
import { mostQuestions, permitConversation } from './policy.ts'
import { presentConversation, readTurns } from './read-conversation.ts'
import * as store from './store.ts'
import type { AnswerMeans } from './answer-means.ts'
import { writeMarkdown } from './write-markdown.ts'
import { usableFirst } from './writing/choose-answerer.ts'

const find = async (database: Database, viewer: Viewer, id: string) =>
  permitConversation(viewer, await store.findConversation(database, viewer, id))

const countQuestion = (database: Database, { accountId }: Viewer) =>
  countTries(database, { subject: `questions:${accountId}`, limit: mostQuestions })

export const conversationHandlers: Handlers<typeof conversationsApi, Viewer, AnswerMeans> = {
  list: async ({ input: { q, archived }, viewer }, { database }) => {
    const asked = { words: q, archived: archived === 'true', limit: chatLimits.listed }
    return { conversations: (await store.listConversations(database, viewer, asked)).map(presentConversation) }
  },

  begin: async ({ input, viewer }, { database }) => ({ success: true, id: await beginConversation(database, viewer, input) }),

  get: async ({ input: { id }, viewer }, { database }) => {
    const conversation = await find(database, viewer, id)
    return { ...presentConversation(conversation), turns: await readTurns(database, viewer, conversation) }
  },

  change: async ({ input: { id, ...change }, viewer }, { database }) => {
    await store.changeConversation(database, await find(database, viewer, id), change)
    return { success: true }
  },

  remove: async ({ input: { id }, viewer }, { database }) => {
    await store.removeConversation(database, await find(database, viewer, id))
    return { success: true }
  },

  answerers: async (_call, { providers }) => ({
    answerers: usableFirst(await providers.listAnswerers()).map(({ language: { provider, label, vendor } }) => ({
      id: provider as AnswererChoice,
      label,
      vendor,
    })),
  }),

  ask: async (call, means) => {
    const { id, key, text, follows, answeredBy } = call.input
    const conversation = await find(means.database, call.viewer, id)
    await countQuestion(means.database, call.viewer)
    const question = { key, text, follows, answeredBy, takeSignal: () => call.signal }
    return askQuestion(means, { viewer: call.viewer, conversation }, question)
  },

  askAgain: async (call, means) => {
    const { id, message: questionId, answeredBy } = call.input
    const conversation = await find(means.database, call.viewer, id)
    await countQuestion(means.database, call.viewer)
    const question = { questionId, answeredBy, takeSignal: () => call.signal }
    return askAgain(means, { viewer: call.viewer, conversation }, question)
  },

  events: ({ input, viewer, lastEventId: after, signal }, { database }) =>
    followAnswer({ database, viewer }, { ...input, after }, signal),

  stop: async ({ input: { id, message }, viewer }, means) =>
    stopAnswering(means, { viewer, conversation: await find(means.database, viewer, id) }, message),

  markdown: async ({ input: { id, branch }, viewer, origin }, { database }) => {
    const conversation = await find(database, viewer, id)
    const turns = branchOf(await readTurns(database, viewer, conversation), branch)
    const text = writeMarkdown(presentConversation(conversation), turns, origin)
    return { filename: 'conversation.md', mediaType: 'text/markdown; charset=utf-8', bytes: Buffer.from(text) }
  },
}
