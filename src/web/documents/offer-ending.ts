import type { OpenSharing } from '#shared/api/open-sharing.ts'
import type { Dialogs } from '#web/ui/dialogs/use-dialogs.tsx'
import * as words from '#words/open-sharing.ts'

type Archived = { name: string; open: OpenSharing; end: () => Promise<unknown> }

/** Lists the open shares of something that was archived, and ends them if the user agrees. Returns true if they were ended. */
export async function offerEnding(dialog: Dialogs, { name, open, end }: Archived): Promise<boolean> {
  if (open.links + open.shares === 0) return false
  const question = {
    text: words.itIsStillShared(name),
    note: words.whatStillOpens(open),
    yes: words.endSharing,
    no: words.keepSharing,
  }
  if (!(await dialog.confirm(question))) return false
  await end()
  return true
}
