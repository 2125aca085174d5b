import { queryOptions, useQuery } from '@tanstack/react-query'
import { findSession } from '#web/accounts/session.ts'
import { api } from '#web/api/api.ts'
import { queryClient } from '#web/api/query-client.ts'

const projectsQuery = queryOptions({
  queryKey: ['samples', 'projects'],
  queryFn: async () => (await api.samples.projects({})).projects,
  staleTime: Infinity,
})

export const useProjects = () => useQuery(projectsQuery)

/** Loads the projects before the screen is rendered, so that nothing on it moves. The screen reports a failure itself. */
export async function prepareProjects(): Promise<null> {
  if (!(await findSession())?.client) await queryClient.prefetchQuery(projectsQuery)
  return null
}
