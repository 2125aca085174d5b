import { notifiedVerbs } from '#shared/api/notifications.ts'
import { usualPreferences } from '#server/accounts/preferences/store.ts'

/** Of an account that has not said otherwise. */
export const usualChoices = usualPreferences.notifications

const known = new Set<string>(notifiedVerbs)
export const isNotified = (verb: string) => known.has(verb)

/** Digests that one transaction writes. */
export const digestsAtOnce = 20
