import { attempt } from '#web/documents/attempt.ts'
import { api } from '#web/api/api.ts'
import { CompareLink } from '#web/comparison/compare-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { useWork } from '#web/ui/use-work.ts'
import { useVersions } from '#web/documents/queries.ts'
import * as texts from '#words/document-page.ts'
import * as general from '#words/general.ts'

/** A version that the user has just made on this page, and the version that it is based on. */
export type Made = { from: string; version: string; words: string; note?: string | undefined }

type MadeNoteProps = { id: string; made: Made; isCompared?: boolean; onGone: () => void }

/** A note on the new version and its changes, with a button to undo it; `isCompared` if both versions are shown below. */
export function MadeNote({ id, made, isCompared = false, onGone }: MadeNoteProps) {
  const { from, version, words, note } = made
  const changelog = useVersions(id).data?.versions.find((past) => past.version === version)?.changelog
  const { isBusy, begin } = useWork(async () => {
    const isBack = await attempt(() => api.documentsV1.rollback({ id, targetVersion: from, currentVersion: version }))
    if (isBack) onGone()
  })
  return (
    <div className="grid gap-2 border-l-3 border-copper pl-3 text-sm">
      <output className="grid gap-0.5">
        <span className="font-medium">{texts.versionWordsVersion(words, version)}</span>
        {changelog && <span className="wrap-anywhere text-ink-2">{changelog}</span>}
        {note && <span className="wrap-anywhere text-ink-2">{note}</span>}
      </output>
      <div className="flex flex-wrap gap-1.5">
        <Button size="small" disabled={isBusy} onClick={begin}>
          {texts.goBackToVersion(from)}
        </Button>
        {!isCompared && (
          <CompareLink documentId={id} from={from} to={version}>
            {general.whatChanged}
          </CompareLink>
        )}
        <Button size="small" variant="quiet" onClick={onGone}>
          {texts.dismissNote}
        </Button>
      </div>
    </div>
  )
}
