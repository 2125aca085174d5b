/** Seconds in which a challenge has to be answered: for whoever has to fetch their key. */
export const challengeSeconds = 300

/** Of one account. */
export const mostPasskeys = 10

type Asked = { publicUrl?: string | undefined; origin: string }

/** The page and its host, which a passkey is bound to: what was made for one address says nothing at another. */
export function partyOf({ publicUrl, origin }: Asked) {
  const address = new URL(publicUrl ?? origin)
  return { origin: address.origin, id: address.hostname }
}
