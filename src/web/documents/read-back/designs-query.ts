import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/api/api.ts'

/** The reference designs that a document can start from. */
export const designsQuery = queryOptions({
  queryKey: ['references'],
  queryFn: async () => (await api.references.list({})).designs,
  staleTime: 60_000,
})
