import type { Viewer } from '#server/accounts/policy.ts'
import { emailKey } from '#server/sharing/policy.ts'

/** Reviews that a list holds at most. */
export const listLimit = 200

/** Days ahead that a day may be asked for. */
export const mostDays = 366

/** An account without an address is known by itself. */
export const personKey = ({ email, accountId }: Pick<Viewer, 'email' | 'accountId'>): string => emailKey(email) || accountId

/** Whether the viewer is the one who was asked, by their account or by the address that it has. */
export const isReviewerOf = (
  viewer: Viewer,
  { accountId, personKey: key }: { accountId: string | null; personKey: string },
): boolean => accountId === viewer.accountId || (emailKey(viewer.email) !== '' && key === emailKey(viewer.email))
