import { lines } from 'virtual:calls'
import { accountApi } from './account-api.ts'
import { type Callers, createCallers } from './create-callers.ts'

/** Every call of the product. */
export const api: Callers = { ...createCallers(lines), accounts: accountApi }
