import type { DocumentV1 } from '#shared/api/documents-v1.ts'
import type { Invitation } from '#shared/api/sharing.ts'
import { api } from '#web/api/api.ts'
import { attempt } from '#web/documents/attempt.ts'
import { letterSentence } from '#web/documents/labels.ts'
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
  let invitation: Invitation | undefined
  await attempt(async () => {
    ;({ invitation } = await api.sharing.share({ id, email, role: mayWrite ? 'writer' : 'reader', version }))
  })
  if (invitation) await dialog.alert({ text: `Document shared with ${email}`, note: letterSentence(invitation) })
}
