import { AppError } from '#shared/errors.ts'
import { isStaff, type Viewer } from '#server/accounts/policy.ts'

/** Internal threads are the staff's: others do not learn that there are any. */
export const mayBeInternal = isStaff

/** What staff write is theirs alone until they say otherwise, so that no remark reaches the client by an oversight. */
export function decideInternal(viewer: Viewer, asked: boolean | undefined): boolean {
  if (asked && !mayBeInternal(viewer)) throw new AppError('not-allowed', 'Only staff may keep a comment to themselves.')
  return asked ?? mayBeInternal(viewer)
}
