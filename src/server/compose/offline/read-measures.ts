import type { Measure } from '#server/solution/solution.ts'
import { comparisonOf } from './compare-words.ts'
import { keepsLog } from './log-retention.ts'
import { measureTopics, type MeasureTopic } from './measure-topics.ts'
import { amountOf, currencyCodes, currencyNames, currencyOf, numberWords, shortRate, shortUnit, valueOf } from './measure-units.ts'
import { pairRecoveries } from './pair-recoveries.ts'

const thousands = String.raw`\d{1,3}(?:[. ]\d{3})+(?:,\d{1,2})?(?![\d,.]*\d)`
const number = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?`
/** Groups of thousands with a full stop or a space count beside a sign of money only: 1.234 GB is little more than one. */
const grouped = String.raw`(?<=(?:[£€$]|${currencyCodes})\s?)${thousands}|${thousands}(?=\s?(?:€|zł|(?:${currencyCodes}|euros?)\b))|${number}`
const mayGroup = /\d[. ]\d{3}(?!\d)/
const scale = String.raw`(?:\s?(?:k|m|mn|mio|mln|mrd|bn)\b|[\s-](?:thousand|million|billion)\b)`
const time = String.raw`ms|milliseconds?|secs?|seconds?|s|mins?|minutes?|hrs?|hours?|h|(?:(?:working|business|calendar)[\s-])?days?|weeks?|months?|years?`
const size = 'KB|MB|GB|TB|PB|kB'
const rate = String.raw`(?:\s?\/\s?|\s(?:per|a|an|each|every)\s)(?:seconds?|secs?|s|minutes?|min|hours?|hr|days?|nights?|weeks?|months?|years?|annum|user|request)\b`
const noun = String.raw`(?:[a-z][a-z-]+\s){0,2}?[a-z][a-z-]*s(?<!ss|is|us|\bhas|\bwas|\bas)\b|people|staff|fte|tps|rps|rpm|qps|[MG]bps`
const rangeOfNumbers = (number: string) =>
  String.raw`(?<firstScale>${scale})?%?(?<rangeSign>\s?(?:-|–|to|and)\s?)(?<upperMoney>£|€|\$)?(?<upper>${number})`
const measuredIn = (number: string) =>
  new RegExp(
    String.raw`(?=[\d£€$GEUCANSDPJ])(?<![\p{L}\d.,/-])(?<money>£|€|US\$|\$|(?:${currencyCodes})\s?)?(?<number>${number})(?:${rangeOfNumbers(number)}(?=\D))?(?<scale>${scale})?(?:\s?(?<unit>%|per\s?cent\b|pct\b|(?:${size})\b|(?:${time})\b|(?:${currencyCodes}|${currencyNames})(?![\p{L}\d]))|(?<plus>\+)?[\s-](?<noun>${noun}|(?:day|week|month|year|hour|minute|second)\b))?(?<rate>${rate})?`,
    'giu',
  )
const measured = measuredIn(number)
const measuredInGroups = measuredIn(grouped)
/** Numbers in words count where a unit of time or a share follows: "one place" measures nothing. */
const inWords = new RegExp(
  String.raw`\b(?<number>${numberWords})(?<scale>[\s-](?:thousand|million|billion)\b)?[\s-](?:(?<unit>per\s?cent\b|(?:(?:working|business|calendar)[\s-])?days?\b|(?:milliseconds?|seconds?|minutes?|hours?|weeks?|months?|years?)\b)|(?<noun>(?:concurrent |simultaneous )?users\b))(?<rate>${rate})?`,
  'giu',
)
const single =
  /\b(?:within|under|less than|at least|at most|over|more than) (?<number>an?) (?<unit>second|minute|hour|(?:working )?day|week|month|year)\b/gi

const standard =
  /\b(?:ISO(?:\/IEC)?|TLS|OAuth|OIDC|WCAG|PCI DSS|BS|EN|HTTP|SQL|IFRS|RFC|version|v|section|article|phase|level|tier|type|SOC|Solvency|release|Gen|week|wave|stage|C4|option|year)\s$/i
// A number that belongs to a product's name, as in Dynamics 365.
const named = /[\p{L}\d]\S* \p{Lu}\p{L}+\s$|(?:Dynamics|Analytics|Office|Windows)\s$/u
const notUnits = /^(?:is|was|has|its|as|this|us|plus|years? old|and|or|of)$/i
/** Characters on either side of a number in which its subject is looked for: a sentence may be as long as a field. */
const reach = 600
const months = /^(?:st|nd|rd|th)?\s?(?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b/i

type Groups = Record<string, string | undefined>

const kept = new WeakMap<{ text: string }, Measure[]>()

/** The measures of a statement, read once however often they are asked for. */
export function measuresOf(statement: { text: string }): Measure[] {
  const known = kept.get(statement) ?? readMeasures(statement.text)
  kept.set(statement, known)
  return known
}

/** The numbers of a text that measure something; dates, versions and numbers of standards are not among them. */
export function readMeasures(text: string): Measure[] {
  const inDigits = /\d/.test(text)
    ? [...text.matchAll(mayGroup.test(text) ? measuredInGroups : measured)].flatMap((match) => measureOf(text, match))
    : []
  const written = /\b(?:an?|seconds?|minutes?|hours?|days?|weeks?|months?|years?|per\s?cent|users)\b|24/i.test(text)
    ? [...[...text.matchAll(inWords), ...text.matchAll(single)].flatMap((match) => measureOf(text, match)), ...roundTheClock(text)]
    : []
  const all = written.length === 0 ? inDigits : [...inDigits, ...written].toSorted((one, other) => one.index - other.index)
  return pairRecoveries(text, all).map(({ measure }) => measure)
}

type Found = { index: number; measure: Measure }

function measureOf(text: string, match: RegExpMatchArray & { index?: number }): Found[] {
  const groups: Groups = match.groups ?? {}
  const index = match.index ?? 0
  const isSingle = /^an?$/i.test(groups['number'] ?? '')
  const start = isSingle ? index + match[0].search(/\ban? /i) : index
  const found = text.slice(start, index + match[0].length)
  const before = text.slice(Math.max(0, start - 100), start)
  const after = text.slice(start + found.length, start + found.length + 60)
  const unit = unitOf(groups)
  if (
    unit === '' ||
    standard.test(before.slice(-16)) ||
    (groups['noun'] && (named.test(before.slice(-40)) || isYear(groups, before))) ||
    months.test(text.slice(start + (groups['number'] ?? '').length).trimStart())
  )
    return []
  const around = { before, after: `${found} ${after}`, text: text.slice(Math.max(0, start - reach), start + reach) }
  const comparison = comparisonOf(before.slice(-32), groups['plus'] ? `+${after}` : after)
  const nearest = subjectOf(unit, around)
  const subject =
    nearest === 'retention' && keepsLog(text.slice(Math.max(0, start - reach)), Math.min(start, reach)) ? 'log retention' : nearest
  const read = /^[A-Z]{3}(?:\/|$)/.test(unit) ? amountOf : valueOf
  if (groups['upper'] === undefined) {
    const value = isSingle ? 1 : read(groups['number'] ?? '0', groups['scale'] ?? '')
    return [
      { index: start, measure: { subject, comparison: comparison.kind, value, unit, quote: `${comparison.words}${found}`.trim() } },
    ]
  }
  const quote = `${/\bbetween\s+$/i.exec(before)?.[0] ?? ''}${found}`.trim()
  return rangeOf(groups, before).map(({ kind, value }) => ({
    index: start,
    measure: { subject, comparison: kind, value, unit, quote },
  }))
}

/** "Between 5 and 10" bounds on both sides; "5 and 10" names the second of two numbers. */
function rangeOf(groups: Groups, before: string): { kind: Measure['comparison']; value: number }[] {
  const least = valueOf(groups['number'] ?? '0', groups['firstScale'] ?? groups['scale'] ?? '')
  const most = valueOf(groups['upper'] ?? '0', groups['scale'] ?? '')
  if (/and/.test(groups['rangeSign'] ?? '') && !/\bbetween\s*$/i.test(before)) {
    return [
      { kind: 'exactly', value: least },
      { kind: 'exactly', value: most },
    ]
  }
  if (/\bfrom\s*$/i.test(before) && least > most)
    return [
      { kind: 'exactly', value: least },
      { kind: 'exactly', value: most },
    ]
  return [
    { kind: 'at-least', value: least },
    { kind: 'at-most', value: most },
  ]
}

/** A bare year before a plural: "2019 claims". */
const isYear = (groups: Groups, before: string) =>
  /^(?:19|20)\d\d$/.test(groups['number'] ?? '') &&
  comparisonOf(before.slice(-32), '').kind === 'exactly' &&
  /\b(?:in|since|by|for|the|from|of|all)\s$/i.test(before)

const roundTheClock = (text: string): Found[] =>
  [...text.matchAll(/(?<![\d/])24\s?[/x×]\s?7(?![\d/])/g)].map((match) => ({
    index: match.index,
    measure: { subject: 'hours of service', comparison: 'exactly', value: 24, unit: 'h/day', quote: match[0] },
  }))

function unitOf(groups: Groups) {
  const money = currencyOf(groups['money'] ?? '') ?? currencyOf(groups['unit'] ?? '')
  const base = money ?? shortUnit((groups['unit'] ?? '').replace('-', ' ')) ?? groups['noun']?.toLowerCase() ?? ''
  if (base === '' || notUnits.test(base)) return ''
  const per = /([a-z]+)$/i.exec(groups['rate'] ?? '')?.[1]?.toLowerCase()
  return per ? `${base}/${shortRate(per)}` : base
}

type Around = { before: string; after: string; text: string }

/** What is measured: the topic whose word stands nearest to the number, then any in the text, then the unit itself. */
function subjectOf(unit: string, { before, after, text }: Around) {
  const possible = topicsOf(unit)
  let nearest: { topic: string; distance: number } | undefined
  for (const { topic, words, any, every } of possible) {
    if (any) continue
    const distance = Math.min(distanceBack(before, lastEnd(every, before)), distanceAhead(after, firstStart(words, after)))
    if (distance < (nearest?.distance ?? Infinity)) nearest = { topic, distance }
  }
  return (
    nearest?.topic ??
    possible.find(({ weak }) => weak?.test(text))?.topic ??
    possible.find(({ words }) => words.test(text))?.topic ??
    unit
  )
}

/** A word in another clause of the sentence speaks of another number, so each clause between counts for so many characters. */
const clause = 40
const clausesIn = (text: string) => text.match(/[,;]\s|\.\s(?=\p{Lu})|\s(?:and|but)\s/gu)?.length ?? 0

const distanceBack = (text: string, end: number) =>
  end === -Infinity ? Infinity : text.length - end + clause * clausesIn(text.slice(end))
const distanceAhead = (text: string, start: number) =>
  start === Infinity ? Infinity : start + clause * clausesIn(text.slice(0, start))

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
