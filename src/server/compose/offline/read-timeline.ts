import type { Solution } from '#server/solution/solution.ts'
import { nameOfDay } from './name-of-day.ts'
import { readDates, writesMonthFirst, type DateInText } from './read-dates.ts'
import { readMeasures } from './read-measures.ts'
import type { Statement } from './statement.ts'

export type StatedDate = { date: string; name: string; kind: 'start' | 'go-live' | 'other'; statement: Statement }

export const weeksBetween = (from: string, to: string) => Math.floor((Date.parse(to) - Date.parse(from)) / (7 * 86_400_000))

const weeksIn: Record<string, number> = { day: 1 / 7, 'working day': 1 / 5, week: 1, month: 52 / 12, year: 52 }

/** True where the brief puts the month first in its dates, as one of them proves. */
const isAmerican = (statements: Statement[]) => writesMonthFirst(statements.map(({ text }) => text))

/**
 * What happens on the days of statements, in their words; a quarter or month ends on its last day unless work starts in it.
 * How a date in numbers is read may be proved anywhere in the brief.
 */
export function readStatedDates(statements: Statement[], brief = statements): StatedDate[] {
  const monthFirst = isAmerican(brief)
  return statements.flatMap((statement) => datesOf(statement, monthFirst))
}

function datesOf(statement: Statement, monthFirst: boolean): StatedDate[] {
  const { text } = statement
  const found = readDates(text, monthFirst)
  let before = ''
  return found.map((date, place) => {
    const clause = clauseBefore(text, date.index, found[place - 1])
    const after = clauseAfter(text, date, found[place + 1]?.index)
    const said = [clause, after].map(kindOf).find((known) => known !== 'other')
    const kind = spanKind(text, found, place) ?? said ?? 'other'
    const own = spanFrom.test(clause) ? 'Start' : [subjectOf(text, clause), after].map(nameOfDay).find((words) => words !== '')
    // "31 December and 31 March" are two days of one thing.
    const name =
      own || (kind === 'other' && before) || { start: 'Start', 'go-live': 'Go-live', other: 'Day named in the brief' }[kind]
    before = name
    return {
      date: kind === 'start' || /\b(?:by|from)(?: the)?$/i.test(clause) ? date.date : date.last,
      name,
      kind,
      statement,
    }
  })
}

/** "…the planning round, which begins": what a clause about another word speaks of. */
function subjectOf(text: string, clause: string): string {
  const told = /^(?:which|that)\s+(.+)$/i.exec(clause)?.[1]
  const noun = told && /\b(?:the|an?)\s([^,;.]{3,60}),?\s*$/i.exec(text.slice(0, text.indexOf(clause)))?.[1]
  return noun ? `${noun.trim()} ${told}` : clause
}

/** A comma inside a number or brackets ends no clause. */
const clauseBefore = (text: string, index: number, before: DateInText | undefined) =>
  text
    .slice(Math.max(0, index - 300, before ? before.index + before.length : 0), index)
    .replace(/\([^()]{0,200}\)/g, ' ')
    .split(/,(?!\d)|[;、，。；]|\.\s/)
    .at(-1)!
    .trim()
const clauseAfter = (text: string, { index, length }: DateInText, next = index + 300) =>
  text
    .slice(index + length, next)
    .split(/,(?!\d)|[;、，。；]|\.(?:\s|$)|\bto\b|\buntil\b|\band\b/, 1)[0]!
    .replace(/^\s*[:–—-]\s*/, '')
    .trim()

/** "36 weeks from" the day on which the work begins. */
const spanFrom = /\b\d+ (?:weeks|months|years) from$/i

/** "5 January to 30 September" says by its form what starts and what ends. */
function spanKind(text: string, dates: DateInText[], place: number): StatedDate['kind'] | undefined {
  const joins = (one: DateInText | undefined, other: DateInText | undefined) => {
    const between = one && other && text.slice(one.index + one.length, other.index).trim()
    return (
      between !== undefined &&
      (/^(?:to|until|till|–|-)$/i.test(between) || (between === 'and' && /\bbetween\s*$/i.test(text.slice(0, one!.index))))
    )
  }
  if (joins(dates[place], dates[place + 1])) return 'start'
  return joins(dates[place - 1], dates[place]) ? 'go-live' : undefined
}

const starting =
  /^from$|(?<![\p{L}])(?:start(?:s|ing|ed)?|begin(?:s|ning|n)?|kick-?off|commence\w*|mobilis\w+|mobiliz\w+|démarrage|début|projektstart|έναρξη|開始|开始)(?![\p{L}])|(?:开始|開始)/iu
const ending =
  /(?<![\p{L}])(?:go[- ]live|live|launch|release|finish(?:ed)?|complete\w*|completion|production|end(?:s|ing)?|deadline|delivered|in service|general availability|GA|mise en service|mise en production|livraison|fertigstellung|inbetriebnahme|produktivstart|produkcja|wdrożenie|λειτουργία|yn fyw|الإطلاق)(?![\p{L}])|稼働|上线/iu
/** What may begin on a day without being this work: "the season starts", "the round, which begins". */
const startOfOther =
  /^(?:which|that|who|where|when)\b|(?<!\p{L})(?:season|year|planning round|contract|term|quarter|winter|summer)s? (?:starts?|begins?)/iu

