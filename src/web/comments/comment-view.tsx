import { useEffect, useRef, useState, type FormEvent } from 'react'
import type { Comment } from '#shared/api/comments.ts'
import { commentLimits } from '#shared/limits.ts'
import { api } from '#web/api/api.ts'
import { momentLabel } from '#web/documents/labels.ts'
import { Button } from '#web/ui/button.tsx'
import { useDialogs } from '#web/ui/dialogs/use-dialogs.tsx'
import { Field, TextArea } from '#web/ui/field.tsx'
import { useWork } from '#web/ui/use-work.ts'
import * as words from '#words/comments.ts'
import * as general from '#words/general.ts'
import { reloadThreads } from './queries.ts'

type CommentViewProps = { comment: Comment; onSaid: (sentence: string) => void }

export function CommentView({ comment, onSaid }: CommentViewProps) {
  const [draft, setDraft] = useState<string>()
  const { by, isGuest, guestOf, text, createdAt, editedAt, isDeleted, isOwn, mayDelete } = comment
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-medium wrap-anywhere">{by}</span>
        {isGuest && (
          <span className="text-xs wrap-anywhere text-copper">{guestOf === null ? words.guest : words.guestLinkFor(guestOf)}</span>
        )}
        <span className="font-mono text-xs text-ink-3">
          {momentLabel(createdAt)}
          {editedAt && words.andEdited}
        </span>
      </p>
      {isDeleted && <p className="text-ink-3 italic">{words.deleted}</p>}
      {!isDeleted && draft === undefined && <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>}
      {draft !== undefined && (
        <EditForm id={comment.id} draft={draft} onChange={setDraft} onDone={() => setDraft(undefined)} onSaid={onSaid} />
      )}
      {mayDelete && !isDeleted && draft === undefined && (
        <div className="-ml-2.5 flex gap-1.5">
          {isOwn && (
            <Button size="small" variant="quiet" onClick={() => setDraft(text)}>
              {general.edit}
            </Button>
          )}
          <DeleteButton id={comment.id} onSaid={onSaid} />
        </div>
      )}
    </div>
  )
}

type EditFormProps = {
  id: string
  draft: string
  onChange: (text: string) => void
  onDone: () => void
  onSaid: (sentence: string) => void
}

function EditForm({ id, draft, onChange, onDone, onSaid }: EditFormProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  // Moves the focus here after a press on Edit.
  useEffect(() => field.current?.focus(), [])
  const { isBusy, begin } = useWork(async () => {
    await api.comments.edit({ id, text: draft })
    onDone()
    onSaid(words.commentChanged)
    await reloadThreads()
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (draft.trim() !== '') begin()
  }
  return (
    <form aria-label={words.editTheComment} onSubmit={submit} className="grid gap-2">
      <Field label={words.comment}>
        {(control) => (
          <TextArea
            {...control}
            ref={field}
            value={draft}
            maxLength={commentLimits.text}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-1.5">
        <Button type="submit" size="small" variant="primary" disabled={isBusy}>
          {words.save}
        </Button>
        <Button size="small" onClick={onDone}>
          {general.cancel}
        </Button>
      </div>
    </form>
  )
}

function DeleteButton({ id, onSaid }: { id: string; onSaid: (sentence: string) => void }) {
  const { dialogs, ...dialog } = useDialogs()
  const { isBusy, begin } = useWork(async () => {
    const isSure = await dialog.confirm({
      text: words.deleteThisComment,
      note: words.itsWordsAreGoneThen,
      yes: words.deleteLabel,
      no: general.keep,
    })
    if (!isSure) return
    try {
      await api.comments.delete({ id })
      onSaid(words.commentDeleted)
    } finally {
      await reloadThreads()
    }
  })
  return (
    <>
      <Button size="small" variant="quiet" disabled={isBusy} onClick={begin}>
        {words.deleteLabel}
      </Button>
      {dialogs}
    </>
  )
}
