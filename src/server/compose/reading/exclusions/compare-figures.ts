import type { Contradiction, Statement } from '../reading.ts'
import { wholesThatDiffer } from './compare-counts.ts'
import { bindsAlways, type Matter, speaksOfOne, type SpeaksOfOne, toldIn } from './same-matter.ts'

/** Statements of one kind that are held against each other. */
const most = 30

const inSeconds: Record<string, number> = {
  ms: 0.001,
  s: 1,
  min: 60,
  h: 3600,
  day: 86_400,
  'working day': 86_400,
  week: 604_800,
  month: 2_629_800,
  quarter: 7_889_400,
  year: 31_557_600,
}
const secondsOf = ({ value, unit }: Statement['measures'][number]) =>
  Object.hasOwn(inSeconds, unit) ? value * inSeconds[unit]! : undefined

const keeps =
  /\b(?:stor(?:ed?|ing)|kept|keep|keeps|retain\w*|retention|preserv\w*|archiv\w+|held|hold|available|on file|safeguarded)\b/i
const erases = /\b(?:eras\w+|delet\w+|destroy\w*|purg\w+|wiped|discard\w*|overwritten|disposed|removed|shredded|anonymi[sz]ed)\b/i

/** Kept for half a year, and erased after three days. */
function erasedTooEarly(statements: Statement[], isOne: SpeaksOfOne): Contradiction[] {
  const spansOf = (words: RegExp, without: RegExp) =>
    statements.flatMap((statement) => {
      const text = toldIn(statement)
      const spans = statement.measures.flatMap((measure) => secondsOf(measure) ?? [])
      return words.test(text) &&
        !without.test(text) &&
        spans.length === 1 &&
        !/\bnot\b[^.;]{0,20}\b(?:before|earlier)\b/i.test(text)
        ? [{ statement, seconds: spans[0]! }]
        : []
    })
  const erased = spansOf(erases, keeps)
  return spansOf(keeps, erases)
    .slice(0, most)
    .flatMap(({ statement, seconds }) =>
      erased
        .slice(0, most)
        .filter((other) => other.seconds < seconds * 0.98 && isOne(statement, other.statement, [keeps, erases]))
        .slice(0, 1)
        .map((other): Contradiction => ({
          a: statement.id,
          b: other.statement.id,
          kind: 'figure',
          about: '',
          how: 'erased before the time that it has to be kept',
        })),
    )
}

const isFixed =
  /\b(?:by contract|contractual\w*|cannot be (?:shortened|changed|sped up|faster|cached)|may not be cached|at least|minimum|never (?:less|faster)|not (?:faster|less|before|earlier)|guarantee[sd]? only|external|by law|statutory|physical\w*|takes at least)\b/i
const takes = /\b(?:answers?|responds?|takes?|needs?|lasts?|requires?|delivers?|replies|comes? back|duration)\b/i

/** Within 200 ms with a check in it, and the check alone takes 5 s. */
function stepTakesLonger(statements: Statement[], isOne: SpeaksOfOne): Contradiction[] {
  const spans = statements.flatMap((statement) => {
    const seconds = statement.measures.flatMap((measure) => {
      const length = secondsOf(measure)
      return length === undefined ? [] : [{ length, isMost: measure.comparison === 'at-most' }]
    })
    return seconds.length > 0 ? [{ statement, seconds, text: toldIn(statement) }] : []
  })
  const bounds = spans.filter(({ seconds }) => seconds.length === 1 && seconds[0]!.isMost)
  const steps = spans.filter(({ text }) => takes.test(text) && isFixed.test(text))
  return bounds.slice(0, most).flatMap(({ statement, seconds: [limit] }) =>
    steps
      .filter((step) => step.statement !== statement && Math.min(...step.seconds.map(({ length }) => length)) > limit!.length)
      .filter((step) => isOne(statement, step.statement))
      .slice(0, 1)
      .map((step): Contradiction => ({
        a: statement.id,
        b: step.statement.id,
        kind: 'figure',
        about: '',
        how: 'a step of it takes longer than the whole may take',
      })),
  )
}

const inBytes: Record<string, number> = { B: 1, kB: 1e3, MB: 1e6, GB: 1e9, TB: 1e12, PB: 1e15 }
const limits =
  /\b(?:limited to|at most|no more than|not more than|maximum|ceiling|cap(?:ped)?|cannot (?:be )?(?:exceed\w*|extend\w*)|not exceed|up to|only)\b/i
