import { useSession } from '#web/accounts/session.ts'

type Screen = 'advanced' | 'simple' | 'enhanced'
type Person = ReturnType<typeof useSession>

/**
 * The name under which drafts and open work are stored, one for each screen and user, so that users of the same browser do not share them.
 */
export const draftKeyOf = (screen: Screen, person: Person) => `${screen}:${person?.email || person?.displayName || ''}`

export const useDraftKey = (screen: Screen) => draftKeyOf(screen, useSession())
