import { type FactList, factLists, factsIn } from '#server/solution/list-facts.ts'
import type { AnchorOf } from './solution-view.ts'

/** Assigns each kind of fact to one place of the document; `outside`: the place for people and other systems. */
export const homeByList =
  ({ outside, ...homes }: Partial<Record<FactList | 'outside', string>>): AnchorOf =>
  ({ solution, isOutside }, id) => {
    const list = factLists.find((candidate) => factsIn(solution, candidate).some((fact) => fact.id === id))
    return list === 'elements' && isOutside(id) ? (outside ?? homes.elements) : list && homes[list]
  }
