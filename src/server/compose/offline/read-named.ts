import { allNames } from './gazetteer/all-names.ts'
import type { Named } from './gazetteer/named.ts'
import type { Statement } from './statement.ts'

export type NamedInBrief = {
  named: Named
  /** The first statement that names it. */
  statement: Statement
  mentions: Statement[]
  /** The brief says that it must not be used or is to be replaced, or it stands only outside the scope. */
  refused: boolean
}

const whole = (words: string) => String.raw`(?<![\p{L}\d])(?:${words.replaceAll(' ', String.raw`[\s-]`)})(?![\p{L}\d])`
const patterns = allNames.map((named) => ({ named, pattern: new RegExp(whole(named.words), 'u') }))
/** One scan tells for this many names whether a text has any of them; much larger expressions are no longer compiled by V8. */
const inOneScan = 40
const scans = Array.from({ length: Math.ceil(patterns.length / inOneScan) }, (_, index) => {
  const some = patterns.slice(index * inOneScan, (index + 1) * inOneScan)
  return { some, anything: new RegExp(some.map(({ pattern }) => pattern.source).join('|'), 'u') }
})

const refusal =
  /\b(?:must not|may not|shall not|do not|don.t|not to|no longer|instead of|rather than|without)(?: want to)? (?:use|using|adopt|run on|be hosted on|rely on)?\b/i

/** The products and systems that the brief names; a longer name wins over a shorter one inside it. */
export function readNamed(statements: Statement[], isOutside: (statement: Statement) => boolean): NamedInBrief[] {
  const found = new Map<string, NamedInBrief>()
  for (const statement of statements) {
    for (const { named, index } of namesIn(statement.quote)) {
      const refused = isOutside(statement) || refusal.test(statement.quote.slice(Math.max(0, index - 40), index))
      const known = found.get(named.name)
      if (known) {
        known.mentions.push(statement)
        known.refused &&= refused
      } else found.set(named.name, { named, statement, mentions: [statement], refused })
    }
  }
  return [...found.values()]
}

/** The names in one text, in the order of the text. */
export function namesIn(text: string): { named: Named; index: number }[] {
  const near = scans.flatMap(({ some, anything }) => (anything.test(text) ? some : []))
  const hits = near.flatMap(({ named, pattern }) => {
    const match = pattern.exec(text)
    return match ? [{ named, index: match.index, end: match.index + match[0].length }] : []
  })
  const longest = hits.toSorted((one, other) => other.end - other.index - (one.end - one.index))
  const kept: typeof hits = []
  for (const hit of longest) if (!kept.some(({ index, end }) => hit.index < end && index < hit.end)) kept.push(hit)
  return kept.toSorted((one, other) => one.index - other.index)
}
