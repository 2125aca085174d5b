import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/api/api.ts'

/** Milliseconds between two requests while the page is visible. */
const lookInterval = 60_000

/** Open reviews in which the account has not decided yet. */
export const askedQuery = queryOptions({
  queryKey: ['reviews', 'asked'],
  queryFn: async () => (await api.reviews.asked({})).reviews,
  refetchInterval: lookInterval,
})
