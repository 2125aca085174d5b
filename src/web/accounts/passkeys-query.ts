import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/api/api.ts'

/** The passkeys of this account. */
export const passkeysQuery = queryOptions({
  queryKey: ['settings', 'passkeys'],
  queryFn: async () => (await api.passkeys.list({})).passkeys,
})
