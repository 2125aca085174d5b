import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '#web/api/api.ts'
import { queryClient } from '#web/api/query-client.ts'

const documentsV1Query = queryOptions({
  queryKey: ['documents', 'v1'],
  queryFn: async () => (await api.documentsV1.list({})).documents,
})
const documentsV2Query = queryOptions({
  queryKey: ['documents', 'v2'],
  queryFn: async () => (await api.documentsV2.list({})).documents,
})
const documentsV3Query = queryOptions({
  queryKey: ['documents', 'v3'],
  queryFn: async () => (await api.documentsV3.list({})).documents,
})

export const useDocumentsV1 = () => useQuery(documentsV1Query)
export const useDocumentsV2 = () => useQuery(documentsV2Query)
export const useDocumentsV3 = () => useQuery(documentsV3Query)

/** A document's versions, and the viewer's rights. */
export const useVersions = (id: string) =>
  useQuery({ queryKey: ['documents', 'v1', id], queryFn: () => api.documentsV1.get({ id }) })

const templatesQuery = queryOptions({
  queryKey: ['templates', 'v3'],
  queryFn: async () => (await api.documentsV3.templates({})).templates,
  staleTime: Infinity,
})

/** The built-in outline of a document type, used without a template. */
export const useBuiltInOutline = (documentType: string) =>
  useQuery(templatesQuery).data?.find((template) => template.documentType === documentType)?.name

const writersQuery = queryOptions({
  queryKey: ['writers'],
  queryFn: async () => (await api.usage.writers({})).writers,
})

/** The model that would write each type now; undefined until loaded. */
export const useWriters = () => useQuery(writersQuery).data

export const reloadDocuments = () => queryClient.invalidateQueries({ queryKey: ['documents'] })
