import type { Calculation } from '#server/solution/statement.ts'

/** A calculation before it gets its id. */
export type Calculated = { kind: Calculation['kind']; text: string; sum: string; statements: string[]; warns: boolean }
