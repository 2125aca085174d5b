import type { Element, Solution } from '#server/solution/solution.ts'
import { statementsOf } from './statements.ts'

/** The kind of facts: a design, advice, or a brief without a design; solutions stored earlier have more kinds. */
export const fitOf = ({ fit, isAdvice }: Solution): NonNullable<Solution['fit']> => fit ?? (isAdvice ? 'advice' : 'design')

/** Kinds that are inside a design; people, other systems and the design itself are not. */
const inside = new Set<Element['kind']>(['container', 'component', 'store', 'queue', 'model'])
/** Whether there are components to show; advice may have only a method and a plan. */
export const isDesigned = (solution: Solution) =>
  ['design', 'partial'].includes(fitOf(solution)) ||
  (fitOf(solution) === 'advice' && solution.elements.some(({ kind }) => inside.has(kind)))

/** A reading with fewer statements fits on one page. */
const fewStatements = 5
export const isThin = (solution: Solution) => fitOf(solution) === 'reading' && statementsOf(solution).length < fewStatements

/** The title of a document before anything is designed. */
export const readingName = 'Reading of your brief'
