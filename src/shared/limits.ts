/** Characters of an answer to an open question, or of the correction of an assumption. */
export const longestAnswer = 4000

/** Characters of the note to a person who is asked a question. */
export const questionLimits = { note: 1000 }

/** Characters of a question and of a conversation's name; conversations in one list; questions of one conversation. */
export const chatLimits = { question: 2000, title: 200, listed: 200, questions: 200 } as const

export const commentLimits = { text: 4000, quote: 2000, threads: 1000, comments: 500, name: 80 }

export const reviewLimits = { people: 20, note: 2000, reason: 2000 }

/** Characters; `list`: rows. Without a schema, so that the landing page can import them at build time. */
export const enquiryLimits = { name: 200, email: 254, organisation: 200, message: 4000, list: 100 } as const

export const enquiryStates = ['new', 'answered', 'closed'] as const
export type EnquiryState = (typeof enquiryStates)[number]

/** Maximum number of characters of a request to change a section's text. */
export const mostWish = 500

/** Maximum number of characters of a request to change a design. */
export const mostChangeWish = 2_000

/** Bytes, rows and characters. */
export const clientLimits = {
  name: 200,
  email: 320,
  phone: 60,
  role: 120,
  csv: 2 * 1024 * 1024,
  rows: 5_000,
  contacts: 200,
} as const

export const clientStatuses = ['prospect', 'active', 'paused', 'former'] as const
export type ClientStatus = (typeof clientStatuses)[number]

/** Limits for a client's response sheet. */
export const sheetLimits = { bytes: 10 * 2 ** 20, extension: '.xlsx', rows: 20_000 } as const
/** The purposes of its columns. */
export const sheetRoles = ['reference', 'statement', 'answer', 'how', 'owner', 'due', 'evidence'] as const
export type SheetRole = (typeof sheetRoles)[number]
export const filledRoles = ['answer', 'how', 'owner', 'due', 'evidence'] as const
export type FilledRole = (typeof filledRoles)[number]
/** Why a cell was not filled. */
export const leftReasons = ['has-value', 'formula', 'merged', 'not-in-list', 'list-not-read', 'too-long', 'answers-differ'] as const
export type LeftReason = (typeof leftReasons)[number]
