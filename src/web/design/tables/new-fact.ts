import { nestedValues } from '../within-field.ts'
import type { Column } from './column.ts'

type Values = Record<string, unknown>

/** A new fact with these values, the initial ones of the other columns, and the parts of the list within it. */
export function newFact(columns: readonly Column[], values: Values, parts: readonly Values[] = []): Values {
  const within = columns.filter(({ partOf }) => partOf)
  const list = within[0]?.partOf
  return {
    ...withInitial(
      columns.filter(({ partOf }) => !partOf),
      values,
    ),
    ...(list !== undefined && { [list]: parts.map((part) => withInitial(within, part)) }),
  }
}

const withInitial = (columns: readonly Column[], values: Values): Values => ({
  ...Object.fromEntries(columns.flatMap(({ field, initial }) => (initial === undefined ? [] : [[field, initial] as const]))),
  ...nestedValues(
    Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)),
    columns.map(({ field }) => field),
  ),
})
