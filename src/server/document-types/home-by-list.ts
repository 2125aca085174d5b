import { type FactList, factLists, factsIn } from '#server/solution/list-facts.ts'
import type { HomeOf } from './solution-view.ts'

/** Leads each kind of fact to one place of the document. */
export const homeByList =
  (homes: Partial<Record<FactList, string>>): HomeOf =>
  ({ solution }, id) => {
    const list = factLists.find((candidate) => factsIn(solution, candidate).some((fact) => fact.id === id))
    return list && homes[list]
  }
