import type { Element, Relation } from '#server/solution/solution.ts'
import type { SolutionView } from '../solution-view.ts'

/** What is built and tested by itself: the parts of the system and the components inside them. */
export const modulesOf = (view: SolutionView): Element[] => [...view.blocks, ...view.components]

/** What another party sends to a module, and what it sends itself. */
export function flowsOf({ solution }: SolutionView, { id }: Element): { inputs: Relation[]; outputs: Relation[] } {
  return {
    inputs: solution.relations.filter(({ to, from }) => to === id && from !== id),
    outputs: solution.relations.filter(({ from, to }) => from === id && to !== id),
  }
}

/** Calls between parts, people aside. */
export const technicalCalls = ({ solution, element }: SolutionView): Relation[] =>
  solution.relations.filter(({ from, to }) => element(from)?.kind !== 'person' && element(to)?.kind !== 'person')

/** Modules so ordered that each comes after those it depends on; a circle is entered where it is first met. */
export function buildOrder(view: SolutionView): Element[] {
  const modules = modulesOf(view)
  const byId = new Map(modules.map((element) => [element.id, element]))
  const ordered = new Set<Element>()
  const entered = new Set<string>()
  function enter(element: Element) {
    if (entered.has(element.id)) return
    entered.add(element.id)
    for (const { to, synchronous } of flowsOf(view, element).outputs) {
      const next = byId.get(to)
      if (next && (synchronous || next.kind === 'store' || next.kind === 'queue')) enter(next)
    }
    ordered.add(element)
  }
  for (const element of modules) enter(element)
  return [...ordered]
}
