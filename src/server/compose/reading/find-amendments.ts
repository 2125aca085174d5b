import type { FoundDate } from './read-dates.ts'

export type Amendable = {
  id: string
  text: string
  clause: string | undefined
  message: number
  field: string
  dates: FoundDate[]
  heading: string | undefined
}

/** “Clause 7.3: read "31/12/2027" for "30/09/2027"”: the clause, what goes, what comes. */
const corrects = /\b(?:clause|section|para(?:graph)?|item|article|no\.?)\s?([A-Z]{0,3}\.?\d+(?:\.\d+)*)\b/iu
const replaces = /\b(?:read|delete|insert|substitute|replace[ds]?|amend(?:ed)?|instead of|for|withdrawn|no longer)\b/i
const correction = /\b(?:corrigendum|addendum|amendment|correction|corrections|revised|supersede[sd]?|prevails?)\b/i
const ignores =
  /\b(?:ignore (?:it|that|this|them|the)|disregard|forget (?:it|that|the)|is withdrawn|no longer (?:holds|applies|valid)|not any more|scrap that|instead)\b/i
const month = /\b(January|February|March|April|May|June|July|August|September|October|November|December)\b/

/** Earlier statements that a later one takes the place of: id of the earlier → id of the later. */
export function findAmendments(statements: Amendable[]): Map<string, string> {
  const amended = new Map<string, string>()
  for (const [index, later] of statements.entries()) {
    const clause = corrects.exec(later.text)?.[1]
    if (clause !== undefined && replaces.test(later.text)) {
      const earlier = statements.filter((other) => other !== later && other.clause === clause)
      const target =
        earlier.find((other) => sharesQuoted(later.text, other.text)) ??
        earlier.find((other) => other.dates.length > 0 && later.dates.length > 0) ??
        (earlier.length === 1 ? earlier[0] : undefined)
      if (target !== undefined) amended.set(target.id, later.id)
    }
    if (ignores.test(later.text)) amendIgnored(statements, { later, index }, amended)
  }
  return amended
}

/** Words in quotation marks that the earlier clause has too: "database shall not be Oracle". */
const sharesQuoted = (later: string, earlier: string) =>
  [...later.matchAll(/["“]([^"”]{2,120})["”]/g)].some(([, words]) => words !== undefined && earlier.includes(words))

/** “The date is December 31. October was before …, ignore it”: dates of that month said by others go. */
function amendIgnored(
  statements: Amendable[],
  { later, index }: { later: Amendable; index: number },
  amended: Map<string, string>,
) {
  const named = month.exec(later.text)?.[1]
  if (named === undefined) return
  const prevailing = statements.slice(Math.max(0, index - 2), index).findLast(({ dates }) => dates.length > 0) ?? later
  for (const other of statements) {
    if (other.message === later.message || other === later) continue
    if (other.dates.some(({ words }) => words.includes(named))) amended.set(other.id, prevailing.id)
  }
}

export const isCorrection = (text: string, heading: string | undefined) => correction.test(`${heading ?? ''} ${text}`)
