import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '#web/api/api.ts'
import { queryClient } from '#web/api/query-client.ts'

/** Milliseconds after which one looks for what others have said, while the page is in sight. */
const lookInterval = 4_000

const threadsQuery = (id: string, version: string) =>
  queryOptions({
    queryKey: ['comments', id, version],
    queryFn: () => api.comments.threads({ id, version }),
    refetchInterval: lookInterval,
  })

/** Comments on a document, with their places in a version. */
export const useThreads = (id: string, version: string) => useQuery(threadsQuery(id, version))

export const reloadThreads = () => queryClient.invalidateQueries({ queryKey: ['comments'] })
