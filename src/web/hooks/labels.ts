import type { Delivery, HookEvent } from '#shared/api/hooks.ts'
import * as general from '#words/general.ts'
import * as words from '#words/hooks.ts'

export const eventLabels: Record<HookEvent, string> = {
  'version.added': words.versionWasWritten,
  'version.published': words.versionWasPublished,
  'version.approved': words.versionWasApproved,
  'approval.withdrawn': words.approvalWasTakenBack,
  'document.rolled-back': words.documentWasRolledBack,
  'document.shared': words.documentWasShared,
  'section.edited': words.sectionWasEdited,
  'review.asked': words.reviewWasAskedFor,
  'review.decided': words.somebodyDecidedInReview,
  'review.withdrawn': words.reviewWasWithdrawn,
}

export const stateLabels: Record<Delivery['state'], string> = {
  waiting: words.waiting,
  delivered: words.delivered,
  failed: general.failed,
}
