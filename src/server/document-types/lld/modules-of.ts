import type { Element } from '#server/solution/solution.ts'
import { isSupport, type SolutionView } from '../solution-view.ts'

/** Units that are built and tested separately: the system's parts and the components inside them. */
export const modulesOf = (view: SolutionView): Element[] => [...view.blocks, ...view.components]

export type Call = { id: string; caller: string; called: string; label: string; synchronous: boolean }

const isKeeper = ({ element }: SolutionView, id: string) => /store|queue/.test(element(id)?.kind ?? '')

/**
 * The calls between components and systems, without people. A store or queue calls nothing, so data that it “supplies” is fetched by the
 * other side.
 */
export const technicalCalls = (view: SolutionView): Call[] =>
  view.solution.relations
    .filter(({ from, to }) => view.element(from)?.kind !== 'person' && view.element(to)?.kind !== 'person')
    .map(({ id, from, to, label, synchronous }) => {
      const isFetched = isKeeper(view, from) && !isKeeper(view, to) && !isSupport(view.element(to) ?? {})
      return { id, label, synchronous, caller: isFetched ? to : from, called: isFetched ? from : to }
    })

/** The dependencies of a module: those it calls and waits for, those it writes to, and the store or queue that feeds it. */
const leansOn = (view: SolutionView, { id }: Element): string[] =>
  technicalCalls(view).flatMap(({ caller, called, synchronous }) =>
    caller === id && (synchronous || isKeeper(view, called)) ? [called] : [],
  )

/**
 * Modules in an order such that each comes after its dependencies, starting with those that serve all others; a cycle is entered where it
 * is first met.
 */
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
