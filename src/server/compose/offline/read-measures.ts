import type { Measure } from '#server/solution/solution.ts'
import { measureTopics, type MeasureTopic } from './measure-topics.ts'

const multipliers: Record<string, number> = { k: 1e3, thousand: 1e3, m: 1e6, mn: 1e6, million: 1e6, bn: 1e9, billion: 1e9 }
const currencies: Record<string, string> = { '£': 'GBP', '€': 'EUR', $: 'USD', GBP: 'GBP', EUR: 'EUR', USD: 'USD' }

const number = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?`
const scale = String.raw`(?:\s?(?:k|m|mn|bn)\b|\s(?:thousand|million|billion)\b)`
const time = String.raw`ms|milliseconds?|secs?|seconds?|s|mins?|minutes?|hrs?|hours?|h|(?:(?:working|business|calendar)\s)?days?|weeks?|months?|years?`
const size = 'KB|MB|GB|TB|PB|kB'
const rate = String.raw`(?:\s?\/\s?|\s(?:per|a|an|each|every)\s)(?:seconds?|secs?|s|minutes?|min|hours?|hr|days?|nights?|weeks?|months?|years?|annum|user|request)\b`
const noun = String.raw`(?:[a-z][a-z-]+\s){0,2}?[a-z][a-z-]*[a-z](?<!ss|is|us|has|was|as)s\b|people|staff|fte|tps|rps|rpm|qps`
const measured = new RegExp(
  String.raw`(?=[\d£€$GEU])(?<![\p{L}\d.,/-])(?<money>£|€|\$|(?:GBP|EUR|USD)\s?)?(?<number>${number})(?<scale>${scale})?(?:\s?(?<unit>%|per\s?cent\b|(?:${size})\b|(?:${time})\b)|[\s-](?<noun>${noun}|(?:day|week|month|year|hour|minute|second)\b))?(?<rate>${rate})?`,
  'giu',
)

const standard =
  /(?:ISO(?:\/IEC)?|TLS|OAuth|OIDC|WCAG|PCI DSS|BS|EN|HTTP|SQL|IFRS|RFC|version|v|section|article|phase|level|tier|type|SOC|Solvency|release|Gen|week|wave|stage|C4|option|year)\s$/i
// A number that belongs to a product's name, as in Dynamics 365.
const named = /[\p{L}\d]\S* \p{Lu}\p{L}+\s$|(?:Dynamics|Analytics|Office|Windows)\s$/u
const notUnits = /^(?:is|was|has|its|as|this|us|plus|years? old|and|or|of)$/i
/** Characters on either side of a number in which its subject is looked for: a sentence may be as long as a field. */
const reach = 600
const months = /^\s?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b/i

/** The numbers of a text that measure something; dates, versions and numbers of standards are not among them. */
export function readMeasures(text: string): Measure[] {
  if (!/\d/.test(text)) return []
  return [...text.matchAll(measured)].flatMap((match) => {
    const groups = match.groups ?? {}
    const before = text.slice(Math.max(0, match.index - 100), match.index)
    const after = text.slice(match.index + match[0].length, match.index + match[0].length + 60)
    const unit = unitOf(groups)
    if (
      unit === '' ||
      standard.test(before.slice(-16)) ||
      (groups['noun'] && named.test(before.slice(-40))) ||
      months.test(text.slice(match.index + (groups['number'] ?? '').length))
    )
      return []
    const comparison = comparisonOf(before.slice(-32), after)
    return [
      {
        subject: subjectOf(unit, {
          before,
          after: `${match[0]} ${after}`,
          text: text.slice(Math.max(0, match.index - reach), match.index + reach),
        }),
        comparison: comparison.kind,
        value: valueOf(groups),
        unit,
        quote: `${comparison.words}${match[0]}`.trim(),
      },
    ]
  })
}

function valueOf(groups: Record<string, string | undefined>) {
  const value = Number((groups['number'] ?? '0').replaceAll(',', ''))
  const product = value * (multipliers[(groups['scale'] ?? '').trim().toLowerCase()] ?? 1)
  return Number(product.toPrecision(15))
}

function unitOf(groups: Record<string, string | undefined>) {
  const money = currencies[(groups['money'] ?? '').trim().toUpperCase()]
  const base = money ?? shortUnit(groups['unit'] ?? '') ?? groups['noun']?.toLowerCase() ?? ''
  if (base === '' || notUnits.test(base)) return ''
  const per = /([a-z]+)$/i.exec(groups['rate'] ?? '')?.[1]?.toLowerCase()
  return per ? `${base}/${shortRate(per)}` : base
}

const unitNames: [RegExp, string][] = [
  [/^(?:%|per\s?cent)$/i, '%'],
  [/^(?:ms|milliseconds?)$/i, 'ms'],
  [/^(?:s|secs?|seconds?)$/i, 's'],
  [/^(?:mins?|minutes?)$/i, 'min'],
  [/^(?:h|hrs?|hours?)$/i, 'h'],
  [/^(?:calendar )?days?$/i, 'day'],
  [/^(?:working|business) days?$/i, 'working day'],
  [/^weeks?$/i, 'week'],
  [/^months?$/i, 'month'],
  [/^years?$/i, 'year'],
  [/^kb$/i, 'kB'],
  [/^mb$/i, 'MB'],
  [/^gb$/i, 'GB'],
  [/^tb$/i, 'TB'],
  [/^pb$/i, 'PB'],
]
const shortUnit = (written: string) => (written === '' ? undefined : unitNames.find(([name]) => name.test(written.trim()))?.[1])
const shortRate = (per: string) =>
  unitNames.find(([name]) => name.test(per))?.[1] ?? (per === 'annum' ? 'year' : per.replace(/s$/, ''))

const comparisons: [RegExp, Measure['comparison']][] = [
  [
    /(?:[<≤]=?|\b(?:under|below|within|less than|fewer than|at most|up to|no more than|not more than|no longer than|never older than|older than|no later than|maximum(?: of)?|max\.?|not exceed(?:ing)?|exceed|faster than|capped at))\s*$/i,
    'at-most',
  ],
  [
    /(?:[>≥]=?|\b(?:over|above|more than|at least|no fewer than|not less than|no less than|minimum(?: of)?|min\.?|exceeding|for at least))\s*$/i,
    'at-least',
  ],
  [
    /(?:[~≈]|\b(?:about|around|approx(?:\.|imately)?|roughly|some|circa|ca\.?|nearly|almost|typically|estimated(?: at)?))\s*$/i,
    'about',
  ],
]
const negated = /\b(?:not|never|no)\s+(?:be\s+)?(?:\w+\s)?$/i

function comparisonOf(before: string, after: string): { kind: Measure['comparison']; words: string } {
  for (const [pattern, kind] of comparisons) {
    const words = pattern.exec(before)?.[0]
    if (words === undefined) continue
    const turned =
      kind === 'at-least' && /^(?:more than|over|above)/i.test(words.trim()) && negated.test(before.slice(0, -words.length))
    return { kind: turned ? 'at-most' : kind, words }
  }
  if (/^\s*(?:or (?:less|fewer|better|under)|at most|maximum)/i.test(after)) return { kind: 'at-most', words: '' }
  if (/^\s*(?:or (?:more|higher|above)|at least|minimum)/i.test(after)) return { kind: 'at-least', words: '' }
  return { kind: 'exactly', words: '' }
}

type Around = { before: string; after: string; text: string }

/** What is measured: the topic whose word stands nearest to the number, then any in the text, then the unit itself. */
function subjectOf(unit: string, { before, after, text }: Around) {
  const possible = topicsOf(unit)
  let nearest: { topic: string; distance: number } | undefined
  for (const { topic, words, any, every } of possible) {
    if (any) continue
    const distance = Math.min(before.length - lastEnd(every, before), firstStart(words, after))
    if (distance < (nearest?.distance ?? Infinity)) nearest = { topic, distance }
  }
  return nearest?.topic ?? possible.find(({ words }) => words.test(text))?.topic ?? unit
}

type Topic = MeasureTopic & { any: boolean; every: RegExp }
const known = new Map<string, Topic[]>()
const topics: Topic[] = measureTopics.map((topic) => ({
  ...topic,
  any: topic.words.source === '.',
  every: new RegExp(topic.words.source, 'gi'),
}))

function topicsOf(unit: string) {
  const found = known.get(unit) ?? topics.filter(({ units }) => units.test(unit))
  // Units are words of the brief, so what is remembered must stay bounded.
  if (known.size < 500) known.set(unit, found)
  return found
}

function lastEnd(every: RegExp, text: string) {
  let end = -Infinity
  for (const match of text.matchAll(every)) end = match.index + match[0].length
  return end
}

function firstStart(words: RegExp, text: string) {
  const start = text.search(words)
  return start === -1 ? Infinity : start
}
