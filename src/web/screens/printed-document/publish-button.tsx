import Eye from 'lucide-react/icons/eye'
import type { PrintedDocument } from '#shared/api/sharing.ts'
import { publishVersion } from '#web/documents/publish-version.ts'
import { Button } from '#web/ui/button.tsx'
import { useDialogs } from '#web/ui/dialogs/use-dialogs.tsx'
import { useWork } from '#web/ui/use-work.ts'

/** For staff, while the client does not see the version. */
export function PublishButton({ printed }: { printed: PrintedDocument }) {
  const { dialogs, ...dialog } = useDialogs()
  const { isBusy, begin } = useWork(async () => {
    await publishVersion(printed, dialog)
  })
  return (
    <>
      <Button size="small" aria-label={`Publish version ${printed.version}`} disabled={isBusy} onClick={begin}>
        <Eye aria-hidden size={14} className="text-ink-3" />
        Publish
      </Button>
      {dialogs}
    </>
  )
}
