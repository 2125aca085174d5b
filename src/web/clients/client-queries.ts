import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { Sector } from '#shared/firm.ts'
import { api } from '#web/api/api.ts'
import { queryClient } from '#web/api/query-client.ts'

export type ClientFilter = { q: string; sector: Sector | undefined; archived: boolean; limit: number }

const listQuery = ({ q, sector, archived, limit }: ClientFilter) =>
  queryOptions({
    queryKey: ['clients', 'list', q, sector ?? '', archived, limit],
    queryFn: ({ signal }) =>
      api.clients.list({ q, limit, archived: archived ? 'true' : 'false', ...(sector && { sector }) }, { signal }),
    // The previous results remain visible until the next response arrives.
    placeholderData: keepPreviousData,
  })

export const useClients = (filter: ClientFilter) => useQuery(listQuery(filter))

export const useClient = (id: string) => useQuery({ queryKey: ['clients', 'one', id], queryFn: () => api.clients.get({ id }) })

/** Reloads lists, pages and pickers after a change. */
export const reloadClients = () => queryClient.invalidateQueries({ queryKey: ['clients'] })
