import ArrowUp from 'lucide-react/icons/arrow-up'
import { useRef, useState, type KeyboardEvent } from 'react'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { quickPrompts } from './chat-samples.ts'

/** Prompts to begin with, and the input that they fill. */
export function MessageForm({ onSend }: { onSend: (content: string) => void }) {
  const [text, setText] = useState('')
  const input = useRef<HTMLTextAreaElement>(null)
  const content = text.trim()
  const send = () => {
    if (!content) return
    onSend(content)
    setText('')
    // A button that has just been disabled would lose the focus.
    input.current?.focus()
  }
  const sendOnEnter = (event: KeyboardEvent) => {
    // While an input method composes a word, Enter ends the word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  const fill = (prompt: string) => {
    setText(prompt)
    input.current?.focus()
  }
  return (
    <form
      aria-label="Message"
      className="grid gap-3 border-t border-line p-4 sm:px-5"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <ul aria-label="Quick prompts" className="flex flex-wrap gap-1.5">
        {quickPrompts.map(({ label, prompt }) => (
          <li key={label}>
            <Button size="small" onClick={() => fill(prompt)}>
              {label}
            </Button>
          </li>
        ))}
      </ul>
      <div className="flex items-end gap-2">
        <TextArea
          ref={input}
          rows={1}
          aria-label="Message"
          aria-describedby="message-keys"
          placeholder="Write a message"
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={sendOnEnter}
        />
        <Button type="submit" variant="primary" disabled={!content}>
          <ArrowUp aria-hidden size={16} />
          <span className="max-sm:sr-only">Send</span>
        </Button>
      </div>
      <p id="message-keys" className="text-xs text-ink-3">
        Enter sends, Shift+Enter begins a new line.
      </p>
    </form>
  )
}
