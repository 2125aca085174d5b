import type { Block, Cell } from '#shared/content/blocks.ts'
import { doneIn, longestChain } from '../calendar.ts'
import type { Chapter } from '../document-type.ts'
import { agree, bare, joinSome, numberWord } from '../english.ts'
import { lastWeekOf, planEndOf } from '../key-figures.ts'
import { column, table, text } from '../make-blocks.ts'
import { citedText, paragraphsOf } from '../prose.ts'
import type { SolutionView } from '../solution-view.ts'
import { dueTable } from '../tables/due-table.ts'
import { planTable } from '../tables/plan-table.ts'

/** The deliverables of each work package, with dates. */
function productTable({ solution }: SolutionView, id: string): Block[] {
  const rows = solution.workstreams.flatMap((stream) =>
    stream.deliverables.map((product): Cell[] => [text(bare(product)), text(stream.name, stream.id), lastWeekOf(stream)]),
  )
  if (rows.length === 0) return []
  return [
    table(id, 'What is handed over', {
      columns: [
        column('product', 'Result', 54),
        column('work', 'Work package', 30),
        { id: 'week', heading: 'By week', kind: 'number', width: 16 },
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
  if (dated.length === 0) return []
  return [
    table(id, 'Dates of the plan', {
      columns: [{ id: 'day', heading: 'Day', kind: 'date', width: 20 }, column('what', 'What', 80)],
      rows: dated.map(({ id: fact, name, date }): Cell[] => [date!, text(bare(name), fact)]),
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
  return most === 1 ? 'one person in each role' : `up to ${numberWord(most)} people of one role at a time`
}

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
      ...dateTable(view, 'plan-dates'),
      ...productTable(view, 'plan-products'),
    ]
    return blocks.length > 0 ? { blocks } : undefined
  },
  words: ({ solution }) => {
    const weeks = doneIn(solution)
    if (weeks === undefined) return []
    const end = planEndOf(solution) ?? weeks
    const support = end > weeks ? `; the support after it ends with week ${end}` : ''
    const chain = longestChain(solution)
    const names = joinSome(
      chain.map(({ name }) => bare(name)),
      6,
    )
    return paragraphsOf(
      citedText(`The work takes ${weeks} ${agree(weeks, 'week', 'weeks')} with ${peopleIn(solution)}${support}`),
      chain.length > 1 ? citedText(`The longest chain of dependent work is: ${names}`, chain) : [],
    )
  },
}
