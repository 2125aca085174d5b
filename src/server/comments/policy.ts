import { AppError } from '#shared/errors.ts'
import { isStaff, type Viewer } from '#server/accounts/policy.ts'
import { guestOfLink } from '#server/sharing/policy.ts'

/** Internal threads are the staff's: others do not learn that there are any. */
export const mayBeInternal = isStaff

/** What staff write is theirs alone until they say otherwise, so that no remark reaches the client by an oversight. */
export function decideInternal(viewer: Viewer, asked: boolean | undefined): boolean {
  if (asked && !mayBeInternal(viewer)) throw new AppError('not-allowed', 'Only staff may keep a comment to themselves.')
  return asked ?? mayBeInternal(viewer)
}

/** Who says something: an account, or whoever has a link, under the name that they give. */
export type Author = { accountId: string; guest: null; linkId: null } | { accountId: null; guest: string; linkId: string }

export const authorOf = ({ accountId }: Viewer): Author => ({ accountId, guest: null, linkId: null })

/** How the trail calls an author. */
export const actorOf = ({ accountId }: Author): string => accountId ?? guestOfLink
