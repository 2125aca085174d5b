import Pencil from 'lucide-react/icons/pencil'
import { useRef, useState } from 'react'
import type { ChatTurn } from '#shared/api/conversations.ts'
import { chatLimits } from '#shared/limits.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'
import * as words from '#words/chat.ts'
import * as general from '#words/general.ts'
import { Pager } from './pager.tsx'
import { useSendOnEnter } from './use-send-on-enter.ts'

export const Question = ({ text }: { text: string }) => (
  <div className="ml-auto max-w-[min(34rem,90%)] rounded-lg bg-raised px-4 py-2.5">
    <p className="sr-only">{words.youAsked}</p>
    <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
  </div>
)

type AskedQuestionProps = {
  turn: ChatTurn
  /** All wordings of the question, including itself. */
  wordings: ChatTurn[]
  isBusy: boolean
  onChoose: (id: string) => void
  onAskOtherwise: (text: string) => void
}

/** The user's question: it can be reworded, and earlier wordings remain available. */
export function AskedQuestion({ turn, wordings, isBusy, onChoose, onAskOtherwise }: AskedQuestionProps) {
  const [edited, setEdited] = useState<string>()
  const edit = useRef<HTMLButtonElement>(null)
  if (edited === turn.id) {
    const close = () => {
      setEdited(undefined)
      // Waits until the button is back in place of the form.
      setTimeout(() => edit.current?.focus())
    }
    return <EditForm question={turn.question} isBusy={isBusy} onCancel={close} onAsk={onAskOtherwise} />
  }
  return (
    <div className="grid gap-1">
      <Question text={turn.question} />
      <div className="flex flex-wrap items-center justify-end">
        {wordings.length > 1 && (
          <Pager
            label={words.wordingsOfThisQuestion}
            earlier={words.earlierWording}
            later={words.laterWording}
            at={wordings.findIndex(({ id }) => id === turn.id)}
            count={wordings.length}
            onChoose={(at) => onChoose(wordings[at]!.id)}
          />
        )}
        <Button
          ref={edit}
          variant="quiet"
          size="small"
          aria-label={words.editQuestion(turn.question)}
          aria-disabled={isBusy}
          onClick={() => isBusy || setEdited(turn.id)}
        >
          <Pencil aria-hidden size={14} />
          {general.edit}
        </Button>
      </div>
    </div>
  )
}

type EditFormProps = { question: string; isBusy: boolean; onCancel: () => void; onAsk: (text: string) => void }

function EditForm({ question, isBusy, onCancel, onAsk }: EditFormProps) {
  const onSend = (text: string) => (text === question ? onCancel() : onAsk(text))
  const { canSend, onSubmit, input, field } = useSendOnEnter({ initial: question, isBusy, onSend })
  return (
    <form aria-label={words.askOtherwise} onSubmit={onSubmit} className="ml-auto grid w-full max-w-[min(34rem,90%)] gap-2">
      <TextArea
        ref={input}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that was pressed has just given way to this
        autoFocus
        rows={2}
        aria-label={words.yourQuestionInOtherWords}
        aria-describedby="edit-note"
        maxLength={chatLimits.question}
        {...field}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCancel()
          else field.onKeyDown(event)
        }}
      />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p id="edit-note" className="text-xs text-ink-3">
          {words.whatWasAskedAndAnswered}
        </p>
        <div className="flex gap-2">
          <Button size="small" onClick={onCancel}>
            {general.cancel}
          </Button>
          <Button type="submit" variant="primary" size="small" disabled={!canSend}>
            {words.ask}
          </Button>
        </div>
      </div>
    </form>
  )
}
