import type { ClientRights, Role } from '#shared/api/accounts.ts'
import type { Access } from '#shared/api/endpoint.ts'
import { AppError } from '#shared/errors.ts'
import type { ClientId } from '#shared/client-id.ts'

/** The account on whose behalf a call is made. */
export type Viewer = {
  accountId: string
  displayName: string
  email: string
  /** The firm that the account belongs to; staff belong to none. */
  client: ClientId | null
  /** A member unless it says otherwise. */
  role?: Role
  /** Of a client's account, as staff have settled them. */
  rights?: ClientRights | null
}

/** Until staff say otherwise. */
export const usualClientRights: ClientRights = { approves: true, sharesOutside: false, endsGrantsOfStaff: false }

export const isStaff = ({ client }: Viewer): boolean => client === null

const isAdministrator = (viewer: Viewer): boolean => isStaff(viewer) && viewer.role === 'administrator'

/** Refuses a call to whoever is signed in and may not make it. */
export function refuseUnlessMay(viewer: Viewer, access: Access): void {
  if (access === 'staff' && !isStaff(viewer)) throw new AppError('not-allowed', 'This is for staff.')
  if (access === 'administrator' && !isAdministrator(viewer)) throw new AppError('not-allowed', 'This is for administrators.')
}

/** Whether an account may have to do with a firm's documents: staff with all, others with their own firm's. */
export const mayServe = (viewer: Viewer, client: ClientId): boolean => isStaff(viewer) || viewer.client === client

/** Staff approve everything, a client's account what is its firm's, unless staff have settled otherwise. */
export const mayApproveFor = (viewer: Viewer, client: ClientId): boolean =>
  mayServe(viewer, client) && (isStaff(viewer) || (viewer.rights ?? usualClientRights).approves)

/** Sign-in names are one person's in whatever case they are typed. */
export const usernameKey = (username: string): string => username.normalize('NFKC').trim().toLowerCase()

/**
 * Attempts within the window, and its length in seconds: a person who mistypes never meets them. Whoever guesses at an account
 * from one network is stopped there first, and does not lock out its owner elsewhere.
 */
export const signInLimits = {
  perAccountAndAddress: 10,
  perAccount: 100,
  perDevice: 20,
  perAddress: 50,
  perNetwork: 200,
  window: 600,
} as const

/** Seconds. A sign-in lasts this long after it was last used, is renewed at most this often, and ends at the latest, however it is used. */
export const signInLife = { lasts: 7 * 24 * 3600, renewedAfter: 3600, endsAfter: 30 * 24 * 3600 } as const

/** Seconds after its password or passkey was given in which a sign-in may make what outlives it. */
export const confirmedFor = 600

/** Seconds that a browser is known after it was last signed in with; the most that browsers keep a cookie. */
export const deviceLife = 400 * 24 * 3600
/** Browsers of one account that are known; the one that was used longest ago gives way. */
export const mostDevices = 20

/** Bits of an IPv6 address that are counted as one: what a connection has, and what a customer may have. */
const [ofConnection, ofCustomer] = [64, 48] as const

/** The first groups of an IPv6 address; nothing for one of IPv4. */
function groupsOf(address: string): string[] | undefined {
  if (!address.includes(':')) return undefined
  const [head = '', tail = ''] = address.split('%')[0]!.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const isShort = address.includes('::')
  const groups = isShort ? [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right] : left
  return groups.map((group) => Number.parseInt(group, 16).toString(16))
}

const inShort = (groups: string[], bits: number) => `${groups.slice(0, bits / 16).join(':')}::/${bits}`
const plainAddress = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '')

/** Whoever holds an IPv6 address holds its whole /64 network. */
export function throttledAddress(address: string): string {
  const groups = groupsOf(plainAddress(address))
  return groups ? inShort(groups, ofConnection) : plainAddress(address)
}

/** And some are given 65,536 such networks; nothing for an address of IPv4. */
export function throttledNetwork(address: string): string | undefined {
  const groups = groupsOf(plainAddress(address))
  return groups && inShort(groups, ofCustomer)
}
