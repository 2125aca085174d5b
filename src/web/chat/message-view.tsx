import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { Button } from '#web/ui/button.tsx'
import { usePassing } from '#web/ui/use-passing.ts'
import * as words from '#words/chat.ts'
import * as general from '#words/general.ts'
import type { ChatMessage } from './conversation.ts'

/** Milliseconds for which the button confirms the copy. */
const confirmation = 2000

export const UserMessage = ({ message }: { message: ChatMessage }) => (
  <li className="ml-auto max-w-[min(34rem,90%)] rounded-lg bg-raised px-4 py-2.5">
    <p className="sr-only">{words.you}</p>
    <p className="whitespace-pre-wrap wrap-anywhere">{message.content}</p>
  </li>
)

export const AssistantMessage = ({ message, onRegenerate }: { message: ChatMessage; onRegenerate: () => void }) => (
  <li aria-busy={message.isAwaited} className="max-w-[42rem]">
    <p className="mb-1 text-sm font-medium text-accent">{message.model.name}</p>
    {message.content ? (
      <>
        <p className={`whitespace-pre-wrap wrap-anywhere ${message.isAwaited ? 'text-ink-3' : ''}`}>{message.content}</p>
        <div className="mt-1.5 -ml-2.5 flex flex-wrap">
          <CopyButton text={message.content} />
          <RegenerateButton isBusy={message.isAwaited} onRegenerate={onRegenerate} />
        </div>
      </>
    ) : (
      <p className="animate-breathe text-ink-3">{words.writing}</p>
    )}
  </li>
)

/** The button remains in place while it works, so that the focus does too. */
const RegenerateButton = ({ isBusy, onRegenerate }: { isBusy: boolean; onRegenerate: () => void }) => (
  <Button variant="quiet" size="small" aria-disabled={isBusy} onClick={isBusy ? undefined : onRegenerate}>
    <RefreshCw aria-hidden size={14} />
    {isBusy ? words.regenerating : words.regenerate}
  </Button>
)

function CopyButton({ text }: { text: string }) {
  const [outcome, showOutcome] = usePassing<string>(confirmation)
  const copy = async () => {
    // Without a secure connection, browsers offer no clipboard.
    const copied = (await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    )) as boolean | undefined
    showOutcome(copied ? general.copied : words.notCopied)
  }
  const Icon = outcome === general.copied ? Check : Copy
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => void copy()}>
        <Icon aria-hidden size={14} />
        {outcome ?? general.copy}
      </Button>
      <output className="sr-only">{outcome === general.copied ? words.answerIsOnClipboard : ''}</output>
    </>
  )
}
