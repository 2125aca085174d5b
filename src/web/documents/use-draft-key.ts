import { useSession } from '#web/accounts/session.ts'

type Screen = 'advanced' | 'simple' | 'enhanced'
type Person = ReturnType<typeof useSession>

/** Where drafts and open work are kept: they belong to a screen and to a person, also where two share a browser. */
export const draftKeyOf = (screen: Screen, person: Person) => `${screen}:${person?.email || person?.displayName || ''}`

export const useDraftKey = (screen: Screen) => draftKeyOf(screen, useSession())
