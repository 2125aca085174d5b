import ArrowUp from 'lucide-react/icons/arrow-up'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'
import * as words from '#words/chat.ts'
import { quickPrompts } from './chat-samples.ts'
import { useSendOnEnter } from './use-send-on-enter.ts'

/** Suggested prompts, and the input that they fill. */
export function MessageForm({ onSend }: { onSend: (content: string) => void }) {
  const { canSend, onSubmit, fill, input, field } = useSendOnEnter({ onSend })
  return (
    <form aria-label={words.message} className="grid gap-3 border-t border-line p-4 sm:px-5" onSubmit={onSubmit}>
      <ul aria-label={words.quickPrompts} className="flex flex-wrap gap-1.5">
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
          aria-label={words.message}
          aria-describedby="message-keys"
          placeholder={words.writeAMessage}
          {...field}
        />
        <Button type="submit" variant="primary" disabled={!canSend}>
          <ArrowUp aria-hidden size={16} />
          <span className="max-sm:sr-only">{words.send}</span>
        </Button>
      </div>
      <p id="message-keys" className="text-xs text-ink-3 pointer-coarse:hidden">
        {words.enterSendsShiftEnterBegins}
      </p>
    </form>
  )
}
