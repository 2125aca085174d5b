import { Suspense } from 'react'
import type { PrintedDocument } from '#shared/api/sharing.ts'
import type { useSurroundings } from '#web/documents/surroundings.ts'
import { useReviews } from '#web/reviews/queries.ts'
import type { Dialogs } from '#web/ui/dialogs/use-dialogs.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'
import * as words from '#words/document-page.ts'

const AddDesignNote = lazyPart(() => import('./add-design-note.tsx').then((file) => file.AddDesignNote))
const ChangesNote = lazyPart(() => import('./changes-note.tsx').then((file) => file.ChangesNote))
const ClientNotes = lazyPart(() => import('./client-notes.tsx').then((file) => file.ClientNotes))
const OutOfDateNote = lazyPart(() => import('#web/documents/out-of-date-note.tsx').then((file) => file.OutOfDateNote))

type DocumentNotesProps = {
  printed: PrintedDocument
  isStaff: boolean
  isWriter: boolean
  around: ReturnType<typeof useSurroundings>['data']
  dialog: Dialogs
  onPanel: (panel: string) => void
}

/** The notes above a document: requests for changes, and what staff or the client should know of it. */
export function DocumentNotes({ printed, isStaff, isWriter, around, dialog, onPanel }: DocumentNotesProps) {
  const { id, version, outOfDate } = printed
  const last = useReviews(id, version).data?.reviews.find((review) => review.version === version && review.state !== 'withdrawn')
  return (
    <>
      {last?.state === 'changes-asked' && (
        <Suspense>
          <ChangesNote review={last} onPanel={onPanel} />
        </Suspense>
      )}
      {isStaff && outOfDate && (
        <div className="border-l-3 border-warning pl-3">
          <Suspense>
            <OutOfDateNote outOfDate={outOfDate} />
          </Suspense>
        </div>
      )}
      {!isStaff && (
        <Suspense>
          <ClientNotes printed={printed} onPanel={onPanel} />
        </Suspense>
      )}
      {isWriter && around && !around.design.isDesigned && (
        <Suspense>
          <AddDesignNote printed={printed} design={around.design} dialog={dialog} />
        </Suspense>
      )}
      {isStaff && around && <Marks marks={around.marks} />}
    </>
  )
}

/** Parts that need a check, each with a link. */
const Marks = ({ marks }: { marks: { section: string; heading: string; code: string; sentence: string }[] }) =>
  marks.length > 0 && (
    <ul aria-label={words.marked} className="grid gap-1 border-l-3 border-warning pl-3 text-sm">
      {marks.map(({ section, heading, code, sentence }) => (
        <li key={section + code} className="wrap-anywhere">
          <a href={`#content-${section}`} className="font-medium underline underline-offset-2">
            {heading}
          </a>
          : {words.markSentences[code] ?? sentence}
        </li>
      ))}
    </ul>
  )
