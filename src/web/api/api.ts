import { lines } from 'virtual:calls'
import { createCallers } from './create-callers.ts'

/** Every call of the product. */
export const api = createCallers(lines)
