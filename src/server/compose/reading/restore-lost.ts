import { comparableText } from './comparable-text.ts'
import type { Doubt, Statement } from './reading.ts'

export type ReportDoubt = (statement: string, kind: Doubt['kind'], sentence: string) => void

export const overlaps = (one: string, other: string) =>
  comparableText(one).includes(comparableText(other)) || comparableText(other).includes(comparableText(one))

/** What code found in a segment and no label carries comes back, each to the statement whose words hold it. */
export function restoreLost(made: Statement[], code: Statement, doubt: ReportDoubt): Statement[] {
  if (made.length === 0) return [code]
  const all = [...made, ...restOf(made, code, doubt)]
  const lostMeasures = code.measures.filter(
    (measure) =>
      !all.some(({ measures }) => measures.some(({ value, quote }) => value === measure.value && quote === measure.quote)),
  )
  const lostDates = code.dates.filter((date) => !all.some(({ dates }) => dates.some(({ words }) => words === date.words)))
  const lostSystems = code.systems.filter(
    (system) => !all.some(({ systems }) => systems.some(({ name }) => overlaps(name, system.name))),
  )
  const isLostBan = code.kind === 'ban' && !all.some(({ kind, alsoKinds }) => kind === 'ban' || alsoKinds.includes('ban'))
  const first = made[0]!
  const statementWith = (words: string) => all.find(({ quote }) => quote.includes(words)) ?? first
  for (const { quote } of lostMeasures)
    doubt(statementWith(quote).id, 'restored', `The number “${quote}” was left out and is restored.`)
  for (const { words } of lostDates) doubt(statementWith(words).id, 'restored', `The date “${words}” was left out and is restored.`)
  for (const { name } of lostSystems) doubt(statementWith(name).id, 'restored', `“${name}” was left out and is restored.`)
  if (isLostBan) doubt(first.id, 'restored', 'It refuses something; that was left out and is restored.')
  return all.map((statement) => ({
    ...statement,
    ...(isLostBan && statement === first && { kind: 'ban' as const, affirms: false }),
    measures: [...statement.measures, ...lostMeasures.filter(({ quote }) => statementWith(quote) === statement)],
    dates: [...statement.dates, ...lostDates.filter(({ words }) => statementWith(words) === statement)],
    systems: [...statement.systems, ...lostSystems.filter(({ name }) => statementWith(name) === statement)],
  }))
}

/** Fewer words between two labelled parts join them and say nothing by themselves. */
const leastWords = 4
const edges = /^[\s,;.:–-]+|[\s,;:–-]+$/g

/** Words of a segment of which nothing was said, where only parts of it were labelled: they stand as code read them. */
function restOf(made: Statement[], code: Statement, doubt: ReportDoubt): Statement[] {
  if (made.some(({ quote }) => quote === code.quote) || code.kind === 'noise' || code.kind === 'background') return []
  const pieces = made.reduce((rest, { quote }) => rest.flatMap((piece) => piece.split(quote)), [code.segment.text])
  const left = pieces
    .map((piece) => piece.replace(edges, '').replace(/^(?:and|but|or) /i, ''))
    .filter((piece) => (piece.match(/[\p{L}\p{N}]+/gu) ?? []).length >= leastWords)
  return left.map((text, index): Statement => {
    const id = `${code.segment.id}.${made.length + index + 1}`
    doubt(id, 'restored', `Of “${text}” nothing was said; it stands as code read it.`)
    const here = (words: string) => text.includes(words)
    const said = (words: string | undefined) => (words !== undefined && here(words) ? words : undefined)
    return {
      ...code,
      id,
      quote: text,
      text,
      actor: said(code.actor),
      verb: said(code.verb),
      object: said(code.object),
      condition: said(code.condition),
      measures: code.measures.filter(({ quote }) => here(quote)),
      dates: code.dates.filter(({ words }) => here(words)),
      systems: code.systems.filter(({ name }) => here(name)),
      people: code.people.filter(({ name }) => here(name)),
    }
  })
}
