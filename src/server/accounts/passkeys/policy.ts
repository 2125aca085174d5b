/** Seconds in which a challenge must be answered; long enough to fetch a security key. */
export const challengeSeconds = 300

/** Maximum number of passkeys of one account. */
export const mostPasskeys = 10

type Asked = { publicUrl?: string | undefined; origin: string }

/** Returns the origin and the host that a passkey is bound to: it does not work at another address. */
export function partyOf({ publicUrl, origin }: Asked) {
  const address = new URL(publicUrl ?? origin)
  return { origin: address.origin, id: address.hostname }
}
