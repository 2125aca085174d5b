import ArrowUp from 'lucide-react/icons/arrow-up'
import Square from 'lucide-react/icons/square'
import { useRef, useState, type KeyboardEvent } from 'react'
import { chatLimits } from '#shared/chat-limits.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'

/** Answered from the facts and the record, not by words that are found. */
const suggestions = [
  'What are the open questions?',
  'What are the risks?',
  'What was decided?',
  'Who approved it?',
  'What changed?',
]

type QuestionFormProps = {
  isBusy: boolean
  /** Where nothing has been asked yet. */
  suggests: boolean
  /** Whoever has just asked the first question goes on here. */
  takesFocus?: boolean
  onAsk: (text: string) => void
  onStop?: () => void
}

/** What is typed stays while an answer is on its way. */
export function QuestionForm({ isBusy, suggests, takesFocus = false, onAsk, onStop }: QuestionFormProps) {
  const [text, setText] = useState('')
  const input = useRef<HTMLTextAreaElement>(null)
  const question = text.trim()
  const ask = () => {
    if (!question || isBusy) return
    onAsk(question)
    setText('')
    input.current?.focus()
  }
  const askOnEnter = (event: KeyboardEvent) => {
    // While an input method composes a word, Enter ends the word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    ask()
  }
  const fill = (suggestion: string) => {
    setText(suggestion)
    input.current?.focus()
  }
  return (
    <form
      aria-label="Question"
      className="grid gap-3 border-t border-line p-4 sm:px-5"
      onSubmit={(event) => {
        event.preventDefault()
        ask()
      }}
    >
      {suggests && (
        <ul aria-label="Suggested questions" className="flex flex-wrap gap-1.5">
          {suggestions.map((suggestion) => (
            <li key={suggestion}>
              <Button size="small" onClick={() => fill(suggestion)}>
                {suggestion}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="flex items-end gap-2">
        <TextArea
          ref={input}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field with the focus has just given way to this one
          autoFocus={takesFocus}
          rows={1}
          aria-label="Your question"
          aria-describedby="question-keys"
          placeholder="Ask about these documents"
          maxLength={chatLimits.question}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={askOnEnter}
        />
        {isBusy && onStop ? (
          <Button onClick={onStop}>
            <Square aria-hidden size={14} />
            Stop
          </Button>
        ) : (
          <Button type="submit" variant="primary" disabled={!question || isBusy}>
            <ArrowUp aria-hidden size={16} />
            <span className="max-sm:sr-only">Ask</span>
          </Button>
        )}
      </div>
      <p id="question-keys" className="text-xs text-ink-3">
        Answers are quoted from your documents, word for word. Enter asks, Shift+Enter begins a new line.
      </p>
    </form>
  )
}
