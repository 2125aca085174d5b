import { queryOptions, useQuery } from '@tanstack/react-query'
import { clientIds } from '#shared/firm.ts'
import { specifiedClient } from '#shared/specified-client.ts'
import { useOwnClient } from '#web/accounts/own-client.ts'
import { api } from '#web/api/api.ts'
import { clientLabel } from './labels.ts'

const choicesQuery = queryOptions({
  queryKey: ['clients', 'choices'],
  queryFn: async () => (await api.clients.choices({})).clients,
})

/** Clients for which documents can be written. Added clients are fetched only on live screens. */
export function useClientChoices(isLive: boolean): { id: string; name: string }[] {
  const own = useOwnClient()
  const isNeeded = own === undefined ? isLive : specifiedClient(own) === undefined
  const { data = [] } = useQuery({ ...choicesQuery, enabled: isNeeded })
  const first = (own ? [own] : clientIds).map((id) => ({ id, name: data.find((one) => one.id === id)?.name ?? clientLabel(id) }))
  return own ? first : [...first, ...(isLive ? data.filter(({ id }) => specifiedClient(id) === undefined) : [])]
}

/** Returns the name of a client, including added ones. */
export function useClientName(): (client: string) => string {
  const { data = [] } = useQuery(choicesQuery)
  return (client) => data.find(({ id }) => id === client)?.name ?? clientLabel(client)
}
