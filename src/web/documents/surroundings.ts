import { useQuery } from '@tanstack/react-query'
import { api } from '#web/api/api.ts'

/** The changes, marks and edits in a version, and the user's rights. */
export const useSurroundings = (id: string, version: string | undefined) =>
  useQuery({
    queryKey: ['documents', 'surroundings', id, version],
    queryFn: () => api.documentPage.surroundings({ id, version }),
    enabled: version !== undefined,
  })
