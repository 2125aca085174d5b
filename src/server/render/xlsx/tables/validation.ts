/** The values that a column accepts; Excel asks before it accepts others. */
export type Validation = { range: string } & (
  | { type: 'list'; formula: string }
  | { type: 'decimal' | 'date'; from: number; to?: number; prompt: string }
)
