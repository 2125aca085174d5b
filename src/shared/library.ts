/** What the library's list may be narrowed by. */
export const libraryFilters = ['q', 'client', 'type', 'state', 'marks', 'who', 'since', 'until'] as const
export type LibraryFilter = (typeof libraryFilters)[number]
export const libraryOrders = ['newest', 'oldest', 'name'] as const
export type LibraryOrder = (typeof libraryOrders)[number]

/** Rows of one call; of a search, in which each row is looked into for the words, fewer. Characters of a question, and of a name. */
export const libraryLimits = { rows: 200, usual: 100, found: 20, question: 400, name: 200 } as const

/** The longest list of documents or versions in one answer, the newest; pages of generators show the first few. */
export const mostListed = 200
