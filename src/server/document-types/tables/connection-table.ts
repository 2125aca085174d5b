import type { Block, Cell } from '#shared/content/blocks.ts'
import { elementLinks } from '../fact-links.ts'
import { dataFlowOf } from '../diagrams/data-flow.ts'
import { column, table, text } from '../make-blocks.ts'
import type { SolutionView } from '../solution-view.ts'

/** What the components, people and systems exchange, and how; nothing where nothing is connected. */
export function connectionTable(view: SolutionView, id: string): Block[] {
  const { relations } = view.solution
  if (relations.length === 0) return []
  return [
    table(id, 'Connections', {
      columns: [column('from', 'From', 22), column('data', 'Carries', 34), column('to', 'To', 22), column('by', 'By', 22)],
      rows: relations.map((relation): Cell[] => {
        const flow = dataFlowOf(relation)
        return [
          elementLinks(view, [flow.from]),
          text(`${flow.data}${flow.isBothWays ? ', both ways' : ''}`, flow.id),
          elementLinks(view, [flow.to]),
          text(protocolText(view, relation)),
        ]
      }),
    }),
  ]
}

type Relation = SolutionView['solution']['relations'][number]

/** The protocol, or that somebody has to say it; solutions stored earlier have a technology at most. What people do is not asynchronous. */
function protocolText({ element }: SolutionView, { protocol, technology, synchronous, from, to }: Relation): string {
  const by = protocol === null ? 'To be agreed' : (protocol ?? technology ?? '')
  const hasPerson = [from, to].some((id) => element(id)?.kind === 'person')
  if (synchronous || hasPerson) return by
  return by === '' ? 'Asynchronous' : `${by}, asynchronous`
}
