import FolderCog from 'lucide-react/icons/folder-cog'
import { api } from '#web/api/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { useWork } from '#web/ui/use-work.ts'
import * as words from '#words/enhanced-generator.ts'

/** Creates the clients' folders; the result is not shown. */
export function SetupButton() {
  const { isBusy, begin } = useWork(() => api.documentsV1.setupFolders({}))
  return (
    <Button aria-disabled={isBusy} onClick={begin}>
      {isBusy ? <Spinner /> : <FolderCog aria-hidden size={16} strokeWidth={1.7} />}
      {words.setupGoogleDrive}
    </Button>
  )
}
