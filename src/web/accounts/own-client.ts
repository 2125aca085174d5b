import { clientIds } from '#shared/firm.ts'
import { useSession } from './session.ts'

/** The client firm that whoever is signed in belongs to; staff belong to none. */
export function useOwnClient() {
  const client = useSession()?.client
  return clientIds.find((id) => id === client)
}
