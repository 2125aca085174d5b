import { lines } from 'virtual:account-calls'
import { type Callers, createCallers } from './create-callers.ts'

/** What a sign-in calls, without the table of all the others. */
export const { accounts: accountApi }: Pick<Callers, 'accounts'> = createCallers(lines)
