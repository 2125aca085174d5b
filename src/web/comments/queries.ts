import { queryOptions, useQuery } from '@tanstack/react-query'
import { queryClient } from '#web/api/query-client.ts'
import { type CommentsSource, useCommentsSource } from './comments-source.ts'

/** Milliseconds between checks for new comments by others, while the page is visible. */
const lookInterval = 4_000

const threadsQuery = (source: CommentsSource, { id, version }: { id: string; version: string }) =>
  queryOptions({
    queryKey: ['comments', source.asksName, id, version],
    queryFn: () => source.read({ id, version }),
    refetchInterval: lookInterval,
  })

/** Comments on a document, with their places in a version. */
export const useThreads = (id: string, version: string) => useQuery(threadsQuery(useCommentsSource(), { id, version }))

export const reloadThreads = () => queryClient.invalidateQueries({ queryKey: ['comments'] })
