import type { DocumentV1 } from '#shared/api/documents-v1.ts'
import { api } from '#web/api/api.ts'
import { attempt } from '#web/documents/attempt.ts'
import { noLetter } from '#web/documents/labels.ts'
import type { Dialogs } from '#web/ui/dialogs/use-dialogs.tsx'

/** Asks with whom and how, shares the version that it names beforehand, and says so. Escape calls it off at either question. */
export async function shareDocument({ id, approvedVersion, currentVersion }: DocumentV1, dialog: Dialogs) {
  const version = approvedVersion ?? currentVersion
  const state = approvedVersion ? 'the approved one' : 'a draft'
  const email = await dialog.prompt({
    text: 'Share this document',
    note: `They will see version ${version}, ${state}, and nothing written later.`,
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
  const shared = await attempt(() => api.sharing.share({ id, email, role: mayWrite ? 'writer' : 'reader', version }))
  if (shared) await dialog.alert({ text: `Document shared with ${email}`, note: noLetter })
}
