import type { DesignState } from '#shared/api/references.ts'
import type { Solution } from '#server/solution/solution.ts'

const parts = new Set<Solution['elements'][number]['kind']>(['container', 'component', 'store', 'queue', 'model'])

/** How far the facts of a version are designed. */
export function designStateOf({ elements, isAdvice, reference, nearest = [] }: Solution): DesignState {
  const isDesigned = reference !== undefined || isAdvice === true || elements.some(({ kind }) => parts.has(kind))
  return { name: reference?.name ?? null, isDesigned, nearest: isDesigned ? [] : nearest }
}
