import { readStored, store } from '#web/ui/stored-value.ts'

const name = 'documents-list'

/** Remembers in the tab what the list of documents is filtered by, for the way back. */
export const rememberList = (search: string) => store(name, search)

export function listPath(): string {
  const search = readStored(name)
  return `/documents${typeof search === 'string' ? search : ''}`
}
