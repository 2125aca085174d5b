import type { CardVerdict } from '../assembly/trace.ts'

/** Exact words of the brief, with the field and the client's own number of the clause. */
export type QuotedStatement = { statement?: string | undefined; field: string; clause?: string | undefined; quote: string }

/** What could have stood there: an entry of the catalogue, a product, another part to be connected with, a way to decide. */
export type WeighedOption = {
  kind: 'card' | 'product' | 'part' | 'option'
  name: string
  /** The statement that it was weighed for. */
  statement?: string | undefined
  score?: number | undefined
  taken: boolean
  verdict?: CardVerdict | undefined
  why: string
}

export const explainedLists = ['parts', 'relations', 'decisions', 'risks', 'questions', 'tasks'] as const
export type ExplainedList = (typeof explainedLists)[number]

/** A fact of the design, the words that brought it there, and what else was weighed for its place. */
export type ExplainedFact = {
  list: ExplainedList
  id: string
  name: string
  reasons: string[]
  statements: QuotedStatement[]
  weighed: WeighedOption[]
}

/** Something that the design does not claim, decide, ask or contain. */
export type Abstention = { what: string; why: string; statements: QuotedStatement[]; weighed: WeighedOption[] }

export type Explanation = {
  client: string
  project: string
  /** How far the brief carries a design. */
  fit: string
  facts: ExplainedFact[]
  abstentions: Abstention[]
}
