import MessageSquareText from 'lucide-react/icons/message-square-text'
import { useEffect, useRef } from 'react'
import * as words from '#words/chat.ts'
import type { ChatMessage } from './conversation.ts'
import { AssistantMessage, UserMessage } from './message-view.tsx'

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
