import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/api/api.ts'

/** Milliseconds between two looks while the page is in sight. */
const lookInterval = 60_000

/** Open reviews in which the account is still to decide. */
export const askedQuery = queryOptions({
  queryKey: ['reviews', 'asked'],
  queryFn: async () => (await api.reviews.asked({})).reviews,
  refetchInterval: lookInterval,
})
