import type { Block, Cell } from '#shared/content/blocks.ts'
import { bare, capitalised, joinList } from '../../english.ts'
import { factLink } from '../../fact-links.ts'
import { type Body, column, missing, section, table, text } from '../../make-blocks.ts'
import type { SolutionView } from '../../solution-view.ts'
import { costs } from './costs.ts'
import { watchList } from './watch-list.ts'

function watch(view: SolutionView): Block {
  const rows = watchList(view)
  if (rows.length === 0) return missing('operations-watch', 'No part is named yet, so nothing can be watched.')
  return table('operations-watch', 'What is watched', {
    columns: [
      column('part', 'Part', 30),
      column('signal', 'Signal', 26),
      column('alert', 'Alert when', 32),
      column('from', 'From', 12),
    ],
    rows,
  })
}

const weekColumn = (id: string, heading: string) => ({ id, heading, kind: 'number' as const, width: 10 })

function workstreams({ solution }: SolutionView): Block {
  if (solution.workstreams.length === 0)
    return missing('operations-workstreams', 'No plan can be drawn up yet. A start, an end and the number of people are needed.')
  const nameOf = (id: string) => solution.workstreams.find((workstream) => workstream.id === id)?.name ?? id
  const product = (id: string) => solution.deliverables.find((deliverable) => deliverable.id === id)?.text ?? id
  return table('operations-workstreams', 'Workstreams, in weeks from the start', {
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
      text(workstream.deliverables.map((id) => capitalised(bare(product(id)))).join('; ')),
    ]),
  })
}

function milestones({ solution }: SolutionView): Block | undefined {
  if (solution.milestones.length === 0) return undefined
  const dated = solution.milestones.some(({ date }) => date)
  return table('operations-milestones', 'Milestones', {
    columns: [
      column('id', 'Id', 10),
      column('name', 'Milestone', 50),
      { id: 'week', heading: 'Week', kind: 'number', width: 12 },
      ...(dated ? [{ id: 'date', heading: 'Date', kind: 'date' as const, width: 28 }] : []),
    ],
    rows: solution.milestones.map(({ id, name, week, date }): Cell[] => [
      [{ text: id, cites: [id] }],
      text(capitalised(bare(name))),
      week,
      ...(dated ? [date ?? null] : []),
    ]),
  })
}

function stated(view: SolutionView): Block[] {
  const { timeline } = view.solution
  const asked = view.solution.questions.find(({ text: words }) => /\b(deadline|timeline|go-live|when)\b/i.test(words))
  if (timeline) return [{ id: 'operations-timeline', type: 'quote', text: text(timeline.quote), source: 'The brief, timeline' }]
  return [
    {
      id: 'operations-timeline',
      type: 'callout',
      tone: 'question',
      title: 'Not yet known',
      text: [
        { text: 'The brief gives no dates, so the plan counts weeks from a start that is still to be set' },
        ...(asked ? [{ text: ' (' }, factLink(view, asked.id), { text: ')' }] : []),
        { text: '.' },
      ],
    },
  ]
}

export function operations(view: SolutionView): Body {
  const table = milestones(view)
  return {
    blocks: [],
    sections: [
      section('operations-running', 'Watching and alerts', { blocks: [watch(view)] }),
      section('operations-rollout', 'Rollout', { blocks: [...stated(view), workstreams(view), ...(table ? [table] : [])] }),
      section('operations-cost', 'Cost', { blocks: costs(view) }),
    ],
  }
}
