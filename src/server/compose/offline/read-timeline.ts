import type { Solution } from '#server/solution/solution.ts'
import { readDates, type DateInText } from './read-dates.ts'
import { readMeasures } from './read-measures.ts'
import type { Statement } from './statement.ts'

export type StatedDate = { date: string; name: string; kind: 'start' | 'go-live' | 'other'; statement: Statement }

const weeksIn: Record<string, number> = { day: 1 / 7, 'working day': 1 / 5, week: 1, month: 52 / 12, year: 52 }

/** What happens on the days of statements, in their words; a quarter or month ends on its last day unless work starts in it. */
export const readStatedDates = (statements: Statement[]): StatedDate[] => statements.flatMap(datesOf)

function datesOf(statement: Statement): StatedDate[] {
  const { text } = statement
  const found = readDates(text)
  return found.map((date, place) => {
    const clause = clauseBefore(text, date.index, found[place - 1])
    const after = clauseAfter(text, date, found[place + 1]?.index)
    const said = [clause, after].map(kindOf).find((known) => known !== 'other')
    const kind = spanKind(text, found, place) ?? said ?? 'other'
    const name = [nameOf(clause), nameOf(after)].find((words) => words.length > 2)
    return {
      date: kind === 'start' || /\bby(?: the)?$/i.test(clause) ? date.date : date.last,
      name: name ?? { start: 'Start', 'go-live': 'Go-live', other: statement.quote.slice(0, 80) }[kind],
      kind,
      statement,
    }
  })
}

const clauseBefore = (text: string, index: number, before: DateInText | undefined) =>
  text
    .slice(Math.max(0, index - 300, before ? before.index + before.length : 0), index)
    .split(/[,;]|\.\s/)
    .at(-1)!
    .trim()
const clauseAfter = (text: string, { index, length }: DateInText, next = index + 300) =>
  text
    .slice(index + length, next)
    .split(/[,;]|\.(?:\s|$)|\bto\b|\buntil\b|\band\b/, 1)[0]!
    .replace(/^\s*[:–—-]\s*/, '')
    .trim()
const nameOf = (clause: string) =>
  clause
    .replace(/\s*[:–—-]\s*$/, '')
    .replace(
      /\s*\b(?:is|are|will be|must be|shall be|has to be|planned|due|expected)?\s*(?:by|on|before|from|between|in|until|to|for|at|and|no later than|not later than|at the latest)?(?: the)?$/i,
      '',
    )
    .trim()

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

function kindOf(clause: string): StatedDate['kind'] {
  if (/^from$|\b(?:start(?:s|ing|ed)?|begin(?:s|ning)?|kick-?off|commence\w*|mobilis\w+|mobiliz\w+)\b/i.test(clause)) return 'start'
  return /\b(?:go[- ]live|live|launch|release|finish(?:ed)?|complete\w*|completion|production|end(?:s|ing)?|deadline|delivered|in service)\b/i.test(
    clause,
  )
    ? 'go-live'
    : 'other'
}

const planWords =
  /\b(?:timeline|deadline|time ?frame|schedule|go[- ]live|be live|live (?:by|on|in|within)|launch|beta|first (?:release|results)|finished|delivered|complete|ready)\b/i
const longSpan = /\b(?:weeks?|months?|years?)\b/i
const past = /\b(?:was|were|went|had|has|have|since|ago|last|launched|failed)\b/i

/** What is said of the time for the work: in its own field, or else wherever the brief speaks of it; a day that binds may stand elsewhere, too. */
export function timelineStatements(statements: Statement[]): Statement[] {
  const own = statements.filter(({ field }) => field === 'timeline')
  if (own.length > 0) {
    const hasEnd = readStatedDates(own).some(({ kind }) => kind === 'go-live')
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
 * The length of the work in weeks: from the stated start to the last stated date, else the longest stated duration.
 * `words` is the field as it stands.
 */
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

/** What follows the work is not part of its length. */
const afterwards =
  /\b(?:support|warranty|hypercare|maintenance|after (?:go[- ]live|launch)|extension|retention|contract|kept|retain\w*)\b/i

export const readDurations = (text: string) =>
  text
    .split(/[,;.]\s+|\s+(?:and|then|plus|with)\s+/)
    .filter((clause) => !afterwards.test(clause))
    .flatMap((clause) =>
      readMeasures(clause).flatMap(({ value, unit }) => (weeksIn[unit] ? [Math.round(value * weeksIn[unit])] : [])),
    )
