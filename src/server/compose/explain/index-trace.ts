import type { Solution, Source } from '#server/solution/solution.ts'
import type { Weighed } from '../assembly/trace.ts'
import type { Reading } from '../reading/reading.ts'
import type { QuotedStatement, WeighedOption } from './explanation.ts'
import { verdictSentences } from './verdict-sentences.ts'

type Of<Kind extends Weighed['of']> = Extract<Weighed, { of: Kind }>

/** A solution with what was weighed on the way to it, found by kind, part, statement and requirement. */
export type Traced = {
  solution: Solution
  reading: Reading
  all<Kind extends Weighed['of']>(kind: Kind): Of<Kind>[]
  /** The id of an element by the key of its part. */
  elementOf(part: string): string
  /** `EL-3 Optimiser`; whatever has no element is called by its key. */
  called(part: string): string
  quotes(statements: string[]): QuotedStatement[]
  ofSource(source: Source): QuotedStatement[]
  ofRequirements(ids: string[]): QuotedStatement[]
  /** Entries of the catalogue that were looked at for statements, those taken first. */
  cards(statements: string[]): WeighedOption[]
}

export function indexTrace(solution: Solution, weighed: Weighed[]): Traced {
  const all = <Kind extends Weighed['of']>(kind: Kind) => weighed.filter((one): one is Of<Kind> => one.of === kind)
  const { reading } = all('reading')[0]!
  const idOf = new Map(all('element').map(({ part, id }) => [part, id]))
  const names = new Map(solution.elements.map(({ id, name }) => [id, name]))
  const sourceOf = new Map(solution.requirements.map(({ id, source, alsoStated }) => [id, [source, ...alsoStated]]))
  const quotes = (ids: string[]) => reading.statements.filter(({ id }) => ids.includes(id)).map(quoteOf)
  const ofSource = (source: Source) => quotesOfSource(source, reading)
  return {
    solution,
    reading,
    all,
    elementOf: (part) => idOf.get(part) ?? part,
    called: (part) => [idOf.get(part), names.get(idOf.get(part) ?? '') ?? part].filter(Boolean).join(' '),
    quotes,
    ofSource,
    ofRequirements: (ids) => withoutRepeats(ids.flatMap((id) => sourceOf.get(id) ?? []).flatMap(ofSource)),
    cards: (statements) =>
      all('card')
        .filter(({ statement }) => statements.includes(statement))
        .map(optionOf)
        .toSorted((one, other) => Number(other.taken) - Number(one.taken)),
  }
}

function optionOf({ name, statement, score, verdict, refused }: Of<'card'>): WeighedOption {
  const why = refused ? `${verdictSentences[verdict]} (${refused})` : verdictSentences[verdict]
  return { kind: 'card', name, statement, score, taken: verdict === 'taken', verdict, why }
}

const quoteOf = ({ id, segment, quote }: Reading['statements'][number]): QuotedStatement => ({
  statement: id,
  field: segment.field,
  clause: segment.clause,
  quote,
})

function quotesOfSource(source: Source, { statements }: Reading): QuotedStatement[] {
  if (source.from !== 'brief') return []
  const said = statements.find(({ segment, quote }) => segment.field === source.field && quote === source.quote)
  return [said ? quoteOf(said) : { field: source.field, quote: source.quote }]
}

export function withoutRepeats(quotes: QuotedStatement[]): QuotedStatement[] {
  const seen = new Set<string>()
  return quotes.filter(({ field, quote }) => !seen.has(`${field}:${quote}`) && seen.add(`${field}:${quote}`))
}
