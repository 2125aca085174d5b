/** Email addresses are compared regardless of case; an empty one matches no one. */
export const emailKey = (email: string): string => email.trim().toLowerCase()

/** Days until a share expires; sharing again starts anew. */
export const sharedFor = 30

/** Maximum number of invalid links opened from one address within the sign-in throttle's window: people may have a few old ones. */
export const mostDeadLinks = 60

/** Maximum number of attempts to open one link within the sign-in throttle's window. */
export const linkTries = { perAddress: 10, perLink: 200 }

/** Maximum number of comments from one address and through one link within that window, and through one link in all. */
export const linkComments = { perAddress: 20, perLink: 60, inAll: 300 }

/** Name in the audit trail of a visitor with a link, whose identity is not known; the entry also names the link. */
export const guestOfLink = 'guest of a link'

/** For a code that checks an address: minutes until it expires, tries, and the numbers of codes sent within the throttle's window. */
export const linkCodes = { lasts: 10, tries: 5, perReceiver: 5, perLink: 50, perAddress: 20 }

/** Maximum number of saved visits of a link; the oldest are deleted. */
export const mostVisits = 2000

/** Maximum number of trail entries for one link within the sign-in throttle's window; one for each address within this many seconds. */
export const trailLimits = { perLink: 200, minute: 60 }

/** Maximum number of invitations, grants and links in a list. */
export const listLimit = 200

/** Returns the id after which the next page begins; null if this page is not full. */
export const cursorOf = (page: { id: string }[]): string | null => (page.length < listLimit ? null : (page.at(-1)?.id ?? null))
