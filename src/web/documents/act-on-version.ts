import { api } from '#web/api/api.ts'
import { sentenceFor } from '#web/api/sentence-for.ts'
import { attempt } from './attempt.ts'
import { askToPublish } from './ask-to-publish.ts'
import type { Dialogs } from '#web/ui/dialogs/use-dialogs.tsx'
import * as words from '#words/versions.ts'
import * as general from '#words/general.ts'

type Action = {
  id: string
  version: string
  dialog: Dialogs
  /** Returns the element to focus afterwards, because the pressed button disappears with the reload. */
  returnTo: () => HTMLElement | null
}

/** Asks for confirmation, with the changes since the last approved version; publishes to the client only if that box is ticked. */
export async function approveVersion({ id, version, dialog, returnTo, showTo }: Action & { showTo?: string | undefined }) {
  let note = ''
  let publish = false
  const tick =
    showTo === undefined
      ? undefined
      : {
          label: words.showToClient(showTo),
          description: words.everybodyWhoSignsInFor(showTo),
          onChange: (isTicked: boolean) => (publish = isTicked),
        }
  const isTold = await attempt(async () => {
    const { since, changes } = await api.documentsV1.changes({ id, version })
    note = since === null ? words.noVersionBeforeItIs : words.sinceVersionLastThatWas(since, changes)
  })
  if (!isTold) return
  const question = { text: words.approveVersion(version), note, yes: general.approve, no: general.cancel, tick }
  if (!(await dialog.confirm(question))) return
  const approved = await attempt(() => api.documentsV1.approve({ id, version, publish }))
  if (approved) await dialog.alert({ text: words.versionApprovedSuccessfully }, returnTo)
}

/** The limit of the call. */
const longestReason = 500

/** Unlike an approval, it shows the reason of a failure: someone may have shared the version meanwhile. */
export async function withdrawApproval({ id, version, dialog, returnTo }: Action) {
  const reason = await dialog.prompt({
    text: words.takeBackApprovalOfVersion(version),
    note: words.versionIsDraftAgainThat,
    label: words.reason,
    type: 'text',
    maxLength: longestReason,
    yes: words.takeBack,
  })
  if (!reason) return
  let text = words.approvalTakenBack
  await attempt(() =>
    api.documentsV1.withdraw({ id, version, reason }).catch((error: unknown) => {
      text = sentenceFor(error)
      throw error
    }),
  )
  await dialog.alert({ text }, returnTo)
}

/** Publishes it to the client's accounts, permanently; the row then shows that, and the pressed button disappears. */
export async function publish({ id, version, client, dialog, returnTo }: Action & { client: string }) {
  if (!(await askToPublish(dialog, { version, client }))) return
  if (await attempt(() => api.documentsV1.publish({ id, version }))) returnTo()?.focus()
}

export async function rollBack({ id, version, currentVersion, dialog }: Omit<Action, 'returnTo'> & { currentVersion: string }) {
  const isSure = await dialog.confirm({
    text: words.areYouSureYouWant(version),
    note: words.itsContentBecomesNewVersion,
    yes: general.rollback,
    no: general.cancel,
  })
  if (!isSure) return
  const done = await attempt(() => api.documentsV1.rollback({ id, targetVersion: version, currentVersion }))
  if (done) await dialog.alert({ text: words.documentRolledBackToVersion(version) })
}
