import { type Answer, asksAbout, claimsContradiction, partsOf, type Verdict, withoutQuotes } from '../answer.ts'
import { labelPattern } from '../wording.ts'

export const contradictionsFound = ({ brief, solution }: Answer): Verdict[] =>
  brief.truth.contradictions.map(({ a, b }) => ({
    holds: solution.questions.some(({ text }) => asksAbout(text, a) && asksAbout(text, b)),
    what: `“${a}” / “${b}”`,
    why: 'no question holds both',
  }))

export const noneInvented = ({ brief: { truth }, solution }: Answer): Verdict[] => {
  const invented = solution.questions
    .map(({ text }) => text)
    .filter((text) => claimsContradiction(text))
    .filter((text) => !truth.contradictions.some(({ a, b }) => asksAbout(text, a) || asksAbout(text, b)))
  return [{ holds: invented.length === 0, what: `${invented.length} invented`, why: invented.slice(0, 2).join(' | ') }]
}

/** A question that only gives the client's sentence back is not one: quotations are taken out, unless it claims a contradiction. */
export const questionsAsked = ({ brief, solution }: Answer): Verdict[] => {
  const own = solution.questions.map(({ text }) => (claimsContradiction(text) ? text : withoutQuotes(text)))
  return brief.truth.questions.map((source) => ({
    holds: own.some((text) => labelPattern(source).test(text)),
    what: source,
    why: 'is not asked',
  }))
}

const mostWordsOfNote = 1500
export const thinAnsweredShort = ({ brief, solution, text }: Answer): Verdict[] => {
  if (!brief.truth.thin) return []
  const parts = partsOf(solution).length
  const words = text.match(/\S+/g)?.length ?? 0
  return [{ holds: parts <= 2 || words <= mostWordsOfNote, what: brief.projectName, why: `${parts} parts, ${words} words` }]
}
