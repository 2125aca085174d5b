import type { Followed } from '#server/compare/follow-anchor.ts'
import type { FoundComment, FoundThread } from './store.ts'

/** What everybody is told of a thread that they are shown. */
export const presentWords = ({ id, version, quote, resolvedAt, resolvedBy }: FoundThread, place: Followed) => ({
  id,
  version,
  quote,
  place,
  resolved: resolvedAt && { by: resolvedBy!, at: resolvedAt.toISOString() },
})

/** What everybody is told of a comment that they are shown. */
export const presentComment = ({ id, by, accountId, text, ...comment }: FoundComment) => ({
  id,
  by,
  isGuest: accountId === null,
  text,
  createdAt: comment.createdAt.toISOString(),
  editedAt: comment.editedAt?.toISOString() ?? null,
  isDeleted: comment.deletedAt !== null,
})
