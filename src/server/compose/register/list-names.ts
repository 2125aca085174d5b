import type { Name, Statement } from '#server/solution/statement.ts'
import type { Brief } from '#shared/brief.ts'
export const listNames = (_brief: Brief, _statements: Statement[]): Name[] => []
