import { notifiedVerbs } from '#shared/api/notifications.ts'
import { usualPreferences } from '#server/accounts/preferences/store.ts'

/** The choices of an account that has not changed them. */
export const usualChoices = usualPreferences.notifications

const known = new Set<string>(notifiedVerbs)
export const isNotified = (verb: string) => known.has(verb)

/** A request is sent to the person in its own email, so that no other email or digest repeats it. */
export const askingVerbs: (typeof notifiedVerbs)[number][] = ['review-asked', 'question-asked']

/** Number of digests or weekly reports that one transaction writes. */
export const lettersAtOnce = 20
