import { dayText } from '#server/document-types/key-figures.ts'
import type { Solution } from '#server/solution/solution.ts'
import { type Design, number, sourceOf } from '../assembly/design.ts'
import type { Trace } from '../assembly/trace.ts'
import type { Statement } from '../reading/reading.ts'
import { addDays, daysOf, everyYear, mondayFrom, weeksBetween } from './calendar.ts'
import { listTasks } from './list-tasks.ts'
import type { PlannedTask } from './planned-task.ts'
import { scheduleTasks, type WeekSpan } from './schedule-tasks.ts'
import { isDue, isNamedInPassing, isRhythm, statedStart } from './stated-dates.ts'

type Workstream = Solution['workstreams'][number]
type Unnumbered<Fact> = Omit<Fact, 'id'>

export type Plan = {
  /** ISO day of the first Monday; said by the brief, or two weeks from today. */
  start: string
  isStartStated: boolean
  /** Weeks until everything is done, at the low and the high end of the work. */
  weeks: [number, number]
  workstreams: Workstream[]
  windows: NonNullable<Solution['windows']>
  risks: Unnumbered<Solution['risks'][number]>[]
  questions: Unnumbered<Solution['questions'][number]>[]
  assumptions: Unnumbered<Solution['assumptions'][number]>[]
}

/** Weeks from today until work that nobody has dated can begin. */
const leadWeeks = 2
/** Consultants of one role who can work at the same time, unless the brief says otherwise. */
const peopleOfARole = 2

export function planWork(design: Design, today: string): Plan {
  const { start, isStartStated } = startOf(design, today)
  const tasks = listTasks(design)
  const freezes = freezesOf(design, start)
  const [low, high] = [0, 1].map((end) => scheduleAt(tasks, end as 0 | 1, { freezes, start })) as [Laid, Laid]
  if (design.trace) tellTasks(tasks, design.trace)
  const workstreams = tasks.map((task, index): Workstream => {
    const from = high.starts.get(task.key) ?? 0
    return {
      id: `WS-${index + 1}`,
      source: task.source,
      name: task.name,
      startWeek: from + 1,
      weeks: Math.max(1, task.weeks[1]),
      deliverables: task.deliverables,
      dependsOn: task.after.flatMap((key) => {
        const at = tasks.findIndex((one) => one.key === key)
        return at === -1 ? [] : [`WS-${at + 1}`]
      }),
      satisfies: task.satisfies,
      kind: task.kind,
      effort: task.effort,
    }
  })
  return {
    start,
    isStartStated,
    weeks: [low.end, high.end],
    workstreams,
    windows: windowsOf(design),
    ...judgeDates(design, { start, low: low.end, high: high.end }),
    assumptions: isStartStated
      ? []
      : [
          {
            source: { from: 'assumption', reason: 'No start is stated.' },
            text: `Work begins on ${dayText(start)}.`,
          },
        ],
  }
}

function tellTasks(tasks: PlannedTask[], trace: Trace) {
  for (const [index, { parts }] of tasks.entries()) {
    const statements = new Set(parts.flatMap((part) => part.statements.map(({ id }) => id)))
    const built = parts.map(({ key, name }) => ({ part: key, name }))
    trace({ of: 'task', id: `WS-${index + 1}`, parts: built, statements: [...statements] })
  }
}

type Laid = { starts: Map<string, number>; end: number }

function scheduleAt(tasks: PlannedTask[], end: 0 | 1, { freezes, start }: { freezes: WeekSpan[]; start: string }): Laid {
  const capacity = new Map(tasks.map(({ role }) => [role, peopleOfARole]))
  return scheduleTasks(
    tasks.map(({ key, weeks, role, after, isFrozen, notBefore }) => ({
      key,
      weeks: Math.max(1, weeks[end]),
      role,
      people: 1,
      after,
      isFrozen,
      earliest: notBefore ? Math.max(0, weeksBetween(start, notBefore)) : 0,
    })),
    capacity,
    freezes,
  )
}

function startOf({ reading }: Design, today: string) {
  const stated = statedStart(reading, today)
  return stated
    ? { start: mondayFrom(stated), isStartStated: true }
    : { start: mondayFrom(addDays(today, leadWeeks * 7)), isStartStated: false }
}

const frozen = ({ reading }: Design) => reading.dates.filter(({ is }) => is === 'freeze')

function freezesOf(design: Design, start: string): WeekSpan[] {
  return frozen(design)
    .flatMap(everyYear)
    .map(({ from, to }) => ({ from: weeksBetween(start, from), to: Math.ceil((daysOf(to) - daysOf(start) + 1) / 7) }))
    .filter(({ to }) => to > 0)
}

