import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '#web/api/api.ts'
import { queryClient } from '#web/api/query-client.ts'

const overviewQuery = (as?: string) =>
  queryOptions({ queryKey: ['overview', as ?? ''], queryFn: () => api.overview.get(as === undefined ? {} : { as }) })

/** The user's overview; with `as`, a preview for staff of a client's overview. */
export const useOverview = (as?: string) => useQuery(overviewQuery(as))

export const reloadOverview = () => queryClient.invalidateQueries({ queryKey: ['overview'] })
