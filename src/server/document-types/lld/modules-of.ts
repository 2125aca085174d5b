import type { Element, Relation } from '#server/solution/solution.ts'
import { isSupport, type SolutionView } from '../solution-view.ts'

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

/** What a module leans on: what it calls and waits for, where it writes, and the store or queue that feeds it. */
function leansOn({ solution, element }: SolutionView, { id, kind }: Element): string[] {
  const keeps = (other: string) => /store|queue/.test(element(other)?.kind ?? '')
  const isKeeper = kind === 'store' || kind === 'queue'
  return solution.relations.flatMap(({ from, to, synchronous }) => {
    if (from === id && !isKeeper && (synchronous || keeps(to))) return [to]
    if (from === id && isKeeper && isSupport(element(to) ?? { name: '', kind: 'person' })) return [to]
    return to === id && !isKeeper && keeps(from) ? [from] : []
  })
}

/** Modules so ordered that each comes after those it depends on, what serves all of them first; a circle is entered where it is first met. */
export function buildOrder(view: SolutionView): Element[] {
  const modules = modulesOf(view).toSorted((left, right) => Number(isSupport(right)) - Number(isSupport(left)))
  const byId = new Map(modules.map((element) => [element.id, element]))
  const ordered = new Set<Element>()
  const entered = new Set<string>()
  function enter(element: Element) {
    if (entered.has(element.id)) return
    entered.add(element.id)
    for (const id of leansOn(view, element)) {
      const next = byId.get(id)
      if (next) enter(next)
    }
    ordered.add(element)
  }
  for (const element of modules) enter(element)
  return [...ordered]
}
