import { useQuery } from '@tanstack/react-query'
import { api } from '#web/api/api.ts'
import { Button } from '#web/ui/button.tsx'
import { useWork } from '#web/ui/use-work.ts'
import * as general from '#words/general.ts'
import * as words from '#words/sharing.ts'

/** Milliseconds between checks of a copy in progress. */
const lookInterval = 3_000

/** The state of the copy in Google Drive; hidden if there is none, or the viewer may not see it. */
export function DriveCopy({ documentId }: { documentId: string }) {
  const { data, refetch } = useQuery({
    queryKey: ['documents', 'drive', documentId],
    queryFn: async () => (await api.drive.copy({ id: documentId })).copy,
    retry: false,
    refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? lookInterval : false),
  })
  const again = useWork(async () => {
    await api.drive.sync({ id: documentId })
    await refetch()
  })
  if (!data) return null
  const { state, link, error } = data
  return (
    <section
      aria-label={words.googleDrive}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-4 text-sm"
    >
      <div className="min-w-0 flex-1 basis-56 wrap-anywhere">
        <p className={state === 'failed' ? 'text-danger' : 'text-ink-2'}>{sentences[state]}</p>
        {error !== null && <p className="text-ink-3">{error}</p>}
      </div>
      {link !== null && (
        <a href={link} target="_blank" rel="noreferrer" className="text-accent underline underline-offset-2">
          {words.openInDrive}
        </a>
      )}
      {state === 'failed' && (
        <Button size="small" disabled={again.isBusy} onClick={again.begin}>
          {general.tryAgain}
        </Button>
      )}
    </section>
  )
}

const sentences = {
  waiting: words.copyInGoogleDriveIs,
  synced: words.copyIsInGoogleDrive,
  failed: words.copyCouldNotBePut,
}
