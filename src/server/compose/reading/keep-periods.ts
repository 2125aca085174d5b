import { speaksOfData } from './data-words.ts'
import { afterVerb } from './sets-of-data.ts'
import type { FoundMeasure } from './read-measures.ts'
import type { DataRule } from './reading.ts'

/** How long a set of data is kept; `data` is empty where the sentence says it of what stands before. */
export type KeepPeriod = { data: string; keep: NonNullable<DataRule['keep']> }

const least = String.raw`(?:,? ?(?:for|at least|up to|a minimum of|minimum|min\.?|no less than|not less than|a full|the full|another|online|back|available|in archive|unchanged|safely|as a rule|within|at the latest|no later than|after))*`
const modal = String.raw`(?:(?:is|are|be|being|must|shall|should|will|may|has to|have to|needs? to|is to|are to|can|get|gets|stays?|remains?|only|always|all|also|then|by law|therefore) )*`
const keptVerb = String.raw`(?:kept|retained|stored|held|archived|available|preserved|locked|searchable|online|retrievable|readable|remain|remains|stay|stays|saved|conserved)`
const goneVerb = String.raw`(?:deleted|erased|destroyed|purged|overwritten|wiped|removed|anonymi[sz]ed|shredded|disposed of|discarded|gone)`
const noun = String.raw`((?:[\p{L}\p{N}][\p{L}\p{N}'’&/-]*,? )*?[\p{L}\p{N}][\p{L}\p{N}'’&/-]*(?: \([^()]*\))?,?)`

/** “Voyage logs are kept for”. */
const isKept = new RegExp(
  String.raw`(?:^|[.;:,]\s|\band |\bbut )${noun} ${modal}${keptVerb}(?: (?:in|on|at|within|inside) [^,;:]{2,40}?)?${least} ?$`,
  'iu',
)
/** “we keep tachograph files for”. */
const keeps = new RegExp(
  String.raw`\b(?:keep|keeps|retain|retains|store|stores|hold|holds|archive|archives|preserve|preserves)(?: ${noun})??${least} ?$`,
  'iu',
)
/** “Photos must be deleted after”, “erase them”. */
const isGone = new RegExp(
  String.raw`(?:^|[.;:,]\s|\band |\bbut )${noun} ${modal}${goneVerb} (?:after|within|no later than|at the latest after) ?$`,
  'iu',
)
const olderThan = new RegExp(String.raw`(?:^|[.;:,]\s|\ball )${noun} older than $`, 'iu')
const retention = new RegExp(
  String.raw`\bretention(?: period| time| life)?(?:,? (?:of|for) ${noun})?(?: is| are|:| of|,| life of ship)*${least}:? ?$`,
  'iu',
)
const labelled = new RegExp(String.raw`^(?:[-•*] )?(?:\d[\d.]* )?${noun}:? ?$`, 'iu')
const erase = /^([^:]{3,50}): (?:please )?(?:erase|delete|destroy|purge|remove)(?: them| it)? ?$/iu
/** “, quotations for”, “; time sheets for”: of which the same is said. */
const further = new RegExp(
  String.raw`^[^,;]{0,40}(?:[,;]|\s(?:and|but))\s(?:and |but |the |all )*${noun}(?::| are| is)?${least} ?$`,
  'iu',
)

const thenGone = new RegExp(
  String.raw`^\.?,? (?:and |after which |before )?(?:then|they are|it is|are|is)? ?(?:${goneVerb}|deleted|out)\b`,
  'iu',
)
const long = /^(?:day|working day|week|month|year|quarter|decade)$/
/** What is held or kept without being data: people, goods, doors, prices. */
const pronoun = /^(?:it|they|them|these|those|this|that|all|everything|we|i|you|he|she|who|which|or|and)$/iu
const outOfData = /^(?:the |a |an |all |our |any |each |every |its |their |of |and |but |that |for )+/iu

