import type { ClientId } from '#shared/firm.ts'

/** The account on whose behalf a call is made. */
export type Viewer = {
  accountId: string
  displayName: string
  email: string
  /** The firm that the account belongs to; staff belong to none. */
  client: ClientId | null
}

export const isStaff = ({ client }: Viewer): boolean => client === null

/** Whether an account may have to do with a firm's documents: staff with all, others with their own firm's. */
export const mayServe = (viewer: Viewer, client: ClientId): boolean => isStaff(viewer) || viewer.client === client

/** Sign-in names are one person's in whatever case they are typed. */
export const usernameKey = (username: string): string => username.normalize('NFKC').trim().toLowerCase()

/** Attempts within the window, and its length in seconds: a person who mistypes never meets them. */
export const signInLimits = { perAccount: 10, perAddress: 50, window: 600 } as const

/** Seconds. A sign-in lasts this long after it was last used, and is renewed at most this often. */
export const signInLife = { lasts: 7 * 24 * 3600, renewedAfter: 3600 } as const

/** Whoever holds an IPv6 address holds its whole /64 network. */
export function throttledAddress(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!plain.includes(':')) return plain
  const [head = '', tail = ''] = plain.split('%')[0]!.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const isShort = plain.includes('::')
  const groups = isShort ? [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right] : left
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
