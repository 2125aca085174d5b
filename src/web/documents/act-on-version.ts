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
  /** Takes the focus afterwards: the button that was pressed goes with the reload. */
  returnTo: () => HTMLElement | null
}

/** Asks once, with what changed since the last approved version; the client sees it only where the box for that is ticked. */
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

/** As the call has it. */
const longestReason = 500

/** Unlike an approval, it tells why it failed: somebody may have shared the version meanwhile. */
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

/** Shows it to the client's accounts, once and for good; the row then says so, and the button that was pressed is gone. */
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
