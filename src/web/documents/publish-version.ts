import { api } from '#web/api/api.ts'
import type { Dialogs } from '#web/ui/dialogs/use-dialogs.tsx'
import { attempt } from './attempt.ts'

type ToPublish = { id: string; version: string; /** The client's name. */ client: string }

/** Asks first: a client cannot be made to forget what it has seen. Answers whether it was done. */
export async function publishVersion({ id, version, client }: ToPublish, dialog: Dialogs): Promise<boolean> {
  const isSure = await dialog.confirm({
    text: `Publish version ${version} to ${client}?`,
    note: `Everybody who signs in for ${client} will see this version and may download its files. That cannot be taken back.`,
    yes: 'Publish',
    no: 'Cancel',
  })
  return isSure && attempt(() => api.documentsV1.publish({ id, version }))
}
