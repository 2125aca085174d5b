import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '#web/api/api.ts'
import { queryClient } from '#web/api/query-client.ts'

const overviewQuery = (as?: string) =>
  queryOptions({ queryKey: ['overview', as ?? ''], queryFn: () => api.overview.get(as === undefined ? {} : { as }) })

/** What needs whoever is signed in; `as`: what a client is shown, for staff. */
export const useOverview = (as?: string) => useQuery(overviewQuery(as))

export const reloadOverview = () => queryClient.invalidateQueries({ queryKey: ['overview'] })
