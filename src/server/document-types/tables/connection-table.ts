import type { Block, Cell } from '#shared/content/blocks.ts'
import { elementLinks } from '../fact-links.ts'
import { dataFlowOf } from '../diagrams/data-flow.ts'
import { column, type ShownFact, table, text } from '../make-blocks.ts'
import type { SolutionView } from '../solution-view.ts'

/** The connections between components, people and systems, with their protocols; empty if there are none. */
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
      shows: { rows: relations.map(shownFields), calculated: {} },
    }),
  ]
}

/** A connection that is printed as its data, or against its direction, shows other fields than those that are edited. */
function shownFields({ id, data, direction, protocol }: Relation): ShownFact {
  const ends: ShownFact['fields'] = direction === 'from' ? { from: ['to'], to: ['from'] } : { from: ['from'], to: ['to'] }
  const own: ShownFact['fields'] = protocol === undefined ? { by: ['technology', 'synchronous'] } : {}
  return { fact: id, fields: { ...ends, ...own, ...(data === undefined && { data: ['label'] }) } }
}

type Relation = SolutionView['solution']['relations'][number]

/**
 * The protocol, or a note that it must be agreed; solutions stored earlier have at most a technology. Interactions with people are not
 * marked as asynchronous.
 */
function protocolText({ element }: SolutionView, { protocol, technology, synchronous, from, to }: Relation): string {
  const by = protocol === null ? 'To be agreed' : (protocol ?? technology ?? '')
  const hasPerson = [from, to].some((id) => element(id)?.kind === 'person')
  if (synchronous || hasPerson) return by
  return by === '' ? 'Asynchronous' : `${by}, asynchronous`
}
