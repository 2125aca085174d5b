/** The states of a version, in the order of its life cycle. */
export const documentStates = ['draft', 'in-review', 'approved', 'published', 'superseded', 'archived'] as const
export type DocumentState = (typeof documentStates)[number]

/** As on the cover of a document, which is in English. */
export const documentStateNames: Record<DocumentState, string> = {
  draft: 'Draft',
  'in-review': 'In review',
  approved: 'Approved',
  published: 'Published',
  superseded: 'Superseded',
  archived: 'Archived',
}
