import { addDays, daysBetween } from '#shared/calendar.ts'
import { formatDay } from '#shared/day-words.ts'
import type { Solution } from '#server/solution/solution.ts'
import type { Quantity, Statement } from '#server/solution/statement.ts'
import { lastDayOf } from './against-dates.ts'
import { doneIn, earliestStart, longestChain } from './calendar.ts'
import { agree, bare } from './english.ts'
import { isDelivery, namesDelivery } from './is-delivery.ts'
import { quoted } from './prose.ts'
import { statementsOf } from './statements.ts'
import { type WaitingWork, waitingWorkOf } from './waiting-work.ts'

type Facts = Pick<Solution, 'milestones' | 'workstreams' | 'statements'>

/** A date, frozen period or duration of the brief beside the plan; `verdict`: the sum in words. Which work it is for is for a person to decide. */
export type Fixed = {
  /** Left out for a duration such as “within 120 days of the order”. */
  day?: string
  what: string
  statement?: string
  verdict: string
  /** In figures: `2027-06-01 − 2027-05-03 = 29 days`. */
  sum: string
  /** False if the whole plan does not fit. */
  isMet: boolean
  kind: 'date' | 'freeze' | 'duration'
}

type Judged = Pick<Fixed, 'verdict' | 'sum' | 'isMet'>

/** Dates and durations of the brief, in order, against the whole plan. */
export const fixedDatesOf = (solution: Facts): Fixed[] => [...daysOf(solution), ...durationsOf(solution)]

/** Dates by which something is delivered. Those that a person or a model assigned to work are compared with that work instead. */
function daysOf(solution: Facts): Fixed[] {
  const weeks = doneIn(solution)
  if (weeks === undefined) return []
  const start = earliestStart(solution)
  const waits = lastWaitIn(solution)
  const labels = new Map((solution.statements ?? []).map(({ id, label }) => [id, label]))
  return solution.milestones
    .filter(({ kind, source, work }) => kind === 'event' && source.from === 'brief' && work === undefined)
    .filter(({ name, statement = '' }) => isOfWork(name, labels.get(statement)))
    .flatMap(({ date, ...one }) => (date === undefined || one.week === 0 ? [] : [{ ...one, date }]))
    .toSorted((left, right) => left.date.localeCompare(right.date))
    .map(({ date, name, week, statement }) => ({
      day: date,
      what: bare(name),
      ...(statement && { statement }),
      ...(start ? againstEnd(date, { weeks, start, waits }) : againstLength(date, { weeks, week })),
      kind: 'date' as const,
    }))
}

/** A trial is due before the whole plan is. */
const isOfPart =
  /(?<!\p{L})(?:trials?|pilot\p{L}*|proofs? of concept|poc|prototype|rehears\p{L}*|probebetrieb|versuch\p{L}*|essais?|piloto|prueba|proef\p{L}*)(?!\p{L})/iu

/** Goals, assumptions and amounts have dates of their own; elsewhere than in the timeline, the words have to name a delivery. */
const isOfWork = (name: string, label: Statement['label']) =>
  label === 'objective' || label === 'assumption' || label === 'money' || isOfPart.test(name)
    ? false
    : label === 'date' || label === 'deliverable'
      ? isDelivery(name)
      : namesDelivery(name)

/** The last piece of work that waits for a day on the way to the end of the plan, which does not end sooner if the work starts earlier. */
function lastWaitIn({ workstreams }: Facts): WaitingWork | undefined {
  const chain = longestChain({ workstreams: workstreams.filter(({ kind }) => kind !== 'operation') })
  return waitingWorkOf({ workstreams }).findLast(({ id }) => chain.some((one) => one.id === id))
}

type Plan = { weeks: number; start: string; waits: WaitingWork | undefined }

/** `30 weeks from 1 March 2027 end on 24 September 2027, 22 weeks before this day`. Which part of the work it is for, a person decides. */
function againstEnd(day: string, { weeks, start, waits }: Plan): Judged {
  const ends = lastDayOf(weeks, start)
  const spare = daysBetween(ends, day)
  const much = lengthText(Math.abs(spare))
  const plan = `${weeksText(weeks)} from ${formatDay(start)} end on ${formatDay(ends)}`
  const sum = `${day} − ${ends} = ${spare} days`
  if (spare >= 0) return { verdict: `${plan}, ${spare === 0 ? 'on' : `${much} before`} this day`, sum, isMet: true }
  const whole = waits
    ? `in which ${quoted(bare(waits.name))} does not begin before ${formatDay(waits.notBefore)}`
    : `which would have to start by ${formatDay(latestStart(day, weeks))}`
  const verdict = `${plan}: missed by ${much} if it needs the whole plan, ${whole}`
  return { verdict, sum, isMet: false }
}

