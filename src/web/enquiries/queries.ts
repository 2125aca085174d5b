import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { EnquiryState } from '#shared/limits.ts'
import { api } from '#web/api/api.ts'
import { queryClient } from '#web/api/query-client.ts'

export const useEnquiries = (state: EnquiryState) =>
  useQuery({
    queryKey: ['enquiries', state],
    queryFn: ({ signal }) => api.enquiries.list({ state }, { signal }),
    placeholderData: keepPreviousData,
  })

/** The overview shows the newest one, so it is reloaded too. */
export const reloadEnquiries = () =>
  Promise.all(['enquiries', 'overview'].map((key) => queryClient.invalidateQueries({ queryKey: [key] })))
