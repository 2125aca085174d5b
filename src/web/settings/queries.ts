import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/api/api.ts'

/** The data of the settings' tabs; each is fetched when its tab is opened. */
export const preferencesQuery = queryOptions({
  queryKey: ['settings', 'preferences'],
  queryFn: async () => (await api.settings.preferences({})).preferences,
})
export const profileQuery = queryOptions({
  queryKey: ['settings', 'profile'],
  queryFn: async () => (await api.settings.profile({})).profile,
})
export const signInsQuery = queryOptions({
  queryKey: ['settings', 'sign-ins'],
  queryFn: async () => (await api.accounts.signIns({})).signIns,
})
export const keysQuery = queryOptions({
  queryKey: ['settings', 'keys'],
  queryFn: async () => (await api.keys.list({})).keys,
})
export const localModelQuery = queryOptions({
  queryKey: ['settings', 'local-model'],
  queryFn: async () => (await api.keys.local({})).local,
})
export const writersQuery = queryOptions({
  queryKey: ['settings', 'writers'],
  queryFn: async () => (await api.usage.writers({})).writers,
})
export const teamQuery = queryOptions({
  queryKey: ['settings', 'team'],
  queryFn: async () => (await api.team.list({})).accounts,
})
export const rightsQuery = queryOptions({
  queryKey: ['settings', 'rights'],
  queryFn: async () => (await api.accounts.clientRights({})).clients,
})
export const ratesQuery = queryOptions({ queryKey: ['settings', 'rates'], queryFn: () => api.rates.get({}) })
