import type { Followed } from '#server/compare/follow-anchor.ts'
import type { FoundComment, FoundThread } from './store.ts'

/** The fields of a thread that all of its readers see. */
export const presentWords = ({ id, version, quote, resolvedAt, resolvedBy }: FoundThread, place: Followed) => ({
  id,
  version,
  quote,
  place,
  resolved: resolvedAt && { by: resolvedBy!, at: resolvedAt.toISOString() },
})

/** The fields of a comment that all of its readers see. */
export const presentComment = ({ id, by, accountId, text, ...comment }: FoundComment) => ({
  id,
  by,
  isGuest: accountId === null,
  text,
  createdAt: comment.createdAt.toISOString(),
  editedAt: comment.editedAt?.toISOString() ?? null,
  isDeleted: comment.deletedAt !== null,
})
