import type { Viewer } from '#server/accounts/policy.ts'
import { emailKey } from '#server/sharing/policy.ts'

/** Maximum number of reviews in a list. */
export const listLimit = 200

/** Maximum number of days ahead for a due date. */
export const mostDays = 366

/** An account without an email address is identified by its id. */
export const personKey = ({ email, accountId }: Pick<Viewer, 'email' | 'accountId'>): string => emailKey(email) || accountId

/** The actor in the audit trail of a decision by a link. */
export const linkOf = ({ email }: { email: string }): string => `link of ${email}`

/** True if the viewer was asked, by account or by its email address. */
export const isReviewerOf = (
  viewer: Viewer,
  { accountId, personKey: key }: { accountId: string | null; personKey: string },
): boolean => accountId === viewer.accountId || (emailKey(viewer.email) !== '' && key === emailKey(viewer.email))
