import type { Quantity, Statement } from '#server/solution/statement.ts'
import type { Calculated } from './calculated.ts'

type Said = { statement: Statement; value: Quantity; words: string; key: string }

const daysIn: Record<string, number> = {
  s: 1 / 86_400,
  min: 1 / 1440,
  minute: 1 / 1440,
  h: 1 / 24,
  hour: 1 / 24,
  day: 1,
  week: 7,
  month: 365.25 / 12,
  year: 365.25,
}
/** A month is about 30 days, which are no other duration. */
const tolerance = 1.05
/** Fewer words do not identify a thing. */
const leastWords = 2

/** Words that do not identify what a duration is for. */
const empty =
  /^(?:the|an?|of|in|on|at|to|by|for|from|with|and|or|is|are|was|be|been|it|its|this|that|our|their|your|shall|must|should|may|can|will|have|has|do|does|how|long|many|stays?|remains?|within|after|least|most|no|not|more|than|about|up)$/
/** A clause ends where another may begin. */
const boundary = /[,;:|·]\s|[.!?](?:\s|$)|\s(?:and|but|or)\s/g
const howLong = /\bhow (?:long|many (?:minutes|hours|days|weeks|months|years))\b[^?]*\?/i

/**
 * Two different durations in two statements whose clauses otherwise have exactly the same words: “Interval data shall be online for 36
 * months”, “How long must interval data stay online? Thirteen months”. Headings of one field that differ may be two different cases.
 */
export function compareDurations(statements: Statement[]): Calculated[] {
  const firsts = new Map<string, Said>()
  const found = new Set<string>()
  return statements.flatMap(durationsOf).flatMap((one): Calculated[] => {
    const first = firsts.get(one.key)
    firsts.set(one.key, first ?? one)
    if (!first || found.has(one.key) || !areDifferent(first, one)) return []
    found.add(one.key)
    return [
      {
        kind: 'two-values',
        text: `Two durations for the same thing: “${first.words}” and “${one.words}”.`,
        sum: `${first.value.quote} ≠ ${one.value.quote}`,
        statements: [first.statement.id, one.statement.id],
        warns: true,
      },
    ]
  })
}

const kindOf = ({ bound }: Quantity) => (bound === 'about' ? 'exactly' : bound)
const size = ({ low, unit }: Quantity) => low * daysIn[unit]!

function areDifferent(one: Said, other: Said): boolean {
  if (one.statement.id === other.statement.id || kindOf(one.value) !== kindOf(other.value)) return false
  if (one.statement.field === other.statement.field && one.statement.heading !== other.statement.heading) return false
  const [small, large] = [size(one.value), size(other.value)].toSorted((left, right) => left - right)
  return large! / small! > tolerance
}

function durationsOf(statement: Statement): Said[] {
  const { source, start, values } = statement
  const quote = source.from === 'brief' ? source.quote : ''
  const durations = values.filter(
    (value): value is Quantity =>
      value.kind === 'number' && daysIn[value.unit] !== undefined && value.low === value.high && value.low > 0,
  )
  const asked = howLong.exec(quote)?.[0]
  if (asked !== undefined && durations.length !== 1) return []
  return durations.flatMap((value) => {
    const [from, to] = [value.start - start, value.end - start]
    const marks = [...quote.matchAll(boundary)]
    const begin = marks.findLast(({ index, 0: mark }) => index + mark.length <= from)
    const stop = marks.find(({ index }) => index >= to)?.index ?? quote.length
    const clauseFrom = begin ? begin.index + begin[0].length : 0
    const around = asked ?? `${quote.slice(clauseFrom, from)} ${quote.slice(to, stop)}`
    const words = wordsIn(around)
    if (words.length < leastWords) return []
    const told =
      asked === undefined ? `${quote.slice(clauseFrom, from)}${value.quote}${quote.slice(to, stop)}` : `${asked} ${value.quote}`
    return [{ statement, value, words: told.replaceAll(/\s+/g, ' ').trim(), key: words.join(' ') }]
  })
}

/** The distinct words that identify the thing, sorted: their order does not matter. */
const wordsIn = (text: string) =>
  [...new Set((text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? []).filter((word) => !empty.test(word)))].toSorted()
