import type { Block, Cell, Column, Reading } from '#shared/content/blocks.ts'
import { startOf } from '#shared/start-of-plan.ts'
import type { Solution } from '#server/solution/solution.ts'
import { planLength, milestonesAhead, windowsAhead, wordsOf } from '../../calendar.ts'
import type { Chapter } from '../../document-type.ts'
import { bare, capitalised } from '../../english.ts'
import { periodsInPlan } from '../../freezes-against.ts'
import { lastWeekOf } from '../../key-figures.ts'
import { column, table, text, withoutEmptyColumns } from '../../make-blocks.ts'
import type { SolutionView } from '../../solution-view.ts'
import { effortTable } from '../../tables/effort-table.ts'
import { fixedTable } from '../../tables/fixed-table.ts'
import { deadlineTable } from '../plan-readings.ts'

const milestoneKinds = { start: 'Start', deadline: 'Deadline', event: 'Event', end: 'End' } as const
const windowKinds = { freeze: 'Freeze', window: 'Window', 'parallel-run': 'Parallel run' } as const

/** Milestones and windows by date; empty if there are none. */
function dateTable({ solution }: SolutionView, id: string): Block[] {
  // Without a start, the weeks of the plan and those to a day of the calendar are counted from different days.
  const isDated = startOf(solution) !== undefined
  const ahead = milestonesAhead(solution).toSorted((left, right) =>
    isDated ? 0 : Number(Boolean(left.date)) - Number(Boolean(right.date)),
  )
  const milestones = ahead.map(({ id: fact, name, kind, week, date }): Cell[] => [
    text(fact, fact),
    text(capitalised(bare(name))),
    text(kind ? milestoneKinds[kind] : 'Milestone'),
    date && !isDated ? null : week,
    date ?? null,
    null,
  ])
  const windows = windowsAhead(solution).flatMap((window) =>
    periodsInPlan(solution, window).map(({ from, to }): Cell[] => [
      text(window.id, window.id),
      text(capitalised(bare(wordsOf(window)))),
      text(`${windowKinds[window.kind]}${window.recurs ? ', taken as yearly' : ''}`),
      null,
      from,
      to,
    ]),
  )
  if (milestones.length + windows.length === 0) return []
  return [
    withoutEmptyColumns(
      table(id, 'Dates and windows', {
        columns: [
          column('id', 'Id', 9),
          column('name', 'What', 37),
          column('kind', 'Kind', 16),
          { id: 'week', heading: 'Week', kind: 'number', width: 8 },
          { id: 'from', heading: 'Day', kind: 'date', width: 15 },
          { id: 'to', heading: 'To', kind: 'date', width: 15 },
        ],
        rows: [...milestones, ...windows],
      }),
    ),
  ]
}

const number = (id: string, heading: string, more: Partial<Column> = {}): Column => ({
  id,
  heading,
  kind: 'number',
  width: 8,
  ...more,
})
const day = (id: string, heading: string, more: Partial<Column> = {}): Column => ({ id, heading, kind: 'date', width: 9, ...more })
const daysAfter = (weeks: string) => ({ formula: { operation: 'weeks-after' as const, columns: ['start', weeks] } })

/** Changing a duration or a dependency moves the end, all dependent work and the bars; if the start is known, the dates too. */
const columnsOf = ({ isDated, isWaiting }: { isDated: boolean; isWaiting: boolean }): Column[] => [
  column('id', 'Id', 7),
  column('name', 'Work', 20),
  column('waits', 'Depends on', 10),
  ...(isWaiting ? [day('notBefore', 'Not before')] : []),
  number('after', 'Free after week'),
  number('wait', 'Then waits, weeks'),
  number('before', 'Begins after week', { formula: { operation: 'add', columns: ['after', 'wait'] } }),
  number('weeks', 'Weeks'),
  number('end', 'Ends with week', { formula: { operation: 'add', columns: ['before', 'weeks'] } }),
  ...(isDated ? [day('start', 'Week 0'), day('from', 'Begins', daysAfter('before')), day('by', 'Ends by', daysAfter('end'))] : []),
  column('delivers', 'Delivers', 23),
]

