import type { Preferences } from '#shared/api/settings.ts'
import { api } from '#web/api/api.ts'
import { queryClient } from '#web/api/query-client.ts'
import { preferencesQuery } from './queries.ts'

/** Kept with the account, and with what the other tabs show. */
export async function changePreferences(some: Partial<Preferences>) {
  const { preferences } = await api.settings.changePreferences(some)
  queryClient.setQueryData(preferencesQuery.queryKey, preferences)
}
