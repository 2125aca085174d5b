import type { z } from 'zod'
import type { api } from '#shared/api/api.ts'
import type { Place } from '#shared/api/comments.ts'

type Table = typeof api

/** The inputs of each call. */
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
  /** An account that no other call needs. */
  member: string
  /**
   * A passage of the first version, three comments of the staff on it, of which the token deletes the last, and a review of the version by
   * a link.
   */
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
  /** A conversation of a staff account about a document, with one question. */
  conversation: string
  question: string
  /** Two conversations of the same account, to be deleted once each. */
  removable: [string, string]
}

/** One contact that staff remove, one that an administrator removes, and one that remains. */
export type Contacts = [ofStaff: string, ofAdministrator: string, stays: string]