function windowsOf({ reading }: Design): Plan['windows'] {
  const statements = new Map(reading.statements.map((statement) => [statement.id, statement]))
  return number(
    'WIN',
    reading.dates
      .filter((date) => !isRhythm(date) && !isNamedInPassing(date, statements.get(date.statement)))
      .filter(({ is, from, to }) => is === 'freeze' || is === 'window' || (is === 'event' && from !== to))
      .flatMap(({ is, what, from, to, recurs, statement }) => {
        const said = statements.get(statement)
        const kind =
          is === 'freeze'
            ? ('freeze' as const)
            : /parallel|side by side|dual/i.test(what)
              ? ('parallel-run' as const)
              : ('window' as const)
        return said ? [{ source: sourceOf(said), text: what, kind, from, to, recurs: recurs ?? false }] : []
      }),
  )
}

type Ends = { start: string; low: number; high: number }

type Said = Pick<Plan, 'risks' | 'questions'>

/** Says of the last fixed day whether the plan keeps it, and of days gone by that they are. */
function judgeDates({ reading, asked, parts, fit }: Design, ends: Ends): Said {
  const statements = new Map(reading.statements.map((statement) => [statement.id, statement]))
  const fixed = reading.dates
    .filter((date) => isDue(date, statements.get(date.statement)!))
    .toSorted((one, other) => (one.to < other.to ? -1 : 1))
  // A day before the work that nothing is demanded for, a workshop or the day of quotations, is over in time.
  const demanded = new Set(asked.map(({ statement }) => statement.id))
  const past = fixed.filter(({ to, statement }) => to < ends.start && demanded.has(statement))
  const questions = past.slice(0, 3).flatMap(({ to, what, statement }): Said['questions'] => {
    const source = statements.get(statement)
    return source
      ? [
          askSponsor(
            source,
            'date',
            `${what}: ${dayText(to)} lies before work can begin on ${dayText(ends.start)}. Which day holds now?`,
          ),
        ]
      : []
  })
  const last = fixed.filter(({ to }) => to >= ends.start).at(-1)
  const said = last && statements.get(last.statement)
  if (!last || !said || fit === 'note' || parts.length === 0) return { risks: [], questions }
  const judged = addDays(ends.start, ends.high * 7) <= last.to ? judgeSlack(said, last.to, ends) : judgeMissed(said, last.to, ends)
  return { risks: judged.risks, questions: [...questions, ...judged.questions] }
}

const askSponsor = (said: Statement, kind: 'date' | 'plan', text: string): Said['questions'][number] => ({
  source: sourceOf(said),
  kind,
  text,
  why: kind === 'plan' ? 'The plan is too long.' : 'The day is gone.',
  about: [],
  owner: 'Sponsor',
})

/** The plan keeps the day; a few weeks between them are a risk. */
function judgeSlack(said: Statement, day: string, { start, high }: Ends): Said {
  const late = addDays(start, high * 7)
  const slack = weeksBetween(late, day)
  if (slack >= 4) return { risks: [], questions: [] }
  return {
    questions: [],
    risks: [
      {
        source: sourceOf(said),
        text: `Only ${slack} ${slack === 1 ? 'week lies' : 'weeks lie'} between the end of the plan, ${dayText(late)}, and ${dayText(day)}.`,
        likelihood: 'medium',
        impact: 'high',
        mitigation: 'What can wait is named before work begins.',
        owner: 'Delivery lead',
      },
    ],
  }
}

function judgeMissed(said: Statement, day: string, { start, low, high }: Ends): Said {
  const [early, late] = [addDays(start, low * 7), addDays(start, high * 7)]
  const possible = early <= day
  const extra = Math.max(1, Math.ceil(high / Math.max(1, weeksBetween(start, day)) - 1))
  const text = possible
    ? `${dayText(day)} holds only if everything takes the least time: the plan ends between ${dayText(early)} and ${dayText(late)}.`
    : `${dayText(day)} does not hold: the earliest end is ${dayText(early)}, the latest ${dayText(late)}.`
  return {
    risks: [
      {
        source: sourceOf(said),
        text,
        likelihood: possible ? 'medium' : 'high',
        impact: 'high',
        mitigation: `Parts are left for later, or ${extra} more of each role take part.`,
        owner: 'Sponsor',
      },
    ],
    questions: [askSponsor(said, 'plan', `${text} What may come later?`)],
  }
}
