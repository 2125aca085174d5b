import { queryOptions, useQuery } from '@tanstack/react-query'
import { findSession } from '#web/accounts/session.ts'
import { api } from '#web/api/api.ts'
import { queryClient } from '#web/api/query-client.ts'

const portfolioQuery = queryOptions({
  queryKey: ['samples', 'portfolio'],
  queryFn: () => api.samples.portfolio({}),
  staleTime: Infinity,
})

export const usePortfolio = () => useQuery(portfolioQuery)

/** Fetches data before the screen is shown, so that nothing on it moves; the screen itself shows an error. */
export async function preparePortfolio(): Promise<null> {
  if (!(await findSession())?.client) await queryClient.prefetchQuery(portfolioQuery)
  return null
}
