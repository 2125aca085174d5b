import type { Calculation, Statement } from '#server/solution/statement.ts'
export const listCalculations = (_statements: Statement[], _today: string): Calculation[] => []
