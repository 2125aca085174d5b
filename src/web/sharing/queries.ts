import { useQuery } from '@tanstack/react-query'
import { api } from '#web/api/api.ts'
import { wholeList } from '#web/api/whole-list.ts'
import { queryClient } from '#web/api/query-client.ts'

/** Invitations by this account that can still be used, newest first. */
export const useOutbox = () =>
  useQuery({
    queryKey: ['sharing', 'outbox'],
    queryFn: () =>
      wholeList(async (after) => {
        const { invitations: items, next } = await api.sharing.outbox({ after })
        return { items, next }
      }),
  })

export const useGrants = (documentId: string) =>
  useQuery({
    queryKey: ['sharing', 'grants', documentId],
    queryFn: () =>
      wholeList(async (after) => {
        const { grants: items, next } = await api.sharing.grants({ id: documentId, after })
        return { items, next }
      }),
  })

export const useLinks = (documentId: string) =>
  useQuery({
    queryKey: ['sharing', 'links', documentId],
    queryFn: async () => (await api.links.list({ id: documentId })).links,
  })

/** To be called after something was shared or a share has ended. */
export const reloadSharing = () => queryClient.invalidateQueries({ queryKey: ['sharing'] })
