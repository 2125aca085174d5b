import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '#web/api/api.ts'
import { queryClient } from '#web/api/query-client.ts'
import { reloadDocuments } from '#web/documents/queries.ts'

/** Milliseconds between checks for decisions of others, while the page is visible. */
const lookInterval = 5_000

const reviewsQuery = (id: string, version: string) =>
  queryOptions({
    queryKey: ['reviews', id, version],
    queryFn: () => api.reviews.list({ id, version }),
    refetchInterval: lookInterval,
  })

/** The reviewers of a document, and its approvals. */
export const useReviews = (id: string, version: string) => useQuery(reviewsQuery(id, version))

/** A decision may have approved a version, which all lists show. */
export const reloadReviews = () => Promise.all([queryClient.invalidateQueries({ queryKey: ['reviews'] }), reloadDocuments()])
