import { lines } from 'virtual:account-calls'
import { type Callers, createCallers } from './create-callers.ts'

/** The calls of the sign-in, without those of the other tables. */
export const { accounts: accountApi }: Pick<Callers, 'accounts'> = createCallers(lines)
