import type { ClientRights, Role } from '#shared/api/accounts.ts'
import type { Access } from '#shared/api/endpoint.ts'
import { AppError } from '#shared/errors.ts'
import type { ClientId } from '#shared/client-id.ts'

/** The account on whose behalf a call is made. */
export type Viewer = {
  accountId: string
  displayName: string
  email: string
  /** The client that the account belongs to; null for staff. */
  client: ClientId | null
  /** Defaults to `member`. */
  role?: Role
  /** For a client account, the rights set by staff. */
  rights?: ClientRights | null
}

/** Rights of client accounts unless staff change them. */
export const usualClientRights: ClientRights = { writes: false, approves: true, sharesOutside: false, endsGrantsOfStaff: false }

export const isStaff = ({ client }: Viewer): boolean => client === null

const isAdministrator = (viewer: Viewer): boolean => isStaff(viewer) && viewer.role === 'administrator'

/** Throws if the signed-in user may not make the call. */
export function refuseUnlessMay(viewer: Viewer, access: Access): void {
  if (access === 'staff' && !isStaff(viewer)) throw new AppError('not-allowed', 'This is for staff.')
  if (access === 'administrator' && !isAdministrator(viewer)) throw new AppError('not-allowed', 'This is for administrators.')
}

/** True if an account may work with a client's documents: staff for all clients, others for their own. */
export const mayServe = (viewer: Viewer, client: ClientId): boolean => isStaff(viewer) || viewer.client === client

/** Staff may approve everything, a client account its own company's documents, unless staff have changed its rights. */
export const mayApproveFor = (viewer: Viewer, client: ClientId): boolean =>
  mayServe(viewer, client) && (isStaff(viewer) || (viewer.rights ?? usualClientRights).approves)

/** Staff may write for all clients, a client account for its own company if staff let it. */
export const mayWriteFor = (viewer: Viewer, client: ClientId): boolean =>
  mayServe(viewer, client) && (isStaff(viewer) || viewer.rights?.writes === true)

/** Usernames do not depend on case: one name belongs to one account, whichever way it is typed. */
export const usernameKey = (username: string): string => username.normalize('NFKC').trim().toLowerCase()

/**
 * Maximum number of attempts within the window, and its length in seconds; far more than a person who mistypes needs. An attacker on one
 * network is blocked there first, and does not lock out the owner elsewhere.
 */
export const signInLimits = {
  perAccountAndAddress: 10,
  perAccount: 100,
  perDevice: 20,
  perAddress: 50,
  perNetwork: 200,
  window: 600,
} as const

/**
 * Seconds. A sign-in lasts this long after its last use, is renewed at most this often, and ends after the maximum time, even if it is in
 * use.
 */
export const signInLife = { lasts: 7 * 24 * 3600, renewedAfter: 3600, endsAfter: 30 * 24 * 3600 } as const

/** Seconds after the password or passkey was entered in which a sign-in may create tokens and the like, which outlive it. */
export const confirmedFor = 600

/** Seconds for which a browser is known after its last sign-in; browsers limit the life of a cookie to this. */
export const deviceLife = 400 * 24 * 3600
/** Maximum number of known browsers of an account; the least recently used one is dropped. */
export const mostDevices = 20

/**
 * Number of leading bits by which IPv6 addresses are counted together: the network of a connection, and the largest usual network of a
 * customer.
 */
const [ofConnection, ofCustomer] = [64, 48] as const

/** Returns the first groups of an IPv6 address; undefined for IPv4. */
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

/** An IPv6 user usually has a whole /64 network, so addresses are counted by it. */
export function throttledAddress(address: string): string {
  const groups = groupsOf(plainAddress(address))
  return groups ? inShort(groups, ofConnection) : plainAddress(address)
}

/** Some customers have 65,536 such networks, so the larger one counts as well; undefined for IPv4. */
export function throttledNetwork(address: string): string | undefined {
  const groups = groupsOf(plainAddress(address))
  return groups && inShort(groups, ofCustomer)
}
