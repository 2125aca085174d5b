import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '#web/api/api.ts'
import { queryClient } from '#web/api/query-client.ts'
import { reloadDocuments } from '#web/documents/queries.ts'

/** Milliseconds after which one looks for what others have decided, while the page is in sight. */
const lookInterval = 5_000

const reviewsQuery = (id: string, version: string) =>
  queryOptions({
    queryKey: ['reviews', id, version],
    queryFn: () => api.reviews.list({ id, version }),
    refetchInterval: lookInterval,
  })

/** Who was asked about a document, and who approved what and when. */
export const useReviews = (id: string, version: string) => useQuery(reviewsQuery(id, version))

/** A decision may have approved a version, which shows in every list. */
export const reloadReviews = () => Promise.all([queryClient.invalidateQueries({ queryKey: ['reviews'] }), reloadDocuments()])
