import type { DocumentState } from './document-states.ts'

/** Filters of the library. */
export const libraryFilters = ['q', 'client', 'type', 'state', 'marks', 'who', 'needs', 'since', 'until'] as const
export type LibraryFilter = (typeof libraryFilters)[number]
/** The states by which the library filters; archived documents have a list of their own. */
export const listedStates = ['draft', 'in-review', 'approved', 'published'] as const satisfies DocumentState[]
export type ListedState = (typeof listedStates)[number]
export const libraryOrders = ['newest', 'oldest', 'name', 'project'] as const
export type LibraryOrder = (typeof libraryOrders)[number]

/** Maximum number of rows in one call (fewer for a search, which reads each row's text), and of characters in a query and in a name. */
export const libraryLimits = { rows: 200, usual: 100, found: 20, question: 400, name: 200 } as const

/** Maximum number of documents or versions in one response, the newest ones; generator pages show the first few. */
export const mostListed = 200
