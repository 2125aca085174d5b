import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '#web/api/api.ts'
import { queryClient } from '#web/api/query-client.ts'

const documentsQuery = queryOptions({
  queryKey: ['documents', 'v3'],
  queryFn: async () => (await api.documentsV3.list({})).documents,
})

export const useDocuments = () => useQuery(documentsQuery)

const templatesQuery = queryOptions({
  queryKey: ['templates', 'v3'],
  queryFn: async () => (await api.documentsV3.templates({})).templates,
  staleTime: Infinity,
})

/** The outline that orders a document of a type unless a template does. */
export const useBuiltInOutline = (documentType: string) =>
  useQuery(templatesQuery).data?.find((template) => template.documentType === documentType)?.name

export const reloadDocuments = () => queryClient.invalidateQueries({ queryKey: ['documents'] })
