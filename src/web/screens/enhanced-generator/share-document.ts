import { api } from '#web/api/api.ts'
import { attempt } from '#web/documents/attempt.ts'
import type { Dialogs } from '#web/ui/dialogs/use-dialogs.tsx'

/** Asks with whom and how, shares, and says so. Escape calls it off at either question. */
export async function shareDocument(id: string, dialog: Dialogs) {
  const email = await dialog.prompt({
    text: 'Share this document',
    label: 'Email address to share with',
    type: 'email',
    yes: 'Continue',
  })
  if (!email) return
  const mayWrite = await dialog.confirm({
    text: `May ${email} edit the document?`,
    note: 'If not, they may only read it. Escape shares nothing.',
    yes: 'Can edit',
    no: 'Read-only',
  })
  if (mayWrite === undefined) return
  const shared = await attempt(() => api.sharing.share({ id, email, role: mayWrite ? 'writer' : 'reader' }))
  if (shared) await dialog.alert({ text: `Document shared with ${email}` })
}
