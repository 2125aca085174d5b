import type { DocumentV1 } from '#shared/api/documents-v1.ts'
import type { Invitation } from '#shared/api/sharing.ts'
import { api } from '#web/api/api.ts'
import { attempt } from '#web/documents/attempt.ts'
import { letterSentence } from '#web/documents/labels.ts'
import type { Dialogs } from '#web/ui/dialogs/use-dialogs.tsx'
import * as words from '#words/enhanced-generator.ts'

/** Asks for the recipient and the role, and shares the version named in the dialog. Escape cancels at either question. */
export async function shareDocument({ id, approvedVersion, currentVersion }: DocumentV1, dialog: Dialogs) {
  const version = approvedVersion ?? currentVersion

  const email = await dialog.prompt({
    text: words.shareThisDocument,
    note: approvedVersion ? words.theyWillSeeApproved(version) : words.theyWillSeeDraft(version),
    label: words.emailAddressToShareWith,
    type: 'email',
    yes: words.continueLabel,
  })
  if (!email) return
  const mayWrite = await dialog.confirm({
    text: words.mayEditDocument(email),
    note: words.ifNotTheyMayOnly,
    yes: words.canEdit,
    no: words.readOnly,
  })
  if (mayWrite === undefined) return
  let invitation: Invitation | undefined
  await attempt(async () => {
    ;({ invitation } = await api.sharing.share({ id, email, role: mayWrite ? 'writer' : 'reader', version }))
  })
  if (invitation) await dialog.alert({ text: words.documentSharedWith(email), note: letterSentence(invitation) })
}
