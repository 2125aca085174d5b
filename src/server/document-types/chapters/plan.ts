import type { Block, Cell, Column } from '#shared/content/blocks.ts'
import { doneIn, longestChain, planLength } from '../calendar.ts'
import type { Chapter } from '../document-type.ts'
import { agree, bare, joinSome, numberWord, capitalised, joinList } from '../english.ts'
import { lastWeekOf, planEndOf } from '../key-figures.ts'
import { column, showing, table, text, withoutEmptyColumns } from '../make-blocks.ts'
import { citedText, paragraphsOf, quoted } from '../prose.ts'
import type { SolutionView } from '../solution-view.ts'
import { formatDay } from '#shared/day-words.ts'
import { startOf } from '#shared/start-of-plan.ts'
import { closedEndsOf, type DueDate, dueDatesOf, isForBegin, lastDayOf, spareText } from '../against-dates.ts'
import { fixedTable } from '../tables/fixed-table.ts'
import { statementLinks, statementsOf } from '../statements.ts'
import { planMarks } from '../plan-marks.ts'
import { waitingWorkOf } from '../waiting-work.ts'

const judged = ({ due, planned, daysLate }: DueDate) =>
  `${isForBegin(due) ? 'Begins on ' : ''}${formatDay(planned)}${spareText(daysLate)}`

/** Each day by which the client needs something, with the day on which the plan delivers it; and work that ends in a closed period. */
export function dueTable({ solution }: SolutionView, id: string): Block[] {
  const linksTo = (of = '') => statementLinks(statementsOf(solution).filter((one) => one.id === of))
  const due = dueDatesOf(solution).map((one): Cell[] => [
    one.due.date!,
    text(capitalised(bare(one.due.name)), one.due.id),
    linksTo(one.due.statement),
    text(bare(one.last.name), one.last.id),
    text(judged(one)),
  ])
  const ends = closedEndsOf(solution)
  const windows = (solution.windows ?? []).filter(
    ({ statement, work }) => due.length + ends.length > 0 && statement !== undefined && work !== undefined,
  )
  const closed = windows.map((window): Cell[] => {
    const within = ends.filter((one) => one.window === window)
    return [
      window.from,
      text(`Closed until ${formatDay(window.to)}: ${bare(window.text)}`, window.id),
      linksTo(window.statement),
      text(within.map(({ stream }) => bare(stream.name)).join('; ')),
      text(
        within.length === 0
          ? 'None of the work named for it ends in it'
          : joinList(within.map((one) => `${formatDay(one.ends)}, within it`)),
      ),
    ]
  })
  if (due.length + closed.length === 0) return []
  return [
    table(id, 'Your dates against the plan', {
      columns: [
        { id: 'day', heading: 'Day', kind: 'date', width: 15 },
        column('what', 'What you need', 29),
        column('statement', 'Statement', 11),
        column('work', 'Last work for it', 23),
        column('plan', 'By the plan', 22),
      ],
      rows: [...due, ...closed],
    }),
  ]
}

const weeks = (id: string, heading: string): Column => ({ id, heading, kind: 'number', width: 9 })

const planFields = { name: ['name'], weeks: ['weeks'], after: ['dependsOn', 'notBefore'] }

/** “WS-1, WS-2; not before 10 January 2028” */
const waitsFor = ({ dependsOn, notBefore }: SolutionView['solution']['workstreams'][number]) =>
  [...(dependsOn.length > 0 ? [dependsOn.join(', ')] : []), ...(notBefore ? [`not before ${formatDay(notBefore)}`] : [])].join('; ')

const byStart = ({ workstreams }: SolutionView['solution']) => workstreams.toSorted((one, other) => one.startWeek - other.startWeek)

/** The plan as a picture with its weeks, by when the work begins; empty if there is no plan. What each package delivers is in the table of results. */
function planTable({ solution }: SolutionView, id: string): Block[] {
  const workstreams = byStart(solution)
  if (workstreams.length === 0) return []
  const start = startOf(solution)?.date
  const rows = workstreams.map((stream): Cell[] => [
    text(stream.id, stream.id),
    text(stream.name),
    stream.startWeek - 1,
    stream.weeks,
    start ? lastDayOf(lastWeekOf(stream), start) : null,
    text(waitsFor(stream)),
  ])
  const told = workstreams.map(({ name, startWeek, weeks: length }) => `${name}: week ${startWeek} to ${startWeek + length - 1}.`)
  const chart: Block = {
    id: `${id}-chart`,
    type: 'chart',
    caption: `The plan${start ? `, from ${formatDay(start)}` : ''}: ${planLength(solution)}`,
    alt: told.join(' '),
    kind: 'stacked-bar',
    table: id,
    categories: 'name',
    series: ['before', 'weeks'],
    offset: 'before',
    marks: planMarks(solution),
  }
  return [
    chart,
    withoutEmptyColumns(
      table(id, 'Work packages, in weeks from the start', {
        columns: [
          column('id', 'Id', 8),
          column('name', 'Work', 42),
          weeks('before', 'After week'),
          weeks('weeks', 'Weeks'),
          start
            ? { id: 'end', heading: 'Ends', kind: 'date', width: 15 }
            : { ...weeks('end', 'To week'), formula: { operation: 'add', columns: ['before', 'weeks'] } },
          column('after', 'Waits for', 26),
        ],
        rows,
        shows: showing(workstreams, planFields, { id: 'id', before: 'plan', end: 'plan' }),
      }),
    ),
  ]
}

