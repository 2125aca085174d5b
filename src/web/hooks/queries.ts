import { useQuery } from '@tanstack/react-query'
import { api } from '#web/api/api.ts'
import { queryClient } from '#web/api/query-client.ts'

/** Milliseconds between checks of waiting messages, while the page is visible. */
const lookInterval = 3000

export const useHooks = () => useQuery({ queryKey: ['hooks'], queryFn: async () => (await api.hooks.list({})).hooks })

export const useDeliveries = (id: string) =>
  useQuery({
    queryKey: ['hooks', id],
    queryFn: async () => (await api.hooks.deliveries({ id })).deliveries,
    refetchInterval: ({ state: { data } }) => (data?.some(({ state }) => state === 'waiting') ? lookInterval : false),
  })

export const reloadHooks = () => queryClient.invalidateQueries({ queryKey: ['hooks'] })
