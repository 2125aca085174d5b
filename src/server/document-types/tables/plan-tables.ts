import type { Block, Cell } from '#shared/content/blocks.ts'
import { bare, capitalised, joinList } from '../english.ts'
import { factLink } from '../fact-links.ts'
import { callout, column, missing, table, text } from '../make-blocks.ts'
import { productsOf } from '../makers.ts'
import type { SolutionView } from '../solution-view.ts'

const weekColumn = (id: string, heading: string) => ({ id, heading, kind: 'number' as const, width: 10 })

export function workstreamTable({ solution }: SolutionView, id: string): Block {
  if (solution.workstreams.length === 0)
    return missing(id, 'No plan can be drawn up yet. A start, an end and the number of people are needed.')
  const nameOf = (id: string) => solution.workstreams.find((workstream) => workstream.id === id)?.name ?? id
  return table(id, 'Workstreams, in weeks from the start', {
    columns: [
      column('id', 'Id', 9),
      column('name', 'Workstream', 22),
      weekColumn('start', 'From week'),
      weekColumn('weeks', 'Weeks'),
      column('after', 'After', 18),
      column('delivers', 'Delivers', 31),
    ],
    rows: solution.workstreams.map((workstream): Cell[] => [
      [{ text: workstream.id, cites: [workstream.id] }],
      text(workstream.name),
      workstream.startWeek,
      workstream.weeks,
      text(joinList(workstream.dependsOn.map(nameOf))),
      text(productsOf(solution, workstream)),
    ]),
  })
}

/** Nothing where no milestone is named. */
export function milestoneTable({ solution }: SolutionView, id: string): Block | undefined {
  if (solution.milestones.length === 0) return undefined
  const dated = solution.milestones.some(({ date }) => date)
  return table(id, 'Milestones', {
    columns: [
      column('id', 'Id', 10),
      column('name', 'Milestone', 50),
      { id: 'week', heading: 'Week', kind: 'number', width: 12 },
      ...(dated ? [{ id: 'date', heading: 'Date', kind: 'date' as const, width: 28 }] : []),
    ],
    rows: solution.milestones.map(({ id: milestone, name, week, date }): Cell[] => [
      [{ text: milestone, cites: [milestone] }],
      text(capitalised(bare(name))),
      week,
      ...(dated ? [date ?? null] : []),
    ]),
  })
}

/** The timeline in the words of the brief, or that it gives none. */
export function statedTimeline(view: SolutionView, id: string): Block {
  const { timeline } = view.solution
  const asked = view.solution.questions.find(({ text: words }) => /\b(deadline|timeline|go-live|when)\b/i.test(words))
  if (timeline) return { id, type: 'quote', text: text(timeline.quote), source: 'The brief, on its timeline' }
  return callout(id, 'question', {
    title: 'Not yet known',
    text: [
      { text: 'The brief gives no dates, so the plan counts weeks from a start that is still to be set' },
      ...(asked ? [{ text: ' (' }, factLink(view, asked.id), { text: ')' }] : []),
      { text: '.' },
    ],
  })
}
