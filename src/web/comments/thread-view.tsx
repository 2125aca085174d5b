import Lock from 'lucide-react/icons/lock'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import type { Thread } from '#shared/api/comments.ts'
import { api } from '#web/api/api.ts'
import { momentLabel } from '#web/documents/labels.ts'
import { Button } from '#web/ui/button.tsx'
import { useWork } from '#web/ui/use-work.ts'
import * as texts from '#words/comments.ts'
import { askToShow } from './comment-draft.ts'
import { CommentView } from './comment-view.tsx'
import { reloadThreads } from './queries.ts'
import { showQuote } from './show-quote.ts'
import { useMutation } from '@tanstack/react-query'
import { commentLimits } from '#shared/limits.ts'
import { sentenceFor } from '#web/api/sentence-for.ts'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { Field, TextArea } from '#web/ui/field.tsx'
import { forget, readStored, store } from '#web/ui/stored-value.ts'
import * as words from '#words/comments.ts'
import { useCommentsSource } from './comments-source.ts'
import { useGuestName } from './guest-name.tsx'

type ThreadViewProps = {
  thread: Thread
  /** The version on the page. */
  version: string
  isChosen: boolean
  onChoose: () => void
  onSaid: (sentence: string) => void
}

/** A passage, its comments, and the actions on them. */
export function ThreadView({ thread, version, isChosen, onChoose, onSaid }: ThreadViewProps) {
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isChosen) card.current?.scrollIntoView({ block: 'nearest' })
  }, [isChosen])
  const { id, place, quote, comments, resolved } = thread
  return (
    <article
      ref={card}
      aria-label={texts.onQuote(showQuote(quote))}
      className={`grid gap-2.5 rounded-lg border bg-surface p-3 text-sm ${isChosen ? 'border-accent' : 'border-line'}`}
    >
      {place ? (
        <button
          type="button"
          aria-label={texts.showInDocument(showQuote(quote))}
          onClick={() => {
            onChoose()
            askToShow(place)
          }}
          className="line-clamp-3 cursor-pointer border-l-2 border-warning pl-2.5 text-left wrap-anywhere text-ink-2 hover:text-ink pointer-coarse:min-h-11"
        >
          {showQuote(quote)}
        </button>
      ) : (
        <blockquote className="line-clamp-3 border-l-2 border-line pl-2.5 wrap-anywhere text-ink-3">{showQuote(quote)}</blockquote>
      )}
      <Standing thread={thread} version={version} />
      <ol className="grid gap-3">
        {comments.map((comment) => (
          <li key={comment.id}>
            <CommentView comment={comment} onSaid={onSaid} />
          </li>
        ))}
      </ol>
      {resolved && <p className="text-ok">{texts.resolvedBy(resolved.by, momentLabel(resolved.at))}</p>}
      <div className="flex flex-wrap items-start gap-1.5">
        <ReplyForm threadId={id} quote={quote} onSaid={onSaid} />
        {thread.mayResolve && <ResolveButton thread={thread} onSaid={onSaid} />}
      </div>
    </article>
  )
}

function Standing({ thread: { place, internal, version: origin }, version }: { thread: Thread; version: string }) {
  const words = place ? place.isChanged && texts.onWordsThatHaveChanged : texts.onWordsThatAreGone
  if (!internal && !words && origin === version) return null
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-3">
      {internal && (
        <span className="flex items-center gap-1 text-copper">
          <Lock aria-hidden size={12} /> {texts.internalComment}
        </span>
      )}
      {words && <span>{words}</span>}
      {origin !== version && <span>{texts.madeInVersion(origin)}</span>}
    </p>
  )
}

/** After a failure the button is still there to try again. */
function ResolveButton({ thread, onSaid }: { thread: Thread; onSaid: (sentence: string) => void }) {
  const isResolved = thread.resolved !== null
  const { isBusy, begin } = useWork(async () => {
    try {
      await api.comments.resolve({ id: thread.id, resolved: !isResolved })
      onSaid(isResolved ? texts.openAgain : texts.resolved)
    } finally {
      await reloadThreads()
    }
  })
  return (
    <Button
      size="small"
      disabled={isBusy}
      onClick={begin}
      aria-label={`${isResolved ? texts.reopen : texts.resolve}: ${showQuote(thread.quote)}`}
    >
      {isResolved ? texts.reopen : texts.resolve}
    </Button>
  )
}

type ReplyFormProps = { threadId: string; quote: string; onSaid: (sentence: string) => void }

/** Opens on a press; typed text is stored in the tab. */
function ReplyForm({ threadId, quote, onSaid }: ReplyFormProps) {
  const stored = `reply:${threadId}`
  const source = useCommentsSource()
  const { name, field: nameField, isMissing } = useGuestName()
  const [text, setText] = useState(() => (readStored(stored) as string | undefined) ?? '')
  const [isOpen, setOpen] = useState(text !== '')
  const field = useRef<HTMLTextAreaElement>(null)
  const opened = useRef(false)
  useEffect(() => {
    if (isOpen && opened.current) field.current?.focus()
  }, [isOpen])
  const close = () => {
    forget(stored)
    setText('')
    setOpen(false)
  }
  const reply = useMutation({
    mutationFn: () => source.reply(threadId, { name, text }),
    onSuccess: () => {
      close()
      onSaid(words.replySaved)
    },
    onSettled: reloadThreads,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '' && !isMissing) reply.mutate()
  }
  if (!isOpen)
    return (
      <Button
        size="small"
        aria-label={words.reply(showQuote(quote))}
        onClick={() => {
          opened.current = true
          setOpen(true)
        }}
      >
        {words.replyLabel}
      </Button>
    )
  return (
    <form aria-label={words.replyLabel} onSubmit={submit} className="grid w-full gap-2">
      <Field label={words.replyLabel}>
        {(control) => (
          <TextArea
            {...control}
            ref={field}
            value={text}
            maxLength={commentLimits.text}
            onChange={({ target }) => {
              setText(target.value)
              store(stored, target.value)
            }}
          />
        )}
      </Field>
      {nameField}
      {reply.isError && <ErrorBanner>{sentenceFor(reply.error)}</ErrorBanner>}
      <div className="flex flex-wrap gap-1.5">
        <Button type="submit" size="small" variant="primary" disabled={reply.isPending}>
          {words.replyLabel}
        </Button>
        <Button size="small" onClick={close}>
          {words.discard}
        </Button>
      </div>
    </form>
  )
}
