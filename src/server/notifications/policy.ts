import { notifiedVerbs } from '#shared/api/notifications.ts'
import { usualPreferences } from '#server/accounts/preferences/store.ts'

/** Of an account that has not said otherwise. */
export const usualChoices = usualPreferences.notifications

const known = new Set<string>(notifiedVerbs)
export const isNotified = (verb: string) => known.has(verb)

/** Whoever is asked gets a letter of its own from whoever asks: no other letter tells of it, and no digest. */
export const askingVerbs: (typeof notifiedVerbs)[number][] = ['review-asked', 'question-asked']

/** Digests or weekly reports that one transaction writes. */
export const lettersAtOnce = 20
