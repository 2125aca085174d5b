import { useSession } from '#web/accounts/session.ts'

/** Where drafts and open work are kept: they belong to a screen and to a person, also where two share a browser. */
export function useDraftKey(screen: 'advanced' | 'simple' | 'enhanced') {
  const user = useSession()
  return `${screen}:${user?.email || user?.displayName || ''}`
}
