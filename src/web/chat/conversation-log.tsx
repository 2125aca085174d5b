import MessageSquareText from 'lucide-react/icons/message-square-text'
import { useEffect, useRef } from 'react'
import * as words from '#words/chat.ts'
import type { ChatMessage } from './conversation.ts'
import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { Button } from '#web/ui/button.tsx'
import { usePassing } from '#web/ui/use-passing.ts'
import * as general from '#words/general.ts'

/** Milliseconds for which the button confirms the copy. */
const confirmation = 2000

const UserMessage = ({ message }: { message: ChatMessage }) => (
  <li className="ml-auto max-w-[min(34rem,90%)] rounded-lg bg-raised px-4 py-2.5">
    <p className="sr-only">{words.you}</p>
    <p className="whitespace-pre-wrap wrap-anywhere">{message.content}</p>
  </li>
)

const AssistantMessage = ({ message, onRegenerate }: { message: ChatMessage; onRegenerate: () => void }) => (
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

type ConversationLogProps = { messages: ChatMessage[]; onRegenerate: (id: number) => void }

/** The messages, with the newest at the bottom and always visible. */
export function ConversationLog({ messages, onRegenerate }: ConversationLogProps) {
  const log = useRef<HTMLDivElement>(null)
  const count = messages.length
  useEffect(() => {
    // The log is laid out in reverse: its scroll position is 0 at the end and negative above, and it stays at the end as the log grows.
    if (count > 0) log.current?.scrollTo({ top: 0 })
  }, [count])
  return (
    <div
      ref={log}
      role="log"
      aria-label={words.conversation}
      className="flex min-h-0 flex-1 flex-col-reverse overflow-y-auto max-md:max-h-[65dvh] max-md:min-h-72 px-4 py-5 sm:px-5"
    >
      {messages.length === 0 ? (
        <NothingSaid />
      ) : (
        <ul className="mb-auto grid gap-5">
          {messages.map((message) =>
            message.role === 'user' ? (
              <UserMessage key={message.id} message={message} />
            ) : (
              <AssistantMessage key={message.id} message={message} onRegenerate={() => onRegenerate(message.id)} />
            ),
          )}
        </ul>
      )}
    </div>
  )
}

const NothingSaid = () => (
  <div className="m-auto grid max-w-xs justify-items-center gap-2 py-8 text-center">
    <MessageSquareText aria-hidden size={22} strokeWidth={1.5} className="text-ink-3" />
    <p className="font-medium">{words.nothingSaidYet}</p>
    <p className="text-sm text-ink-3">{words.beginWithPromptBelowOr}</p>
  </div>
)
