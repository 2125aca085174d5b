import { useQuery } from '@tanstack/react-query'
import { api } from '#web/api/api.ts'

/** What is changed, marked and edited in a version, and what may be done to it. */
export const useSurroundings = (id: string, version: string | undefined) =>
  useQuery({
    queryKey: ['documents', 'surroundings', id, version],
    queryFn: () => api.documentPage.surroundings({ id, version }),
    enabled: version !== undefined,
  })
