import { idPart } from '../make-blocks.ts'
import type { HomeOf } from '../solution-view.ts'

/** The block or section where a fact is told in full. */
export const lldHome: HomeOf = ({ solution, isOutside }, id) => {
  const has = (facts: { id: string }[]) => facts.some((fact) => fact.id === id)
  if (has(solution.requirements)) return 'traceability-matrix'
  if (solution.elements.find((element) => element.id === id)?.kind === 'system') return 'structure'
  if (has(solution.elements)) return isOutside(id) ? 'structure-neighbours' : `modules-${idPart(id)}`
  if (has(solution.interfaces)) return `interfaces-${idPart(id)}`
  if (has(solution.dataEntities)) return `data-${idPart(id)}`
  if (has(solution.scenarios)) return `interactions-${idPart(id)}`
  if (has(solution.questions)) return 'questions-register'
  if (has(solution.assumptions)) return 'concerns-assumptions'
  return has(solution.decisions) ? 'identification-decisions' : undefined
}
