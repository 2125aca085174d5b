import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/api/api.ts'

/** A document’s design; of its current version by default. */
export const designQuery = (id: string, version?: string) =>
  queryOptions({
    queryKey: ['documents', 'design', id, ...(version === undefined ? [] : [version])],
    queryFn: () => api.design.get({ id, version }),
  })
