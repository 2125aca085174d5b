import type { Question } from '../../assembly/design.ts'
import type { Reading, Statement } from '../../reading/reading.ts'

/** What of a whole brief a question about one of its sentences has to know. */
export type BriefSoFar = {
  reading: Reading
  /** Those in force, in their order. */
  statements: Statement[]
  /** Whether the brief answers something anywhere; each pattern is looked for once. */
  says(pattern: RegExp): boolean
}

/** A question that an experienced architect asks of a sentence of one shape, as long as the brief does not answer it. */
export type SentenceRule = {
  /** How much of the design hangs on the answer, 9 the most. */
  weight: number
  kind: Question['kind']
  owner: string
  why: string
  asks: (statement: Statement, brief: BriefSoFar) => string | undefined
  /** What holds until it is answered, where there is a sound answer. */
  proposal?: string
  /** How many sentences of the shape are asked about; one where nothing is said. */
  most?: number
}

/** What goes on behind the semicolon, where it belongs to the same sentence. */
export const goesOnWith = ({ segment }: Statement, at: number, statements: Statement[]): string => {
  const next = statements[at + 1]
  return next !== undefined && next.segment.field === segment.field && /^\p{Ll}/u.test(next.text) ? next.text.slice(0, 300) : ''
}

const several = /^(?:people|staff|police|data|crew|children|men|women|both|all)$|[^siu'’]s$/i
/** Whether a noun phrase needs the verb of many: its last noun before “of” decides. */
export const isSeveral = (phrase: string) =>
  several.test(
    phrase
      .split(/ (?:of|in|from|for|at|with|to|on) /)[0]
      ?.split(' ')
      .at(-1) ?? '',
  )
export const doOrDoes = (phrase: string) => (isSeveral(phrase) ? 'do' : 'does')
export const isOrAre = (phrase: string) => (isSeveral(phrase) ? 'are' : 'is')
export const article = (noun: string) => (/^[aeiou]/i.test(noun) ? `an ${noun}` : `a ${noun}`)

/** A noun phrase of the brief: up to four words, with what it is of. */
export const nounPhrase = String.raw`(?:[\p{L}’'-]+ ){0,3}[\p{L}’'-]+`
