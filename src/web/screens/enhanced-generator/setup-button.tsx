import FolderCog from 'lucide-react/icons/folder-cog'
import { useState } from 'react'
import { useWorkspace } from '#web/accounts/workspace.ts'
import { api } from '#web/api/api.ts'
import { sentenceFor } from '#web/api/sentence-for.ts'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { useWork } from '#web/ui/use-work.ts'
import * as words from '#words/enhanced-generator.ts'

/** Creates the clients' folders; the result is shown in live work only. */
export function SetupButton() {
  const isLive = useWorkspace().mode === 'live'
  const [result, setResult] = useState('')
  const { isBusy, begin } = useWork(async () => {
    setResult('')
    setResult(await api.documentsV1.setupFolders({}).then(() => words.foldersAreReady, sentenceFor))
  })
  return (
    <>
      <Button aria-disabled={isBusy} onClick={begin}>
        {isBusy ? <Spinner /> : <FolderCog aria-hidden size={16} strokeWidth={1.7} />}
        {words.setupGoogleDrive}
      </Button>
      {isLive && <output className="text-sm">{result}</output>}
    </>
  )
}
