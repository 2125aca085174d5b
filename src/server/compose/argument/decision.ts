import type { Solution } from '#server/solution/solution.ts'

export type Decision = Omit<Solution['decisions'][number], 'id'>
