import type { z } from 'zod'
import type { api } from '#shared/api/api.ts'
import type { Place } from '#shared/api/comments.ts'

type Table = typeof api

/** What is sent with each call. */
export type Inputs = {
  [Noun in keyof Table]: {
    [Name in keyof Table[Noun]]: Table[Noun][Name] extends { input: infer Input extends z.ZodType } ? z.input<Input> : never
  }
}

export type World = {
  id: string
  project: string
  projectId: string
  key: string
  file: string
  link: string
  linkId: string
  /** The token of a link that allows comments. */
  commenting: string
  password: string
  /** An account that nobody else needs. */
  member: string
  /** Words of the first version, three comments of the staff on them, the last a token's to delete, and a review of it by a link. */
  words: { place: Place; quote: string }
  thread: string
  comments: [string, string, string]
  hook: string
  review: string
  reviewing: string
  contentHash: string
  contacts: Contacts
} & Chat

export type Chat = {
  /** A staff account's, about a document, with a question that was asked in it. */
  conversation: string
  question: string
  /** Two of the same account, of which each is deleted once. */
  removable: [string, string]
}

/** One that staff remove, one that an administrator removes, and one that stays. */
export type Contacts = [ofStaff: string, ofAdministrator: string, stays: string]
