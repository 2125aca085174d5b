import { readStored, store } from '#web/ui/stored-value.ts'

const name = 'documents-list'

/** Stores the filters of the document list in the tab, for the way back. */
export const rememberList = (search: string) => store(name, search)

export function listPath(): string {
  const search = readStored(name)
  return `/documents${typeof search === 'string' ? search : ''}`
}
