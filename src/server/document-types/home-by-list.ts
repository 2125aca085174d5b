import { type FactList, factLists, factsIn } from '#server/solution/list-facts.ts'
import type { AnchorOf } from './solution-view.ts'

/** Leads each kind of fact to one place of the document; `outside` is where people and other systems are told. */
export const homeByList =
  ({ outside, ...homes }: Partial<Record<FactList | 'outside', string>>): AnchorOf =>
  ({ solution, isOutside }, id) => {
    const list = factLists.find((candidate) => factsIn(solution, candidate).some((fact) => fact.id === id))
    return list === 'elements' && isOutside(id) ? (outside ?? homes.elements) : list && homes[list]
  }
