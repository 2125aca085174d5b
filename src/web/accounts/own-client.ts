import { useSession } from './session.ts'

/** The client firm that whoever is signed in belongs to; staff belong to none. */
export const useOwnClient = () => useSession()?.client ?? undefined
