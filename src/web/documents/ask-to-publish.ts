import type { Dialogs } from '#web/ui/dialogs/use-dialogs.tsx'

/** Asks whether a client shall see a version: it cannot be made to forget it. */
export const askToPublish = (dialog: Dialogs, { version, client }: { version: string; client: string }) =>
  dialog.confirm({
    text: `Publish version ${version} to ${client}?`,
    note: `Everybody who signs in for ${client} will see this version and may download its files. That cannot be taken back.`,
    yes: 'Publish',
    no: 'Cancel',
  })
