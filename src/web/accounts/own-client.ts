import { useSession } from './session.ts'

/** The client of the signed-in user; undefined for staff. */
export const useOwnClient = () => useSession()?.client ?? undefined
