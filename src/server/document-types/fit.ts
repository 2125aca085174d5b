import type { Element, Solution } from '#server/solution/solution.ts'
import { statementsOf } from './statements.ts'

/** What the facts hold: a design, advice, or a brief that nobody has designed for; solutions stored earlier have more kinds. */
export const fitOf = ({ fit, isAdvice }: Solution): NonNullable<Solution['fit']> => fit ?? (isAdvice ? 'advice' : 'design')

/** What is inside a design; people, other systems and the design itself are around it. */
const inside = new Set<Element['kind']>(['container', 'component', 'store', 'queue', 'model'])
/** Whether the facts have components to show; advice may have a method and a plan alone. */
export const isDesigned = (solution: Solution) =>
  ['design', 'partial'].includes(fitOf(solution)) ||
  (fitOf(solution) === 'advice' && solution.elements.some(({ kind }) => inside.has(kind)))

/** A reading of fewer statements fits one page. */
const fewStatements = 5
export const isThin = (solution: Solution) => fitOf(solution) === 'reading' && statementsOf(solution).length < fewStatements

/** What a document is called while nobody has designed anything. */
export const readingName = 'Reading of your brief'