/** The single cell from which every date of the plan is calculated. */
function startTable({ solution }: SolutionView): Block[] {
  const start = startOf(solution)
  if (!start || solution.workstreams.length === 0) return []
  return [
    table('plan-start', 'Weeks are counted from', {
      columns: [column('id', 'Id', 20), column('name', 'What', 50), day('day', 'Day', { width: 30 })],
      rows: [[text(start.id ?? '', ...(start.id ? [start.id] : [])), text(bare(start.name)), start.date]],
    }),
  ]
}

/** The predecessors of each piece of work, by their row; dependencies that would close a loop are left out. */
function waitsOf({ workstreams }: Pick<Solution, 'workstreams'>): number[][] {
  const places = new Map(workstreams.map(({ id }, place) => [id, place]))
  const before = workstreams.map(({ dependsOn }) => dependsOn.flatMap((id) => places.get(id) ?? []))
  const reaches = (from: number, to: number, seen: number[] = []): boolean =>
    before[from]!.some((next) => next === to || (!seen.includes(next) && reaches(next, to, [...seen, next])))
  return before.map((own, place) =>
    reaches(place, place) ? [] : own.filter((next) => lastWeekOf(workstreams[next]!) < workstreams[place]!.startWeek),
  )
}

const firstDay: Reading = { operation: 'highest', table: 'plan-start', column: 'day' }

function schedule({ solution }: SolutionView): Block[] {
  const { workstreams } = solution
  if (workstreams.length === 0) return []
  const isDated = startOf(solution) !== undefined
  const isWaiting = workstreams.some(({ notBefore }) => notBefore !== undefined)
  const waits = waitsOf(solution)
  const freeAfter = waits.map((own) => Math.max(0, ...own.map((place) => lastWeekOf(workstreams[place]!))))
  const rows = workstreams.map((stream, place): Cell[] => [
    text(stream.id, stream.id),
    text(stream.name),
    text(waits[place]!.map((before) => workstreams[before]!.id).join(', ')),
    ...(isWaiting ? [stream.notBefore ?? null] : []),
    freeAfter[place]!,
    stream.startWeek - 1 - freeAfter[place]!,
    null,
    stream.weeks,
    null,
    ...(isDated ? [null, null, null] : []),
    text(stream.deliverables.map(bare).join('; ')),
  ])
  const readings = waits.flatMap((own, row) => [
    ...(own.length > 0
      ? [{ row, column: 'after', from: { operation: 'highest' as const, table: 'plan-workstreams', column: 'end', rows: own } }]
      : []),
    ...(isDated ? [{ row, column: 'start', from: firstDay }] : []),
  ])
  const told = workstreams.map(({ name, startWeek, weeks }) => `${name}: week ${startWeek} to ${startWeek + weeks - 1}.`)
  return [
    {
      ...table('plan-workstreams', 'Work packages, in weeks from the start', { columns: columnsOf({ isDated, isWaiting }), rows }),
      readings,
    },
    {
      id: 'plan-chart',
      type: 'chart',
      caption: `The plan: ${planLength(solution)}`,
      alt: told.join(' '),
      kind: 'stacked-bar',
      table: 'plan-workstreams',
      categories: 'name',
      series: ['before', 'weeks'],
      offset: 'before',
    },
  ]
}

export const plan: Chapter = {
  id: 'plan',
  heading: 'Plan',
  ask: 'In one or two sentences: how long the work takes and what has to happen first.',
  alsoCalled: ['plan', 'schedule', 'timeline', 'roadmap', 'milestone', 'gantt', 'workstream', 'resources', 'team'],
  body: (view) => {
    const blocks = [
      ...startTable(view),
      ...schedule(view),
      ...deadlineTable(view),
      ...fixedTable(view, 'plan-fixed'),
      ...dateTable(view, 'plan-dates'),
      ...effortTable(view, 'plan-effort'),
    ]
    return blocks.length > 0 ? { blocks } : undefined
  },
  words: () => [],
}
