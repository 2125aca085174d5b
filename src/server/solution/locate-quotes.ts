import type { Solution, Source } from './solution.ts'

/** The position in the brief of the quote that a fact is based on; without a position if the exact words are not there. */
export type LocatedQuote = {
  /** Id of the fact, or `budget`, `timeline`, `situation`. */
  fact: string
  field: string
  quote: string
  start: number | null
  end: number | null
}

type Fact = { id: string; source: Source; alsoStated?: Source[] }
const isFact = (value: unknown): value is Fact => typeof value === 'object' && value !== null && 'id' in value && 'source' in value

/** Every quote of the brief that a fact of the solution is based on; `brief` contains the fields as submitted. */
export function locateQuotes(solution: Solution, brief: Record<string, string>): LocatedQuote[] {
  const all: unknown[] = Object.values(solution).flat()
  const ofFacts = all
    .filter(isFact)
    .flatMap(({ id, source, alsoStated = [] }) =>
      [source, ...alsoStated].flatMap((one) => (one.from === 'brief' ? [locate(id, one, brief)] : [])),
    )
  const ofTotals = (['budget', 'timeline', 'situation'] as const).flatMap((fact) => {
    const quote = solution[fact]?.quote
    return quote === undefined ? [] : [locate(fact, { field: fieldOf(quote, fact, brief), quote }, brief)]
  })
  return [...ofFacts, ...ofTotals]
}

function locate(fact: string, { field, quote }: { field: string; quote: string }, brief: Record<string, string>): LocatedQuote {
  const found = find(brief[field] ?? '', quote)
  return { fact, field, quote, start: found?.start ?? null, end: found?.end ?? null }
}

/** Summary values have no field: usually their quote is in the field with the same name. */
const fieldOf = (quote: string, name: string, brief: Record<string, string>) =>
  [name, ...Object.keys(brief)].find((field) => find(brief[field] ?? '', quote)) ?? name

/** Finds a quote exactly, or with the white space that the person typed. */
function find(text: string, quote: string) {
  const start = quote === '' ? -1 : text.indexOf(quote)
  if (start !== -1) return { start, end: start + quote.length }
  const words = quote.split(/\s+/).filter((word) => word !== '')
  if (words.length === 0) return undefined
  const loose = new RegExp(words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join(String.raw`\s+`))
  const found = loose.exec(text)
  return found ? { start: found.index, end: found.index + found[0].length } : undefined
}
