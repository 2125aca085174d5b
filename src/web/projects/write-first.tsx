import { useNavigate } from 'react-router'
import { useSession } from '#web/accounts/session.ts'
import { fetchPart } from '#web/ui/connection.ts'
import { useDialogs } from '#web/ui/dialogs/use-dialogs.tsx'
import * as words from '#words/projects.ts'

/** A button for the project's first document. It opens with the client and the project filled in. */
export function WriteFirst({ client, name }: { client: string; name: string }) {
  const { dialogs, confirm } = useDialogs()
  const [navigate, person] = [useNavigate(), useSession()]
  const begin = async () => {
    const { beginDocument } = await fetchPart(() => import('#web/documents/begin-document.ts'))
    await beginDocument({ person, navigate, confirm }, { client, projectName: name })
  }
  return (
    <>
      <button
        type="button"
        onClick={() => void begin()}
        className="cursor-pointer text-ink-2 underline underline-offset-4 hover:text-ink"
      >
        {words.writeTheFirst}
      </button>
      {dialogs}
    </>
  )
}
