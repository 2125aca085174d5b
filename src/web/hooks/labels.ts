import type { Delivery, HookEvent } from '#shared/api/hooks.ts'

export const eventLabels: Record<HookEvent, string> = {
  'version.added': 'A version was written',
  'version.published': 'A version was published',
  'version.approved': 'A version was approved',
  'approval.withdrawn': 'An approval was taken back',
  'document.rolled-back': 'A document was rolled back',
  'document.shared': 'A document was shared',
  'section.edited': 'A section was edited',
  'review.asked': 'A review was asked for',
  'review.decided': 'Somebody decided in a review',
  'review.withdrawn': 'A review was withdrawn',
}

export const stateLabels: Record<Delivery['state'], string> = { waiting: 'Waiting', delivered: 'Delivered', failed: 'Failed' }
