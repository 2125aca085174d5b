import type { Brief, BriefField } from '#shared/brief.ts'
import type { Source } from '#server/solution/solution.ts'
import { demandWords } from './verbs.ts'

/** One sentence, bullet or clause of the brief. */
export type Statement = {
  field: BriefField | 'projectName'
  /** As it stands in the brief. */
  quote: string
  /** Read on its own: with the words that introduce its list put in front. */
  text: string
  /** The heading above it, lower case, '' where there is none. */
  heading: string
  /** The number that the brief itself gives it: `REQ-012`. */
  given?: string
  /** A word or letter of priority beside it, in a column or in brackets. */
  priority?: string
}

export const sourceOf = ({ field, quote }: Pick<Statement, 'field' | 'quote'>): Source => ({ from: 'brief', field, quote })

const question =
  /^(?:[^:?]{1,24}:\s*)?(?:who|whose|what|which|when|where|why|how|is|are|do|does|did|was|were)\b[^?]{2,240}\?+(?:\s\(?[^?.]{0,60})?[.)]*$/i
/** "Chat? Maybe." */
const doubt = /^[^?\s]+(?: [^?\s]+)?\?+(?:\s\(?[^?.]{0,60})?[.)]*$/
const neverAsks = new Set<Statement['field']>(['projectName', 'budget', 'timeline'])

/** True where the brief asks something itself, and demands nothing by it. */
export const isAsked = ({ field, text }: Pick<Statement, 'field' | 'text'>) =>
  !neverAsks.has(field) && text.includes('?') && (question.test(text) || (doubt.test(text) && !demandWords.test(text)))

// Control characters but tab and line feed, lone surrogates, and what turns the direction of text or is no character.
const unwanted = /(?![\t\n])\p{Cc}|\p{Surrogate}|[\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/gu

export const cleanText = (text: string) =>
  text
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(unwanted, '')
    .replace(/[\u00a0\u202f]/g, ' ')

export const cleanBrief = (brief: Brief): Brief => ({
  ...brief,
  projectName: cleanText(brief.projectName).replace(/\s+/g, ' ').trim() || 'Untitled project',
  requirements: Object.fromEntries(
    Object.entries(brief.requirements).map(([field, text]) => [field, cleanText(text)]),
  ) as Brief['requirements'],
})
