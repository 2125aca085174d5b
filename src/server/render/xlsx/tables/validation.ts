/** What a column of a sheet takes; Excel asks before it takes anything else. */
export type Validation = { range: string } & (
  | { type: 'list'; formula: string }
  | { type: 'decimal' | 'date'; from: number; to?: number; prompt: string }
)
