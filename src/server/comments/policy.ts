import { AppError } from '#shared/errors.ts'
import { isStaff, type Viewer } from '#server/accounts/policy.ts'
import { guestOfLink } from '#server/sharing/policy.ts'

/** Internal threads are visible only to staff: others must not learn that they exist. */
export const mayBeInternal = isStaff

/** Threads of staff are internal unless they choose otherwise, so that no remark reaches the client by accident. */
export function decideInternal(viewer: Viewer, asked: boolean | undefined): boolean {
  if (asked && !mayBeInternal(viewer)) throw new AppError('not-allowed', 'Only staff can make a comment internal.')
  return asked ?? mayBeInternal(viewer)
}

/** The author of a comment: an account, or a guest with a link, under the name that they entered. */
export type Author = { accountId: string; guest: null; linkId: null } | { accountId: null; guest: string; linkId: string }

export const authorOf = ({ accountId }: Viewer): Author => ({ accountId, guest: null, linkId: null })

/** The author's name in the audit trail. */
export const actorOf = ({ accountId }: Author): string => accountId ?? guestOfLink
