import type { Solution } from '#server/solution/solution.ts'
import { readMeasures } from './read-measures.ts'
import type { Statement } from './statement.ts'

export type StatedDate = { date: string; name: string; kind: 'start' | 'go-live' | 'other'; statement: Statement }

const weeksIn: Record<string, number> = { day: 1 / 7, 'working day': 1 / 5, week: 1, month: 52 / 12, year: 52 }
const monthNames = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]
const monthPattern =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?'
const datePattern = new RegExp(
  String.raw`\b(?:(?<day>\d{1,2})(?:st|nd|rd|th)?\s+)?(?<month>${monthPattern})\s+(?<year>20\d\d)\b|\b(?<iso>20\d\d-\d\d-\d\d)\b`,
  'gi',
)

/** The days that a text names; a month without a day is its first. */
export function readDates(text: string): { date: string; index: number; length: number }[] {
  return [...text.matchAll(datePattern)].flatMap((match) => {
    const { day, month, year, iso } = match.groups ?? {}
    const place = monthNames.findIndex((name) => name.startsWith((month ?? '-').toLowerCase().slice(0, 3)))
    const date = iso ?? `${year}-${String(place + 1).padStart(2, '0')}-${(day ?? '1').padStart(2, '0')}`
    const real = new Date(`${date}T00:00:00Z`)
    if (Number.isNaN(real.getTime()) || real.toISOString().slice(0, 10) !== date) return []
    return [{ date, index: match.index, length: match[0].length }]
  })
}

export function readStatedDates(statements: Statement[]): StatedDate[] {
  return statements.flatMap((statement) =>
    readDates(statement.text).map(({ date, index }) => {
      const clause = statement.text.slice(0, index).split(/[,;]/).at(-1)?.trim() ?? ''
      const name =
        clause.replace(/\b(?:by|on|before|from|in|until|no later than|at the latest)(?: the)?$/i, '').trim() ||
        statement.quote.slice(0, 80)
      return { date, name, kind: kindOf(clause), statement }
    }),
  )
}

function kindOf(clause: string): StatedDate['kind'] {
  if (/\b(?:start(?:s|ing)?|begin(?:s|ning)?|kick-?off)\b/i.test(clause)) return 'start'
  return /\b(?:go[- ]live|live|launch|release|finished|complete\w*|production)\b/i.test(clause) ? 'go-live' : 'other'
}

const planWords =
  /\b(?:timeline|deadline|time ?frame|schedule|go[- ]live|be live|live (?:by|on|in|within)|launch|beta|first (?:release|results)|finished|delivered|complete|ready)\b/i
const longSpan = /\b(?:weeks?|months?|years?)\b/i
const past = /\b(?:was|were|went|had|has|have|since|ago|last|launched|failed)\b/i

/** What is said of the time for the work: in its own field, or else in the one for all that has no field. */
export function timelineStatements(statements: Statement[]): Statement[] {
  const own = statements.filter(({ field }) => field === 'timeline')
  if (own.length > 0) return own
  return statements.filter(({ field, text }) => field === 'additionalContext' && !past.test(text) && isAboutPlan(text))
}

const isAboutPlan = (text: string) =>
  readDates(text).some(({ index }) => kindOf(text.slice(0, index)) !== 'other') ||
  (planWords.test(text) && (readDates(text).length > 0 || (longSpan.test(text) && readDurations(text).length > 0)))

/** The length of the work in weeks: from the stated start to the last stated date, else the longest stated duration. */
/** `words` is the field as it stands. */
export function readTimeline(statements: Statement[], words: string): Solution['timeline'] {
  const stated = timelineStatements(statements)
  if (stated.length === 0) return undefined
  const quote = words.replace(/\s+/g, ' ').trim() || stated.map(({ quote: said }) => said).join(' ')
  const dates = readStatedDates(stated)
  const start = dates.find(({ kind }) => kind === 'start')?.date
  const last = dates
    .filter(({ kind }) => kind !== 'start')
    .map(({ date }) => date)
    .toSorted()
    .at(-1)
  const between = start && last ? Math.floor((Date.parse(last) - Date.parse(start)) / (7 * 86_400_000)) : 0
  const durations = stated.flatMap(({ text }) => readDurations(text))
  const weeks = between > 0 ? between : Math.max(0, ...durations)
  return weeks > 0 ? { quote, weeks } : { quote }
}

export const readDurations = (text: string) => [
  ...readMeasures(text).flatMap(({ value, unit }) => (weeksIn[unit] ? [Math.round(value * weeksIn[unit])] : [])),
  ...(/\b(?:within|in|over) (?:a|one) year\b/i.test(text) ? [52] : []),
]
