import FolderCog from 'lucide-react/icons/folder-cog'
import { useMutation } from '@tanstack/react-query'
import { api } from '#web/api/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

/** Makes the clients' folders; what comes of it is not shown. */
export function SetupButton() {
  const { mutate, isPending } = useMutation({ mutationFn: () => api.documentsV1.setupFolders({}) })
  return (
    <Button aria-disabled={isPending} onClick={() => !isPending && mutate()}>
      {isPending ? <Spinner /> : <FolderCog aria-hidden size={16} strokeWidth={1.7} />}
      Setup Google Drive
    </Button>
  )
}
