import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '#web/api/api.ts'

export const surroundingsQuery = (id: string, version: string | undefined) =>
  queryOptions({
    queryKey: ['documents', 'surroundings', id, version],
    queryFn: () => api.documentPage.surroundings({ id, version }),
    enabled: version !== undefined,
  })

/** The changes, marks and edits in a version, and the user's rights. */
export const useSurroundings = (id: string, version: string | undefined) => useQuery(surroundingsQuery(id, version))
