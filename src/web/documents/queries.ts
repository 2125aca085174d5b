import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '#web/api/api.ts'
import { queryClient } from '#web/api/query-client.ts'

const documentsQuery = queryOptions({
  queryKey: ['documents', 'v3'],
  queryFn: async () => (await api.documentsV3.list({})).documents,
})

export const useDocuments = () => useQuery(documentsQuery)

export const reloadDocuments = () => queryClient.invalidateQueries({ queryKey: ['documents'] })
