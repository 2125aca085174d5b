/** What a version is on its way out of the house, in this order. */
export const documentStates = ['draft', 'in-review', 'approved', 'published', 'superseded', 'archived'] as const
export type DocumentState = (typeof documentStates)[number]
