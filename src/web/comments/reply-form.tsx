import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { commentLimits } from '#shared/comment-limits.ts'
import { sentenceFor } from '#web/api/sentence-for.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { Field, TextArea } from '#web/ui/field.tsx'
import { forget, readStored, store } from '#web/ui/stored-value.ts'
import * as words from '#words/comments.ts'
import { useCommentsSource } from './comments-source.ts'
import { useGuestName } from './guest-name.tsx'
import { reloadThreads } from './queries.ts'
import { showQuote } from './show-quote.ts'

type ReplyFormProps = { threadId: string; quote: string; onSaid: (sentence: string) => void }

/** Opens on a press; typed text is stored in the tab. */
export function ReplyForm({ threadId, quote, onSaid }: ReplyFormProps) {
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
      onSaid(words.replyKept)
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
