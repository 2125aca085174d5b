import type { Block } from '#shared/content/blocks.ts'
import { countOf } from '../../english.ts'
import { groupBy } from '../../group-by.ts'
import type { Scenario, SolutionView } from '../../solution-view.ts'
import { diagrams, nodeOf } from './draw.ts'
import { boundTo } from './tell-picture.ts'

/** Fewer parts than this are followed as easily in the table of steps. */
const fewestParts = 6

/** Who takes part, with the numbers of the steps on the arrows. */
export function scenarioDiagram(view: SolutionView, scenario: Scenario): Block[] {
  const ids = [...new Set(scenario.steps.flatMap(({ from, to }) => [from, to]))]
  const elements = ids.flatMap((id) => view.element(id) ?? [])
  if (elements.length < fewestParts || elements.length < ids.length) return []
  const steps = scenario.steps.map((step, index) => ({ ...step, number: `${index + 1}` }))
  const byPair = groupBy(
    steps.filter(({ from, to }) => from !== to),
    ({ from, to }) => `${from}>${to}`,
  )
  const edges = [...byPair.values()].map((parallel) => ({
    from: parallel[0]!.from,
    to: parallel[0]!.to,
    label: parallel.map(({ number }) => number).join(', '),
  }))
  const drawing = {
    id: `runtime-${scenario.id.toLowerCase()}-diagram`,
    caption: `Who hands over to whom, by the numbers of the ${countOf(steps.length, 'step')}`,
    groups: [],
  }
  const told = boundTo(steps.map(({ number, from, to, action }) => `${number}. ${view.name(from)} to ${view.name(to)}: ${action}.`))
  return diagrams({ ...drawing, direction: 'right' }, [{ nodes: elements.map((element) => nodeOf(element)), edges }]).map((block) =>
    block.type === 'diagram' ? { ...block, alt: told } : block,
  )
}