/** Without a start the plan says only by when it must begin. `week`: the weeks to the day when the facts were drafted. */
function againstLength(day: string, { weeks, week }: { weeks: number; week: number }): Judged {
  const latest = latestStart(day, weeks)
  const [length, sum] = [weeksText(weeks), `${day} − ${weeks} weeks = ${latest}`]
  const verdict =
    week < weeks
      ? `missed by ${weeksText(weeks - week)} or more if it needs the whole plan: the work, of ${length}, would have had to start by ${formatDay(latest)}`
      : `work must start by ${formatDay(latest)} if it needs the whole plan: ${length} before this day`
  return { verdict, sum, isMet: week >= weeks }
}

const lengthText = (days: number) => (days < 14 ? `${days} ${agree(days, 'day', 'days')}` : weeksText(Math.floor(days / 7)))
const weeksText = (weeks: number) => `${weeks} ${agree(weeks, 'week', 'weeks')}`

/** The last working day on which work of some weeks can begin and still end by a day. */
export function latestStart(day: string, weeks: number): string {
  const last = addDays(day, 1 - weeks * 7)
  const weekday = new Date(last).getUTCDay()
  return weekday % 6 === 0 ? addDays(last, weekday === 0 ? 1 : 2) : last
}

const weeksIn: Record<string, (count: number) => number> = {
  day: (count) => Math.floor(count / 7),
  week: (count) => Math.floor(count),
  month: (count) => Math.floor((count * 52) / 12),
}
/** Weeks. A shorter time is a rule for the running service, not for the plan. */
const shortest = 4

/** “Go-live within 120 days of the order”, in a statement that the client labelled as a date, against the length of the plan. */
function durationsOf(solution: Facts): Fixed[] {
  const weeks = doneIn(solution)
  if (weeks === undefined || solution.statements === undefined) return []
  return statementsOf(solution as Solution)
    .filter(({ label }) => label === 'date')
    .flatMap((statement) =>
      statement.values
        .filter((value) => isDuration(statement, value))
        .map(({ high, unit }) => ({
          what: bare(statement.text),
          statement: statement.id,
          ...againstTime(weeks, { high, unit }),
          kind: 'duration' as const,
        })),
    )
}

/** `120 days are 17 weeks; the plan takes 35: missed by 18 weeks if it needs the whole plan`. */
function againstTime(weeks: number, { high, unit }: Pick<Quantity, 'high' | 'unit'>): Judged {
  const given = weeksIn[unit]!(high)
  const spare = given - weeks
  const plan = `${unit === 'week' ? '' : `${high} ${unit}s are ${weeksText(given)}; `}the plan takes ${weeksText(weeks)}`
  const verdict =
    spare < 0
      ? `${plan}: missed by ${weeksText(-spare)} if it needs the whole plan`
      : `${plan}, ${spare === 0 ? 'as long' : `${weeksText(spare)} less`}`
  return { verdict, sum: `${given} − ${weeks} = ${spare} weeks`, isMet: spare >= 0 }
}

function isDuration({ source, start }: Statement, value: Statement['values'][number]): value is Quantity {
  const inWeeks = value.kind === 'number' ? weeksIn[value.unit] : undefined
  if (value.kind === 'date' || inWeeks === undefined || inWeeks(value.high) < shortest) return false
  const quote = source.from === 'brief' ? source.quote : ''
  const [left, right] = [quote.slice(0, value.start - start), quote.slice(value.end - start)]
  return /\bwithin\s$/i.test(left) && /^\s(?:of|from|after)\b/i.test(right)
}

const goLive = /\bgo(?:es|ing)?[- ]?live\b|\blive\b|\bin production\b|\bfirst (?:\S+ ){0,2}(?:release|go|use)\b|\bpilot\b|\blaunch/i

type Picking<Item> = { words: (item: Item) => string; most: number; before?: Item[]; after?: Item[] }

/**
 * The dates to show where not all have room, in order: those given as `before`, the first that its words call live, the last, those given
 * as `after`, then the others.
 */
export function pickDates<Item>(items: Item[], { words, most, before = [], after = [] }: Picking<Item>): Item[] {
  const live = items.filter((item) => goLive.test(words(item))).slice(0, 1)
  const chosen = new Set([...new Set([...before, ...live, ...items.slice(-1), ...after, ...items])].slice(0, most))
  return items.filter((item) => chosen.has(item))
}
