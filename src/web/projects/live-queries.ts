import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '#web/api/api.ts'
import { queryClient } from '#web/api/query-client.ts'
import type { ProjectsAddress } from './projects-address.ts'

export type ListInput = Parameters<typeof api.projects.list>[0]

const inputOf = ({ client, status, health, archived }: ProjectsAddress): ListInput => ({
  ...(client && { client }),
  ...(status && { status: status as NonNullable<ListInput['status']> }),
  ...(health && { health: health as NonNullable<ListInput['health']> }),
  archived: archived ? 'true' : 'false',
})

/** The projects that match the address. The previous ones stay visible while others load. */
export const useLiveProjects = (address: ProjectsAddress) => {
  const input = inputOf(address)
  return useQuery({
    queryKey: ['projects', 'list', input],
    queryFn: ({ signal }) => api.projects.list(input, { signal }),
    placeholderData: keepPreviousData,
  })
}

export const useProject = (id: string) =>
  useQuery({ queryKey: ['projects', 'one', id], queryFn: ({ signal }) => api.projects.get({ id }, { signal }) })

/** Call after every change, so that everything that depends on it is loaded again. */
export const reloadProjects = () => queryClient.invalidateQueries({ queryKey: ['projects'] })
