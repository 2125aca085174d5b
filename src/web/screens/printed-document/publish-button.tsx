import type { PrintedDocument } from '#shared/api/sharing.ts'
import { api } from '#web/api/api.ts'
import { reloadDocuments } from '#web/documents/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { useDialogs } from '#web/ui/dialogs/use-dialogs.tsx'
import { useWork } from '#web/ui/use-work.ts'
import * as words from '#words/document-page.ts'
import * as general from '#words/general.ts'

/** For staff, while the client does not see the version. A failure is shown by the button, which is still there. */
export function PublishButton({ printed }: { printed: PrintedDocument }) {
  const { dialogs, ...dialog } = useDialogs()
  const { id, version } = printed
  const { isBusy, begin } = useWork(async () => {
    const { askToPublish } = await import('#web/documents/ask-to-publish.ts')
    if (!(await askToPublish(dialog, printed))) return
    try {
      await api.documentsV1.publish({ id, version })
    } finally {
      await reloadDocuments()
    }
  })
  return (
    <>
      <Button size="small" aria-label={words.publishVersion(version)} disabled={isBusy} onClick={begin}>
        {general.publish}
      </Button>
      {dialogs}
    </>
  )
}