/** The noun phrase at the end of the words before a verb or a figure: “… is clear: no live position, and positions” → “positions”. */
function clean(words: string): string {
  const last = afterVerb(words.split(/,\s(?:and|but|so|except)\s|[:;]\s|\sthat\s(?=(?:the|all|any|every)\s)|\s(?=all\s)/iu).at(-1)!)
  const phrase = last
    .replace(outOfData, '')
    .replace(/[,;:\s]+$/u, '')
    .trim()
  return phrase.split(' ').length > longestName || unfinished.test(phrase) ? '' : phrase
}
const longestName = 9
const unfinished =
  /^(?:that|this|these|those(?! marked\b| \p{L}+ed\b)|it|they|then|to|not|in|for)\b|\b(?:in|within|after|by|of|than|every|each|last|next|past|is|are|for|with)$|^\p{L}+(?:able|ible)\b/iu

/** The periods of a sentence, each with the set of data that it is told of. */
export function keepPeriodsIn(text: string, measures: FoundMeasure[]): KeepPeriod[] {
  const spans = measures
    .filter(({ unit }) => long.test(unit) || /^(?:h|min)$/.test(unit))
    .toSorted((one, other) => one.start - other.start)
  const found: KeepPeriod[] = []
  for (const [index, span] of spans.entries()) {
    const before = spans[index - 1]
    const left = text.slice(before === undefined ? 0 : before.end, span.start)
    const right = text.slice(span.end, spans[index + 1]?.start ?? text.length)
    const data = dataKept({ left, right, isFurther: found.length > 0, isShort: !long.test(span.unit) })
    if (data === undefined) continue
    const { start: _start, end: _end, ...measure } = span
    found.push({ data, keep: { words: span.quote, measure } })
  }
  return found
}

type Beside = { left: string; right: string; isFurther: boolean; isShort: boolean }

function dataKept({ left, right, isFurther, isShort }: Beside): string | undefined {
  const gone = isGone.exec(left) ?? erase.exec(left) ?? (thenRemoved.test(right) ? olderThan.exec(left) : null)
  if (gone !== null) return dataOnly(gone[1]!)
  if (isShort) return undefined
  if (isFurther) {
    const next = further.exec(left)?.[1]
    if (next !== undefined) return clean(next) === '' ? undefined : clean(next)
    const rest = /^\.? (?:for )?(?:the )?([\p{L}][\p{L} -]{2,30})[.;]?$/u.exec(right)?.[1]
    if (/^[^\p{L}]*(?:for [\p{L} ]+,)?\s*$/u.test(left) && rest !== undefined) return clean(rest)
  }
  const kept = isKept.exec(left)
  if (kept !== null) return dataOnly(kept[1]!)
  // “holds 7 years of history” tells what is there.
  const object = /^ of\b/.test(right) ? null : keeps.exec(left)
  if (object !== null) {
    const named = object[1] ?? /^\.? for (?:the )?([\p{L}][\p{L} -]{2,40}?)(?=[,.;]|$)/u.exec(right)?.[1]
    return object[1] === undefined && named !== undefined ? clean(named) : dataOnly(named ?? '')
  }
  const period = retention.exec(left)
  if (period !== null) return clean(period[1] ?? '')
  const label = labelled.exec(left)?.[1]
  if (label === undefined || !(thenGone.test(right) || /^[.;]?$/.test(right))) return undefined
  const named = clean(/,\s([^,]+)$/u.exec(label)?.[1] ?? label)
  return named !== '' && speaksOfData(named) ? named : undefined
}

const thenRemoved = new RegExp(String.raw`^\W*(?:is|are|will be|shall be|must be|get)? ?${goneVerb}`, 'iu')
const dataOnly = (words: string): string | undefined => {
  const plain = clean(words)
  if (plain === '' || pronoun.test(plain)) return ''
  return speaksOfData(plain) || recordNoun.test(plain) ? plain : undefined
}
/** Papers of work that are data by their nature, beside those that speak of data. */
const recordNoun =
  /\b(?:applications?|logs?|minutes|decisions?|quotations?|payments?|requests?|visits?|tickets?|cases?|claims?|permits?|licen[cs]es?|publications?|entries|evidence|proofs?|tests?|sheets?|events?|searches|inspections?|treatments?|trails?|deletions|pictures|counts?|sessions?|items|versions?|traces?|cookies|conversations?|telegrams|polic(?:y|ies)|agreements?|consents?|implants?)\b/iu
