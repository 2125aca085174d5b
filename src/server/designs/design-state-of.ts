import type { DesignState } from '#shared/api/references.ts'
import { namedHosting } from '#server/references/named-hosting.ts'
import type { Solution } from '#server/solution/solution.ts'

const parts = new Set<Solution['elements'][number]['kind']>(['container', 'component', 'store', 'queue', 'model'])

/** Returns whether a version has a design, and the nearest reference designs if it has none. */
export function designStateOf({ elements, isAdvice, reference, nearest = [], statements = [] }: Solution): DesignState {
  const isDesigned = reference !== undefined || isAdvice === true || elements.some(({ kind }) => parts.has(kind))
  return { name: reference?.name ?? null, isDesigned, nearest: isDesigned ? [] : nearest, hosting: namedHosting(statements) }
}
