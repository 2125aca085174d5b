import type { Column } from './column.ts'

type Values = Record<string, unknown>

/** A new fact with these values, and the initial ones of the other columns. */
export const newFact = (columns: readonly Column[], values: Values): Values => ({
  ...Object.fromEntries(columns.flatMap(({ field, initial }) => (initial === undefined ? [] : [[field, initial] as const]))),
  ...Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)),
})