const rate = /^[^.,;]{0,32}?(?:\/|\b(?:per|a|each|every))\s*(day|week|month|quarter|year)\b|\b(daily|weekly|monthly|yearly)\b/i
const adjectives: Record<string, string> = { daily: 'day', weekly: 'week', monthly: 'month', yearly: 'year' }
const lasting =
  /\b(?:none|nothing|never|not)\b[^.;]{0,30}\b(?:remov\w+|delet\w+|eras\w+)|\b(?:remov\w+|delet\w+|eras\w+) (?:none|nothing)\b|\b(?:keep|kept|retain\w*|stored|stay)\b/i

/** 40 TB at most in four years, and 2.5 TB a month of which nothing goes. */
function fillsUp(statements: Statement[], isOne: SpeaksOfOne): Contradiction[] {
  const sized = statements.flatMap((statement) => {
    const text = toldIn(statement)
    return statement.measures.flatMap(({ unit, value, quote }) => {
      const [size, per] = unit.split('/')
      const bytes = Object.hasOwn(inBytes, size ?? '') ? inBytes[size ?? ''] : undefined
      if (bytes === undefined) return []
      const told = rate.exec(text.slice(text.indexOf(quote) + quote.length, text.indexOf(quote) + quote.length + 60))
      const word = told?.[2]?.toLowerCase()
      const period = per ?? told?.[1]?.toLowerCase() ?? (word ? adjectives[word] : undefined)
      return [{ statement, text, bytes: bytes * value, period }]
    })
  })
  const yearsOf = ({ measures }: Statement) =>
    Math.max(0, ...measures.filter(({ unit }) => unit === 'year' || unit === 'month').map((one) => secondsOf(one)!))
  const wholes = sized.filter(({ text, period }) => period === undefined && limits.test(text))
  const rates = sized.filter(({ period, text }) => period !== undefined && Object.hasOwn(inSeconds, period) && lasting.test(text))
  return wholes.slice(0, most).flatMap((whole) =>
    rates
      .filter((one) => one.statement !== whole.statement && isOne(whole.statement, one.statement))
      .filter((one) => {
        const time = Math.max(yearsOf(whole.statement), yearsOf(one.statement))
        return time > 0 && (one.bytes * time) / inSeconds[one.period!]! > whole.bytes * 1.05
      })
      .slice(0, 1)
      .map((one): Contradiction => ({
        a: whole.statement.id,
        b: one.statement.id,
        kind: 'figure',
        about: '',
        how: 'the stated rate fills more than the limit in that time',
      })),
  )
}

const ordinal =
  /\b(\d{1,2})(?:st|nd|rd|th)\b(?! (?:century|floor|edition|percentile|anniversary|grade|of (?:January|February|March|April|May|June|July|August|September|October|November|December))| (?:January|February|March|April|May|June|July|August|September|October|November|December))/gi
const without = /\b(?:without exceptions?|all|every|each|always|no exceptions?)\b/i

/** On the 25th for all, and on the 5th for some of them. */
function monthDaysThatDiffer(statements: Statement[], isOne: SpeaksOfOne): Contradiction[] {
  const days = statements.flatMap((statement) => {
    const found = [...toldIn(statement).matchAll(ordinal)].map(([, day]) => Number(day))
    return found.length === 1 && statement.dates.length === 0 ? [{ statement, day: found[0]! }] : []
  })
  return days.slice(0, most).flatMap((one, at) =>
    days
      .slice(at + 1, most)
      .filter((other) => other.day !== one.day && (without.test(toldIn(one.statement)) || without.test(toldIn(other.statement))))
      .filter((other) => isOne(one.statement, other.statement))
      .slice(0, 1)
      .map((other): Contradiction => ({ a: one.statement.id, b: other.statement.id, kind: 'date', about: '' })),
  )
}

/** Two figures that cannot both be, said of one thing in different words. */
export function figuresThatExclude(statements: Statement[], matter: Matter): Contradiction[] {
  const binding = statements.filter((statement) => bindsAlways(toldIn(statement)))
  const isOne = speaksOfOne(statements, matter)
  return [
    ...wholesThatDiffer(binding, isOne),
    ...erasedTooEarly(binding, isOne),
    ...stepTakesLonger(binding, isOne),
    ...fillsUp(binding, isOne),
    ...monthDaysThatDiffer(binding, isOne),
  ]
}
