import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { commentLimits } from '#shared/limits.ts'
import { sentenceFor } from '#web/api/sentence-for.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckBox } from '#web/ui/check-box.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { Field, TextArea } from '#web/ui/field.tsx'
import * as texts from '#words/comments.ts'
import { chooseThread, keepDraft, type Draft } from './comment-draft.ts'
import { useCommentsSource } from './comments-source.ts'
import { useGuestName } from './guest-name.tsx'
import { reloadThreads } from './queries.ts'
import { showQuote } from './show-quote.ts'
import { findPaper, stepPart, wordsOfPart } from './words-of-paper.ts'

type DraftFormProps = { draft: Draft; mayBeInternal: boolean; onSaid: (sentence: string) => void }

/** A comment on a passage; without a pointer, the user can move to another passage. */
export function DraftForm({ draft, mayBeInternal, onSaid }: DraftFormProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [isInternal, setInternal] = useState(true)
  const source = useCommentsSource()
  const { name, field: nameField, isMissing } = useGuestName()
  const begin = useMutation({
    mutationFn: (written: Draft) => source.begin(written, { name, internal: mayBeInternal ? isInternal : undefined }),
    onSuccess: (id) => {
      keepDraft(undefined)
      chooseThread(id)
      onSaid(texts.commentSaved)
    },
    onSettled: reloadThreads,
  })
  useEffect(() => field.current?.focus(), [])
  const move = (by: 1 | -1) => {
    const paper = findPaper()
    const part = paper && stepPart(paper, draft.place, by)
    const words = part && wordsOfPart(part)
    if (!words) return
    part.scrollIntoView({ block: 'center' })
    keepDraft({ ...draft, ...words })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (draft.text.trim() !== '' && !isMissing) begin.mutate(draft)
    else if (draft.text.trim() === '') field.current?.focus()
  }
  return (
    <form aria-label={texts.newComment} onSubmit={submit} className="grid gap-3 rounded-lg border border-accent bg-surface p-3">
      <blockquote aria-live="polite" className="line-clamp-4 border-l-2 border-warning pl-2.5 text-sm wrap-anywhere text-ink-2">
        {showQuote(draft.quote)}
      </blockquote>
      <div className="flex flex-wrap gap-1.5">
        <Button size="small" onClick={() => move(-1)}>
          {texts.textBefore}
        </Button>
        <Button size="small" onClick={() => move(1)}>
          {texts.textAfter}
        </Button>
      </div>
      <Field label={texts.comment}>
        {(control) => (
          <TextArea
            {...control}
            ref={field}
            value={draft.text}
            maxLength={commentLimits.text}
            onChange={({ target }) => keepDraft({ ...draft, text: target.value })}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event)
            }}
          />
        )}
      </Field>
      {nameField}
      {mayBeInternal && (
        <CheckBox
          label={texts.internalComment}
          description={texts.hiddenFromClient}
          checked={isInternal}
          onChange={({ target }) => setInternal(target.checked)}
        />
      )}
      {begin.isError && <ErrorBanner>{sentenceFor(begin.error)}</ErrorBanner>}
      <div className="flex flex-wrap gap-1.5">
        <Button type="submit" size="small" variant="primary" disabled={begin.isPending}>
          {texts.comment}
        </Button>
        <Button size="small" onClick={() => keepDraft(undefined)}>
          {texts.discard}
        </Button>
      </div>
    </form>
  )
}
