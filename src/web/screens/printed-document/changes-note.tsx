import type { Review } from '#shared/api/reviews.ts'
import { Button } from '#web/ui/button.tsx'
import * as words from '#words/changes-note.ts'

type ChangesNoteProps = { review: Review; onPanel: (panel: string) => void }

/** Who asked for changes in the latest review of the version, and their text. */
export function ChangesNote({ review: { version, reviewers }, onPanel }: ChangesNoteProps) {
  const asked = reviewers.filter(({ decision }) => decision === 'changes-asked')
  return (
    <section aria-label={words.changesAskedFor} className="grid gap-2 border-l-3 border-warning pl-3 text-sm">
      {asked.map(({ name, reason }) => (
        <p key={name + reason} className="wrap-anywhere">
          {words.askedForChangesTo(name, version)}“{reason}”
        </p>
      ))}
      <p>
        <Button size="small" onClick={() => onPanel('review')}>
          {words.openReview}
        </Button>
      </p>
    </section>
  )
}
