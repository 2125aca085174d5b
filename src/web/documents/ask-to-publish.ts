import type { Dialogs } from '#web/ui/dialogs/use-dialogs.tsx'
import * as words from '#words/versions.ts'
import * as general from '#words/general.ts'

/** Asks whether a client shall see a version: it cannot be made to forget it. */
export const askToPublish = (dialog: Dialogs, { version, client }: { version: string; client: string }) =>
  dialog.confirm({
    text: words.publishVersionTo(version, client),
    note: words.everybodyWhoSignsInFor(client),
    yes: general.publish,
    no: general.cancel,
  })
