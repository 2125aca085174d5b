import { useState } from 'react'
import type { ShownDocument } from '#shared/api/overview.ts'
import { api } from '#web/api/api.ts'
import { sentenceFor } from '#web/api/sentence-for.ts'
import { reloadDocuments } from '#web/documents/queries.ts'
import { Button } from '#web/ui/button.tsx'
import type { Dialogs } from '#web/ui/dialogs/use-dialogs.tsx'
import { useWork } from '#web/ui/use-work.ts'
import * as general from '#words/general.ts'
import * as words from '#words/overview.ts'
import { reloadOverview } from './queries.ts'

type ApproveButtonProps = { document: ShownDocument; dialog: Dialogs; onApproved: (sentence: string) => void }

/** Asks once; says why it failed. */
export function ApproveButton({ document: { id, version, name }, dialog, onApproved }: ApproveButtonProps) {
  const [failure, setFailure] = useState<string>()
  const { isBusy, begin } = useWork(async () => {
    setFailure(undefined)
    const note = words.yourNameAndTimeStay
    if (!(await dialog.confirm({ text: words.approveVersionOf(version, name), note, yes: general.approve, no: general.cancel })))
      return
    try {
      await api.documentsV1.approve({ id, version })
      onApproved(words.versionOfIsApproved(version, name))
      await Promise.all([reloadOverview(), reloadDocuments()])
    } catch (error) {
      setFailure(sentenceFor(error))
    }
  })
  return (
    <div className="grid justify-items-end gap-1">
      <Button variant="primary" size="small" aria-label={words.approveDocument(name)} disabled={isBusy} onClick={begin}>
        {general.approve}
      </Button>
      <p role="alert" className="max-w-60 text-sm text-danger empty:hidden">
        {failure}
      </p>
    </div>
  )
}
