import type { Block } from '#shared/content/blocks.ts'
import type { Content } from '#shared/content/content.ts'
import { everyBlock } from '#server/testing/given-content.ts'

/** Blocks that only some documents have: a sequence diagram, and a calendar, whose first series takes up space and is not drawn. */
const further: Block[] = [
  {
    id: 'diagram-sequence',
    type: 'diagram',
    form: 'sequence',
    caption: 'A claim is decided',
    alt: 'The handler asks the portal, which asks the claims service and the fraud bureau.',
    direction: 'right',
    groups: [],
    nodes: [
      { id: 'handler', kind: 'person', label: 'Claims handler' },
      { id: 'portal', kind: 'container', label: 'Claims portal' },
      { id: 'service', kind: 'component', label: 'Claims service' },
      { id: 'log', kind: 'queue', label: 'Event log' },
      { id: 'score', kind: 'model', label: 'Fraud score' },
    ],
    edges: [
      { from: 'handler', to: 'portal', label: 'Opens the claim' },
      { from: 'portal', to: 'service', label: 'Reads the claim', technology: 'REST' },
      { from: 'service', to: 'score', label: 'Asks for a score' },
      { from: 'service', to: 'log', label: 'Writes the decision', asynchronous: true },
    ],
  },
  {
    id: 'table-calendar',
    type: 'table',
    caption: 'Weeks of the plan',
    columns: [
      { id: 'task', heading: 'Task', kind: 'text' },
      { id: 'before', heading: 'Weeks before', kind: 'number' },
      { id: 'weeks', heading: 'Weeks', kind: 'number' },
    ],
    rows: [
      ['Discovery', 0, 3],
      ['Build', 3, 9],
      ['Test and accept', 12, 2],
    ],
  },
  {
    id: 'chart-calendar',
    type: 'chart',
    caption: 'The plan as a calendar',
    alt: 'Discovery, building and testing, one after the other.',
    kind: 'stacked-bar',
    table: 'table-calendar',
    categories: 'task',
    series: ['before', 'weeks'],
    offset: 'before',
  },
]

/** Every kind of block, picture and chart. */
export const galleryContent: Content = {
  ...everyBlock,
  sections: [...everyBlock.sections, { id: 'section-further', heading: 'A walk and a calendar', blocks: further, sections: [] }],
}
