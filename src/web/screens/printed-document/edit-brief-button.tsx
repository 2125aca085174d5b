import { useNavigate } from 'react-router'
import type { PrintedDocument } from '#shared/api/sharing.ts'
import { useSession } from '#web/accounts/session.ts'
import { sentenceFor } from '#web/api/sentence-for.ts'
import { Button } from '#web/ui/button.tsx'
import { fetchPart } from '#web/ui/connection.ts'
import type { Dialogs } from '#web/ui/dialogs/use-dialogs.tsx'
import { useWork } from '#web/ui/use-work.ts'
import * as words from '#words/document-page.ts'

export function EditBriefButton({ printed, dialog }: { printed: PrintedDocument; dialog: Dialogs }) {
  const [navigate, person] = [useNavigate(), useSession()]
  const { isBusy, begin } = useWork(async () => {
    try {
      const { editBrief } = await fetchPart(() => import('#web/documents/begin-document.ts'))
      await editBrief(printed, { person, navigate, confirm: dialog.confirm })
    } catch (error) {
      await dialog.alert({ text: sentenceFor(error) })
    }
  })
  return (
    <Button size="small" disabled={isBusy} onClick={begin}>
      {words.editBrief}
    </Button>
  )
}
