import type { Inline } from '#shared/content/blocks.ts'
import { idPart } from './make-blocks.ts'
import type { SolutionView } from './solution-view.ts'

const homes = {
  functional: 'goals-functional',
  quality: 'goals-qualities',
  constraint: 'scope-constraints',
} as const

/** The block or section where a fact is told in full. */
function homeOf({ solution, isOutside }: SolutionView, id: string): string | undefined {
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
  if (has(solution.dataEntities)) return 'data-entities'
  if (has(solution.objectives)) return 'goals-objectives'
  return has(solution.workstreams) ? 'operations-workstreams' : undefined
}

/** The fact's id, leading to where the fact is told. */
export function factLink(view: SolutionView, id: string): Inline {
  const home = homeOf(view, id)
  return home ? { text: id, link: `#${home}`, cites: [id] } : { text: id }
}

/** Inline runs with commas between them. */
const commas = (runs: Inline[]): Inline[] => runs.flatMap((run, index) => (index === 0 ? [run] : [{ text: ', ' }, run]))

const prefixes = ['OBJ', 'FR', 'NFR', 'CON', 'SCN', 'DEC', 'RSK', 'ASM', 'OQ']
const rankOf = (id: string) => prefixes.indexOf(id.split('-')[0] ?? '') * 10_000 + Number(id.split('-')[1] ?? 0)

/** Ids in the order in which the document has them, each leading to its place. */
export const factLinks = (view: SolutionView, ids: string[]) =>
  commas(ids.toSorted((left, right) => rankOf(left) - rankOf(right)).map((id) => factLink(view, id)))

/** Names of elements, each leading to its row. */
export const elementLinks = (view: SolutionView, ids: string[]) =>
  commas([...new Set(ids)].map((id) => ({ ...factLink(view, id), text: view.name(id) })))
