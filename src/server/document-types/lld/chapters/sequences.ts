import type { Block, Cell } from '#shared/content/blocks.ts'
import type { Chapter } from '../../document-type.ts'
import { bare, capitalised, sentence } from '../../english.ts'
import { isDesigned } from '../../fit.ts'
import { column, idPart, table, text } from '../../make-blocks.ts'
import type { Scenario, SolutionView } from '../../solution-view.ts'
import { walkTable } from '../../tables/walk-table.ts'
import { nodeOf } from '../../diagrams/draw.ts'
import { boundTo } from '../../diagrams/describe-picture.ts'

/** Maximum lifelines side by side on a page with legible text; a longer scenario has several pictures. */
const mostTakingPart = 5

type Steps = Scenario['steps']
type Part = { first: number; steps: Steps }

/** The steps of a scenario in the parts that are drawn one below the other. */
function partsOf(steps: Steps): Part[] {
  const parts: Part[] = []
  let ends = new Set<string>()
  for (const [index, step] of steps.entries()) {
    const together = new Set([...ends, step.from, step.to])
    const isNew = parts.length === 0 || together.size > mostTakingPart
    ends = isNew ? new Set([step.from, step.to]) : together
    if (isNew) parts.push({ first: index + 1, steps: [step] })
    else parts.at(-1)!.steps.push(step)
  }
  return parts
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
function sequenceDiagrams(view: SolutionView, { id, name, steps: all }: Scenario): Block[] {
  if (all.some(({ from, to }) => !view.element(from) || !view.element(to))) return []
  return partsOf(all).map(({ first, steps }): Block => {
    const elements = [...new Set(steps.flatMap(({ from, to }) => [from, to]))].flatMap((end) => view.element(end) ?? [])
    const told = steps.map(({ from, to, action }, index) => `${first + index}. ${view.name(from)} to ${view.name(to)}: ${action}.`)
    const last = first + steps.length - 1
    const which = first === last ? `step ${first}` : `steps ${first} to ${last}`
    return {
      id: `sequence-${idPart(id)}${first === 1 ? '' : `-${first}`}`,
      type: 'diagram',
      caption: capitalised(bare(name)) + (steps.length < all.length ? `, ${which} of ${all.length}` : ''),
      alt: boundTo(told),
      direction: 'down',
      form: 'sequence',
      nodes: elements.map((element) => nodeOf(element)),
      edges: steps.map(({ from, to, action }, index) => ({
        from,
        to,
        label: `${first + index}. ${bare(action)}`,
        ...(doesNotWait(view, { from, to }) ? { asynchronous: true } : {}),
      })),
      groups: [],
    }
  })
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
          const drawn = sequenceDiagrams(view, scenario)
          return drawn.length > 0 ? drawn : [walkTable(view, `sequences-${idPart(scenario.id)}`, scenario)]
        }),
      ],
    }
  },
  words: () => [],
}