/** The deliverables of each work package, by day, or by week where the start is not known. */
function productTable({ solution }: SolutionView, id: string): Block[] {
  const start = startOf(solution)?.date
  const endOf = (week: number) => (start ? lastDayOf(week, start) : week)
  const rows = byStart(solution).flatMap((stream) =>
    stream.deliverables.map((product): Cell[] => [text(bare(product)), text(stream.name, stream.id), endOf(lastWeekOf(stream))]),
  )
  if (rows.length === 0) return []
  return [
    table(id, 'What is handed over', {
      columns: [
        column('product', 'Result', 54),
        column('work', 'Work package', 30),
        start
          ? { id: 'day', heading: 'By', kind: 'date', width: 16 }
          : { id: 'week', heading: 'By week', kind: 'number', width: 16 },
      ],
      rows,
    }),
  ]
}

/** Dates that a person set for the plan without naming the work they are for. */
function dateTable({ solution }: SolutionView, id: string): Block[] {
  const dated = solution.milestones
    .filter(({ source, date, work = [] }) => source.from === 'person' && date !== undefined && work.length === 0)
    .toSorted((left, right) => left.date!.localeCompare(right.date!))
  // The start alone is in the caption of the picture.
  if (dated.every(({ kind }) => kind === 'start')) return []
  return [
    table(id, 'Dates of the plan', {
      columns: [{ id: 'day', heading: 'Day', kind: 'date', width: 20 }, column('what', 'What', 80)],
      rows: dated.map(({ id: fact, name, date }): Cell[] => [date!, text(bare(name), fact)]),
      shows: showing(dated, { day: ['date'], what: ['name'] }),
    }),
  ]
}

/** Working days of a week, and the fraction of a person that is ignored. */
const [daysInWeek, tolerance] = [5, 0.1] as const

/** The number of people that a week of the plan needs of one role, from the average days of all packages in progress. */
function peopleIn({ workstreams }: SolutionView['solution']): string {
  const byWeek = new Map<string, number>()
  let busiest = 0
  for (const { startWeek, weeks, effort = [] } of workstreams)
    for (const { role, days } of effort)
      for (let week = startWeek; week < startWeek + weeks; week++) {
        const key = `${role} ${week}`
        const load = (byWeek.get(key) ?? 0) + (days[0] + days[1]) / 2 / weeks
        byWeek.set(key, load)
        busiest = Math.max(busiest, load)
      }
  const most = Math.max(1, Math.ceil(busiest / daysInWeek - tolerance))
  return most === 1 ? 'one person in each role' : `at most ${numberWord(most)} people in any one role`
}

/** Which work begins later than the work before it would let it, and until which day. */
function waitsIn({ solution }: SolutionView) {
  const dated = solution.workstreams.filter(({ notBefore }) => notBefore !== undefined)
  if (dated.length > 0 && !startOf(solution))
    return citedText('The days before which work may not begin count once the start of the work is known', dated)
  const waiting = waitingWorkOf(solution)
  const said = waiting.map(({ name, notBefore }) => `${quoted(bare(name))} does not begin before ${formatDay(notBefore)}`)
  return waiting.length > 0 ? citedText(joinSome(said, 6), waiting) : []
}

/** A longer chain is in the picture of the plan. */
const mostInChain = 10

/** The order of the work, its duration, and its deliverables. */
export const plan: Chapter = {
  id: 'plan',
  heading: 'Plan',
  ask: 'In which order the work is done, what decides its length, and how it relates to the client’s dates.',
  alsoCalled: [
    'plan',
    'roadmap',
    'timeline',
    'schedule',
    'milestone',
    'rollout',
    'migration',
    'operation',
    'deliverable',
    'method',
  ],
  body: (view) => {
    const blocks = [
      ...planTable(view, 'plan-workstreams'),
      ...dueTable(view, 'plan-due'),
      ...fixedTable(view, 'plan-fixed'),
      ...dateTable(view, 'plan-dates'),
      ...productTable(view, 'plan-products'),
    ]
    return blocks.length > 0 ? { blocks } : undefined
  },
  words: (view) => {
    const { solution } = view
    const weeks = doneIn(solution)
    if (weeks === undefined) return []
    const end = planEndOf(solution) ?? weeks
    const support = end > weeks ? `; the support after it ends with week ${end}` : ''
    const chain = longestChain({ workstreams: solution.workstreams.filter(({ kind }) => kind !== 'operation') })
    const names = joinSome(
      chain.map(({ name }) => bare(name)),
      mostInChain,
    )
    return paragraphsOf(
      citedText(`The work takes ${weeks} ${agree(weeks, 'week', 'weeks')} with ${peopleIn(solution)}${support}`),
      chain.length > 1 ? citedText(`The longest chain of dependent work is: ${names}`, chain) : [],
      waitsIn(view),
    )
  },
}
