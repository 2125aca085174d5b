import type { DocumentState } from '#shared/document-states.ts'

export const states: Record<DocumentState, string> = {
  draft: 'Draft',
  'in-review': 'In review',
  approved: 'Approved',
  published: 'Published',
  superseded: 'Superseded',
  archived: 'Archived',
}
