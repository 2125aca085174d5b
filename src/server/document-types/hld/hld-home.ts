import { idPart } from '../make-blocks.ts'
import type { HomeOf } from '../solution-view.ts'

const homes = {
  functional: 'goals-functional',
  quality: 'goals-qualities',
  constraint: 'scope-constraints',
} as const

/** The block or section where a fact is told in full. */
export const hldHome: HomeOf = ({ solution, isOutside }, id) => {
  const requirement = solution.requirements.find((candidate) => candidate.id === id)
  if (requirement) return homes[requirement.kind]
  const has = (facts: { id: string }[]) => facts.some((fact) => fact.id === id)
  if (has(solution.elements)) return isOutside(id) ? 'context-neighbours' : 'building-blocks-parts'
  if (has(solution.scenarios)) return `runtime-${idPart(id)}`
  if (has(solution.decisions)) return `decisions-${idPart(id)}`
  if (has(solution.risks)) return 'risks-register'
  if (has(solution.assumptions)) return 'scope-assumptions'
  if (has(solution.questions)) return 'questions-register'
  if (has(solution.deliverables)) return 'scope-deliverables'
  if (has(solution.scope)) return 'scope-boundaries'
  if (has(solution.milestones)) return 'operations-milestones'
  if (has(solution.dataEntities)) return 'data-entities'
  if (has(solution.objectives)) return 'goals-objectives'
  return has(solution.workstreams) ? 'operations-workstreams' : undefined
}
