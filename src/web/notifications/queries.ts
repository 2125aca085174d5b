import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/api/api.ts'
import { queryClient } from '#web/api/query-client.ts'

export const notificationsQuery = queryOptions({
  queryKey: ['notifications'],
  queryFn: ({ signal }) => api.notifications.list({}, { signal }),
})

export const reloadNotifications = () => queryClient.invalidateQueries({ queryKey: notificationsQuery.queryKey })