function kindOf(clause: string): StatedDate['kind'] {
  if (startOfOther.test(clause)) return 'other'
  if (starting.test(clause) || spanFrom.test(clause)) return 'start'
  return ending.test(clause) ? 'go-live' : 'other'
}

const planWords =
  /\b(?:timeline|deadline|time ?frame|schedule|go[- ]live|be live|live (?:by|on|in|within)|launch|beta|first (?:release|results)|finished|delivered|complete|ready)\b/i
const longSpan = /\b(?:weeks?|months?|years?)\b/i
const past = /\b(?:was|were|went|had|has|have|since|ago|last|launched|failed)\b/i

/** What is said of the time for the work: in its own field, or else wherever the brief speaks of it; a day that binds may stand elsewhere, too. */
export function timelineStatements(statements: Statement[]): Statement[] {
  const own = statements.filter(({ field }) => field === 'timeline')
  if (own.length > 0) {
    const hasEnd = readStatedDates(own, statements).some(({ kind }) => kind === 'go-live')
    return hasEnd ? own : [...own, ...statements.filter(({ field, text }) => elsewhere.has(field) && namesWorkDay(text))]
  }
  return statements.filter(({ field, text }) =>
    field === 'additionalContext' ? !past.test(text) && isAboutPlan(text) : elsewhere.has(field) && namesWorkDay(text),
  )
}

const elsewhere = new Set<Statement['field']>(['constraints', 'businessObjective', 'technicalRequirements', 'deliverables'])
const mayDate = /\b20\d\d\b/

/** A day on which the work starts or the system goes live, not one of the data. */
const namesWorkDay = (text: string) =>
  mayDate.test(text) &&
  !past.test(text) &&
  /\b(?:go[- ]live|live|launch\w*|in production|work (?:starts|begins)|kick-?off)\b/i.test(text) &&
  readStatedDates([{ field: 'constraints', quote: text, text, heading: '' }]).some(({ kind }) => kind !== 'other')

const isAboutPlan = (text: string) =>
  readDates(text).some(({ index }) => kindOf(text.slice(0, index)) !== 'other') ||
  (planWords.test(text) && (readDates(text).length > 0 || (longSpan.test(text) && readDurations(text).length > 0)))

/**
 * The length of the work in weeks: from the stated start to the last stated date, else the longest stated duration or the phases that follow each other.
 * `words` is the field as it stands.
 */
export function readTimeline(statements: Statement[], words: string): Solution['timeline'] {
  const stated = timelineStatements(statements)
  if (stated.length === 0) return undefined
  const quote = words.replace(/\s+/g, ' ').trim() || stated.map(({ quote: said }) => said).join(' ')
  const dates = readStatedDates(stated, statements)
  const start = dates.find(({ kind }) => kind === 'start')?.date
  const last = dates
    .filter(({ kind }) => kind !== 'start')
    .map(({ date }) => date)
    .toSorted()
    .at(-1)
  const between = start && last ? weeksBetween(start, last) : 0
  const durations = stated.flatMap(({ text }) => readDurations(text))
  const phases = stated.flatMap(({ text }) => readPhases(text)).reduce((sum, phase) => sum + phase.weeks, 0)
  const spread = dates.map(({ date }) => date).toSorted()
  // Without a start, days that lie apart come after the phases that have only a length.
  const apart = phases > 0 && spread.length > 1 ? weeksBetween(spread[0]!, spread.at(-1)!) : 0
  const weeks = between > 0 ? between : Math.max(0, phases + apart, ...durations)
  return weeks > 0 ? { quote, weeks } : { quote }
}

/** What follows the work is not part of its length. */
const afterwards =
  /\b(?:support|warranty|hypercare|maintenance|after (?:go[- ]live|launch)|extension|retention|contract|kept|retain\w*)\b/i

const phase =
  /^(?:and |then )?(?<name>[^\d]{2,60}?)(?:\s*[:–—-])?\s+(?<length>(?:\d+|an?|one|two|three|four|five|six|eight|ten|twelve) (?:weeks?|months?))$/iu

/** "Design 8 weeks; build 30 weeks": lengths without "in" or "after" follow each other. */
export const readPhases = (text: string): { name: string; weeks: number }[] =>
  clausesOf(text).flatMap((clause) => {
    const { name, length } = phase.exec(clause.trim().replace(/\.$/, ''))?.groups ?? {}
    const [weeks] = length ? readDurations(length) : []
    if (!name || !weeks || afterwards.test(name)) return []
    return /\b(?:in|within|for|after|about|around|of|by|over|least|most|last|every|next|or|than)$|~$/i.test(name)
      ? []
      : [{ name, weeks }]
  })

/** "First results in 3 months and everything finished within a year" names two. */
export const clausesOf = (text: string) =>
  text
    .replace(/\([^()]{0,200}\)/g, '')
    .split(/,\s+|[;，；]\s*|\.\s+|\sand\s/)
    .filter((clause) => clause.trim() !== '')

export const readDurations = (text: string) =>
  text
    .split(/[,;.]\s+|\s+(?:and|then|plus|with)\s+/)
    .filter((clause) => !afterwards.test(clause))
    .flatMap((clause) =>
      readMeasures(clause).flatMap(({ value, unit }) => (weeksIn[unit] ? [Math.round(value * weeksIn[unit])] : [])),
    )
