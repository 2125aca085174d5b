/** An address is one person's in whatever case it is written; an empty one is nobody's. */
export const emailKey = (email: string): string => email.trim().toLowerCase()

/** Days that what is shared stays shared; sharing again begins anew. */
export const sharedFor = 30

/** Links that lead nowhere, from one address within the sign-in throttle's window: somebody may have a few old ones. */
export const mostDeadLinks = 60

/** Attempts to open one link within the sign-in throttle's window. */
export const linkTries = { perAddress: 10, perLink: 200 }

/** Comments by one link, and from one address, within that window; and how many a link is good for in all. */
export const linkComments = { perAddress: 20, perLink: 60, inAll: 300 }

/** How the trail calls whoever comes by a link: who it is, is not known; which link it is, stands beside. */
export const guestOfLink = 'guest of a link'

/** Of a code that checks an address: minutes that it lasts, tries that it takes, and codes that are sent within the throttle's window. */
export const linkCodes = { lasts: 10, tries: 5, perReceiver: 5, perLink: 50, perAddress: 20 }

/** Visits of a link that are saved; the oldest give way. */
export const mostVisits = 2000

/** Entries of the trail on one link within the sign-in throttle's window; one from an address within a minute, in seconds. */
export const trailLimits = { perLink: 200, minute: 60 }

/** Invitations, grants and links that a list holds at most. */
export const listLimit = 200

/** What the next page of a list begins after; none where this one is not full. */
export const cursorOf = (page: { id: string }[]): string | null => (page.length < listLimit ? null : (page.at(-1)?.id ?? null))
