import type { Block, Cell } from '#shared/content/blocks.ts'
import type { Chapter } from '../../document-type.ts'
import { bare, capitalised, sentence } from '../../english.ts'
import { isDesigned } from '../../fit.ts'
import { column, idPart, table, text } from '../../make-blocks.ts'
import type { Scenario, SolutionView } from '../../solution-view.ts'
import { walkTable } from '../../tables/walk-table.ts'
import { nodeOf } from '../../diagrams/draw.ts'
import { boundTo } from '../../diagrams/describe-picture.ts'

/** Maximum lifelines side by side on a page with legible text; later steps are only in the scenario's table. */
const mostTakingPart = 5

function stepsAmongFew(steps: Scenario['steps']): Scenario['steps'] {
  const ends = new Set<string>()
  const end = steps.findIndex(({ from, to }) => ends.add(from).add(to).size > mostTakingPart)
  return end === -1 ? steps : steps.slice(0, Math.max(1, end))
}

/** Whether all connections between the two ends, in either direction, are asynchronous. */
function doesNotWait({ solution, blockOf }: SolutionView, step: { from: string; to: string }): boolean {
  const ends = new Set([blockOf(step.from), blockOf(step.to)])
  const between = solution.relations.filter(
    ({ from, to }) => blockOf(from) !== blockOf(to) && ends.has(blockOf(from)) && ends.has(blockOf(to)),
  )
  return between.length > 0 && between.every(({ synchronous }) => !synchronous)
}

/** Participants from left to right, and every step below the one before; empty if an end of a step is not a fact. */
function sequenceDiagram(view: SolutionView, { id, name, steps: all }: Scenario): Block[] {
  const steps = stepsAmongFew(all)
  const ids = [...new Set(steps.flatMap(({ from, to }) => [from, to]))]
  const elements = ids.flatMap((end) => view.element(end) ?? [])
  if (elements.length < ids.length) return []
  const told = steps.map(({ from, to, action }, index) => `${index + 1}. ${view.name(from)} to ${view.name(to)}: ${action}.`)
  return [
    {
      id: `sequence-${idPart(id)}`,
      type: 'diagram',
      caption: capitalised(bare(name)) + (steps.length < all.length ? `, steps 1 to ${steps.length} of ${all.length}` : ''),
      alt: boundTo(told),
      direction: 'down',
      form: 'sequence',
      nodes: elements.map((element) => nodeOf(element)),
      edges: steps.map(({ from, to, action }, index) => ({
        from,
        to,
        label: `${index + 1}. ${bare(action)}`,
        ...(doesNotWait(view, { from, to }) ? { asynchronous: true } : {}),
      })),
      groups: [],
    },
  ]
}

/** The possible failure of each scenario, and the response. */
const failures = (scenarios: Scenario[]): Block =>
  table('sequences-failures', 'What may fail', {
    columns: [column('walk', 'Scenario', 28), column('when', 'When', 30), column('then', 'Then', 42)],
    rows: scenarios.map(({ id, name, failure: { when, response } }): Cell[] => [
      text(capitalised(bare(name)), id),
      text(sentence(when)),
      text(sentence(response)),
    ]),
  })

/** Each scenario as a sequence of calls, with the step that may fail. */
export const sequences: Chapter = {
  id: 'sequences',
  heading: 'Sequences',
  ask: 'Who calls whom in each walk, in which order, and what happens when a call fails.',
  alsoCalled: ['sequence', 'interaction', 'runtime', 'scenario', 'walk', 'flow', 'use case'],
  body: (view) => {
    const { scenarios } = view.solution
    if (!isDesigned(view.solution) || scenarios.length === 0) return undefined
    return {
      blocks: [
        failures(scenarios),
        ...scenarios.flatMap((scenario) => {
          const drawn = sequenceDiagram(view, scenario)
          const isWhole = drawn.some((block) => block.type === 'diagram' && block.edges.length === scenario.steps.length)
          return isWhole ? drawn : [...drawn, walkTable(view, `sequences-${idPart(scenario.id)}`, scenario)]
        }),
      ],
    }
  },
  words: () => [],
}
