import { useState } from 'react'
import type { Thread } from '#shared/api/comments.ts'
import { momentLabel } from '#web/documents/labels.ts'
import { Button } from '#web/ui/button.tsx'
import * as words from '#words/comments.ts'
import * as general from '#words/general.ts'
import { chooseThread, useChosenThread, useDraft } from './comment-draft.ts'
import { DraftForm } from './draft-form.tsx'
import { useThreads } from './queries.ts'
import { ThreadView } from './thread-view.tsx'
import { orderOfPaper } from './words-of-paper.ts'

type CommentsPanelProps = { document: string; version: string }

/** The comments on a document, in the order of its text, with the comment being written. */
export function CommentsPanel({ document: id, version }: CommentsPanelProps) {
  const { data, isError } = useThreads(id, version)
  const draft = useDraft(id)
  const chosen = useChosenThread()
  const [isResolvedShown, setResolvedShown] = useState(false)
  const [said, setSaid] = useState('')
  if (isError && !data) return <p className="text-sm text-ink-3">{words.commentsCannotBeShownNow}</p>
  if (!data) return <output className="text-sm text-ink-3">{general.loading}</output>
  const threads = inOrder(data.threads)
  const resolved = threads.filter((thread) => thread.resolved !== null)
  const shown = threads.filter((thread) => thread.resolved === null || isResolvedShown || thread.id === chosen)
  return (
    <div className="grid gap-4 pr-1">
      <p className="text-sm text-ink-2">
        {words.selectWordsInDocumentAnd} <span className="pointer-coarse:hidden">{words.orPressC}</span>
      </p>
      {draft && <DraftForm key={draft.begun} draft={draft} mayBeInternal={data.mayBeInternal} onSaid={setSaid} />}
      <output className={said ? 'text-sm text-ink-2' : 'sr-only'}>{said}</output>
      {resolved.length > 0 && (
        <Button
          size="small"
          className="justify-self-start"
          aria-expanded={isResolvedShown}
          onClick={() => setResolvedShown(!isResolvedShown)}
        >
          {isResolvedShown ? words.hideResolved : words.showResolved(resolved.length)}
        </Button>
      )}
      {threads.length === 0 && !draft && <p className="text-sm text-ink-3">{words.nothingWasSaidOfThis}</p>}
      <ol aria-label={words.comments} className="grid gap-3">
        {shown.map((thread) => (
          <li key={thread.id}>
            <ThreadView
              thread={thread}
              version={version}
              isChosen={thread.id === chosen}
              onChoose={() => chooseThread(thread.id)}
              onSaid={setSaid}
            />
          </li>
        ))}
      </ol>
      {data.threads.length > 0 && <LastSaid threads={data.threads} />}
    </div>
  )
}

/** Sorted by position in the document; threads whose passage was removed come last. */
function inOrder(threads: Thread[]): Thread[] {
  const order = orderOfPaper()
  const at = ({ place }: Thread) => (place && order(place)) ?? Number.MAX_SAFE_INTEGER
  return threads.toSorted((one, other) => at(one) - at(other) || (one.place?.start ?? 0) - (other.place?.start ?? 0))
}

function LastSaid({ threads }: { threads: Thread[] }) {
  const last = threads
    .flatMap(({ comments }) => comments.map(({ createdAt }) => createdAt))
    .toSorted()
    .at(-1)!
  return <p className="text-xs text-ink-3">{words.lastCommentNewOnesShow(momentLabel(last))}</p>
}
