import type { Dialogs } from '#web/ui/dialogs/use-dialogs.tsx'
import * as words from '#words/versions.ts'
import * as general from '#words/general.ts'

/** Asks for confirmation before publishing a version to a client, because that cannot be undone. */
export const askToPublish = (dialog: Dialogs, { version, client }: { version: string; client: string }) =>
  dialog.confirm({
    text: words.publishVersionTo(version, client),
    note: words.everybodyWhoSignsInFor(client),
    yes: general.publish,
    no: general.cancel,
  })
