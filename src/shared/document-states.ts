/** The states of a version, in the order of its life cycle. */
export const documentStates = ['draft', 'in-review', 'approved', 'published', 'superseded', 'archived'] as const
export type DocumentState = (typeof documentStates)[number]
