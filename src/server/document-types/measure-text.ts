import type { Requirement } from '#server/solution/solution.ts'
import { withSubject } from './with-subject.ts'

type Measure = Requirement['measures'][number]
type Measured = Pick<Requirement, 'measures'> & { text?: string }

/** The figures of a fact as the brief words them; a share says of what it is one. */
export const measureText = ({ measures, text }: Measured) =>
  inSpans([...new Set(measures.map(({ quote }) => quote))], text)
    .map((quote) => (text ? withSubject(quote, text) : quote))
    .join('; ')

const escaped = (words: string) => words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
/** A sign right before a figure belongs to it; a hyphen inside a word does not. */
const sign = String.raw`(?:(?<![\p{L}\p{N}])[-+−])?`
const unit = String.raw`(?:\s?[°\p{L}%]{1,3}(?![\p{L}]))?`

/** “20; 55 °C” → “-20 to +55 °C”, where the words say that one reaches to the other. */
function inSpans(quotes: string[], words = ''): string[] {
  for (const [index, quote] of quotes.entries()) {
    const next = quotes[index + 1]
    if (next === undefined) continue
    const [low, high] = [`${sign}${escaped(quote)}`, `${sign}${escaped(next)}`]
    const reach = `from ${low} to ${high}|between ${low}${unit} and ${high}|${low}${unit}(?: to | ?– ?| ?- ?| ?… ?)${high}`
    const [span] = new RegExp(reach, 'u').exec(words) ?? []
    if (span) return inSpans([...quotes.slice(0, index), span, ...quotes.slice(index + 2)], words)
  }
  return quotes
}

const ofTimeOrShare =
  /^(?:ms|s|min|h|(?:milli)?seconds?|minutes?|hours?|(?:working )?days?|weeks?|months?|quarters?|years?|o’clock|%|°C|°F)$/i

/** A figure that can be kept or missed; how many there are today cannot. */
const isBound = ({ comparison, unit }: Measure) => comparison === 'at-most' || comparison === 'at-least' || ofTimeOrShare.test(unit)

/** The same fact with the figures that bind somebody, and no other; beside figures with a unit, one without says nothing. */
export function bounded<Fact extends Pick<Requirement, 'measures'>>(fact: Fact): Fact {
  const bounds = fact.measures.filter(isBound)
  const withUnit = bounds.filter(({ unit }) => unit !== '')
  return { ...fact, measures: withUnit.length > 0 ? withUnit : bounds }
}
