import type { Relation, Solution } from '#server/solution/solution.ts'
import { type Design, number } from './design.ts'
import type { Placed } from './list-elements.ts'
import { capitalised, clip } from './phrases.ts'

const mostWalks = 4
/** Six who take part stand side by side on a page; with seven the words are too small. */
const mostSteps = 6

/** Walks over the relations of the design, from what sets them off to who sees the result, each with what may fail. */
export function listScenarios(design: Design, placed: Placed): Solution['scenarios'] {
  const { relations, elements, idOf } = placed
  const isStart = (id: string) =>
    elements.some((element) => element.id === id && (element.kind === 'external-system' || element.kind === 'person'))
  const starts = relations.filter(({ from }) => isStart(from))
  const walks = starts
    .map((first) => walkFrom(first, relations, isStart))
    .filter((steps) => steps.length >= 2)
    .toSorted((one, other) => other.length - one.length)
  const chosen: Relation[][] = []
  const seen = new Set<string>()
  for (const walk of walks) {
    const fresh = walk.filter(({ id }) => !seen.has(id)).length
    if (chosen.length >= mostWalks || fresh * 2 < walk.length) continue
    chosen.push(walk)
    for (const { id } of walk) seen.add(id)
  }
  const partById = new Map(design.parts.map((part) => [idOf(part.key), part]))
  const nameOf = (id: string) => elements.find((element) => element.id === id)?.name ?? id
  return number(
    'SCN',
    chosen.map((steps) => {
      const passed = [...new Set(steps.flatMap(({ from, to }) => [from, to]))]
      const parts = passed.flatMap((id) => partById.get(id) ?? [])
      const failing = parts.find(({ capability, control }) => (capability?.fails.length ?? 0) > 0 || control?.fails)
      const fails = failing?.capability?.fails[0] ?? failing?.control?.fails
      const [first, last] = [steps[0]!, steps.at(-1)!]
      return {
        source: first.source,
        name: clip(`From ${nameOf(first.from)} to ${nameOf(last.to)}`, 90),
        trigger: `${nameOf(first.from)} ${first.label.charAt(0).toLowerCase()}${first.label.slice(1)}`,
        steps: steps.map(({ from, to, label }) => ({ from, to, action: capitalised(label) })),
        failure: fails
          ? {
              when: capitalised(fails.when.replaceAll(/\{[a-z-]+\}/g, 'it')),
              response: capitalised(fails.then.replaceAll(/\{[a-z-]+\}/g, 'it')),
            }
          : { when: `${nameOf(last.to)} does not answer`, response: `${nameOf(last.from)} keeps what is due and sends it again` },
        requirements: [...new Set(parts.flatMap(({ meets }) => [...meets.keys()]))].slice(0, 8),
      }
    }),
  )
}

/** The longest way on that passes no element twice. */
function walkFrom(first: Relation, relations: Relation[], isEnd: (id: string) => boolean): Relation[] {
  const steps = [first]
  const passed = new Set([first.from, first.to])
  for (;;) {
    const at = steps.at(-1)!.to
    if (steps.length >= mostSteps || isEnd(at)) return steps
    const next = relations
      .filter(({ from, to }) => from === at && !passed.has(to))
      .toSorted((one, other) => reach(other, relations) - reach(one, relations))[0]
    const back = next
      ? undefined
      : relations.find(({ from, to, synchronous }) => to === at && synchronous && !passed.has(from) && isEnd(from))
    if (back) return [...steps, { ...back, from: back.to, to: back.from, label: `shows the result` }]
    if (!next) return steps
    steps.push(next)
    passed.add(next.to)
  }
}

const reach = ({ to }: Relation, relations: Relation[]) => relations.filter(({ from }) => from === to).length
