import { createContext, useContext } from 'react'
import type { Thread } from '#shared/api/comments.ts'
import { api } from '#web/api/api.ts'
import type { Draft } from './comment-draft.ts'

export type Threads = { version: string; threads: Thread[]; mayBeInternal: boolean }

/** Loads and saves the comments of a page. */
export type CommentsSource = {
  /** True if the author has no account and must enter a name. */
  asksName: boolean
  read: (shown: { id: string; version: string }) => Promise<Threads>
  /** Returns the id of the thread. */
  begin: (draft: Draft, said: { name: string; internal: boolean | undefined }) => Promise<string>
  reply: (thread: string, said: { name: string; text: string }) => Promise<unknown>
}

const ofAccount: CommentsSource = {
  asksName: false,
  read: (shown) => api.comments.threads(shown),
  begin: async ({ document: id, version, place, quote, text }, { internal }) =>
    (await api.comments.begin({ id, version, place, quote, text, internal })).id,
  reply: (id, { text }) => api.comments.reply({ id, text }),
}

/** For visitors with a link that allows comments. */
export const sourceOfLink = (token: string): CommentsSource => ({
  asksName: true,
  read: async () => {
    const { version, threads } = await api.sharedComments.threads({ token })
    const mayNothing = { guestOf: null, isOwn: false, mayDelete: false }
    const shown = threads.map(({ comments, ...thread }) => ({
      ...thread,
      internal: false,
      mayResolve: false,
      comments: comments.map((comment) => ({ ...comment, ...mayNothing })),
    }))
    return { version, threads: shown, mayBeInternal: false }
  },
  begin: async ({ place, quote, text }, { name }) => (await api.sharedComments.begin({ token, name, place, quote, text })).id,
  reply: (id, { name, text }) => api.sharedComments.reply({ token, id, name, text }),
})

const Source = createContext(ofAccount)
export const CommentsSourceProvider = Source.Provider
export const useCommentsSource = () => useContext(Source)
