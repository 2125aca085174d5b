import type { Block } from '#shared/content/blocks.ts'
import { bare, capitalised } from '../english.ts'
import { idPart } from '../make-blocks.ts'
import type { Scenario, SolutionView } from '../solution-view.ts'
import { nodeOf } from './draw.ts'
import { boundTo } from './tell-picture.ts'

/** Maximum lifelines side by side on a page with legible text; later steps are only in the scenario's table. */
const mostTakingPart = 5

function stepsAmongFew(steps: Scenario['steps']): Scenario['steps'] {
  const ends = new Set<string>()
  const end = steps.findIndex(({ from, to }) => ends.add(from).add(to).size > mostTakingPart)
  return end === -1 ? steps : steps.slice(0, Math.max(1, end))
}

/** Participants from left to right, and every step below the one before; empty if an end of a step is not a fact. */
export function sequenceDiagram(view: SolutionView, { id, name, steps: all }: Scenario): Block[] {
  const steps = stepsAmongFew(all)
  const ids = [...new Set(steps.flatMap(({ from, to }) => [from, to]))]
  const elements = ids.flatMap((end) => view.element(end) ?? [])
  if (elements.length < ids.length) return []
  const told = steps.map(({ from, to, action }, index) => `${index + 1}. ${view.name(from)} to ${view.name(to)}: ${action}.`)
  return [
    {
      id: `sequence-${idPart(id)}`,
      type: 'diagram',
      caption: capitalised(bare(name)),
      alt: boundTo(told),
      direction: 'down',
      form: 'sequence',
      nodes: elements.map((element) => nodeOf(element)),
      edges: steps.map(({ from, to, action }, index) => ({ from, to, label: `${index + 1}. ${bare(action)}` })),
      groups: [],
    },
  ]
}
