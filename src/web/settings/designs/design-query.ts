import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/api/api.ts'
import { queryClient } from '#web/api/query-client.ts'
import { designsQuery } from '#web/documents/read-back/designs-query.ts'

/** One complete design; below the key of the list, so that both are reloaded together. */
export const designQuery = (id: string, version?: number) =>
  queryOptions({
    queryKey: [...designsQuery.queryKey, id, version],
    queryFn: () => api.references.get({ id, ...(version !== undefined && { version }) }),
  })

export const reloadDesigns = () => queryClient.invalidateQueries({ queryKey: designsQuery.queryKey })
