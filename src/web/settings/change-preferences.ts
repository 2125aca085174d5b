import type { Preferences } from '#shared/api/settings.ts'
import { api } from '#web/api/api.ts'
import { queryClient } from '#web/api/query-client.ts'
import { preferencesQuery } from './queries.ts'

/** Saved with the account, and updated in the other tabs of the settings. */
export async function changePreferences(some: Partial<Preferences>) {
  const { preferences } = await api.settings.changePreferences(some)
  queryClient.setQueryData(preferencesQuery.queryKey, preferences)
}
