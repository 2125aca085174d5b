import { useEffect, useRef } from 'react'
import type { ConversationPage } from '#shared/api/conversations.ts'
import { LoadingFailed } from '#web/ui/loading-failed.tsx'
import { ConversationHead } from './conversation-head.tsx'
import { isRunning } from './follow-answer.ts'
import { useLiveConversation } from './live-queries.ts'
import { QuestionForm } from './question-form.tsx'
import { OpenTurn, TurnView } from './turn-view.tsx'
import type { Answerers } from './use-answerers.ts'
import { type Asking, useAsking } from './use-asking.ts'

type LiveConversationProps = {
  id: string
  /** Asked as soon as the conversation is there. */
  first: string | undefined
  onFirstAsked: () => void
  answerers: Answerers
}

/** One conversation: what it is about, what was asked and answered, and the next question. */
export function LiveConversation({ id, first, onFirstAsked, answerers }: LiveConversationProps) {
  const { data, isPending, isError, refetch } = useLiveConversation(id)
  const asking = useAsking(id, answerers)
  const isThere = data !== undefined
  const { ask, resume } = asking
  useEffect(() => {
    if (!isThere || first === undefined) return
    onFirstAsked()
    ask(first)
  }, [isThere, first, onFirstAsked, ask])
  const last = data?.turns.at(-1)
  const left = !asking.open && last && isRunning(last) ? last : undefined
  useEffect(() => {
    if (left) resume(left)
  }, [left, resume])
  return (
    <section
      aria-label="Conversation"
      className="flex min-w-0 flex-col rounded-lg border border-line bg-surface lg:h-[calc(100dvh-11rem)] lg:min-h-[32rem]"
    >
      {isError && !data && (
        <div className="p-4 sm:p-5">
          <LoadingFailed onRetry={() => void refetch()} />
        </div>
      )}
      {isPending && <output className="p-5 text-ink-3">Loading...</output>}
      {data && (
        <>
          <ConversationHead page={data} />
          <Turns page={data} asking={asking} />
          <QuestionForm
            isBusy={asking.isBusy}
            suggests={data.turns.length === 0 && !asking.open}
            takesFocus={first !== undefined}
            answerers={answerers}
            onAsk={asking.ask}
            onStop={asking.stop}
          />
        </>
      )}
    </section>
  )
}

/** CSS pixels above a question that was led to. */
const above = 20

/** Newest last; its question is led to, and its answer read from there. */
function Turns({ page, asking }: { page: ConversationPage; asking: Asking }) {
  const log = useRef<HTMLDivElement>(null)
  const { open, isBusy } = asking
  const isNew = open !== undefined && !page.turns.some(({ id }) => id === open.key)
  const count = page.turns.length + Number(isNew)
  useEffect(() => {
    if (count === 0 && !isBusy) return
    const last = log.current?.querySelector<HTMLElement>(':scope > ul > li:last-child')
    if (last) log.current?.scrollTo({ top: last.offsetTop - above })
  }, [count, isBusy])
  return (
    <div
      ref={log}
      role="log"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll only what has the focus
      tabIndex={0}
      aria-label="Questions and answers"
      className="relative min-h-0 flex-1 overflow-y-auto max-lg:max-h-[65dvh] max-lg:min-h-72 px-4 py-5 sm:px-5"
    >
      {count === 0 && <p className="py-8 text-center text-ink-3">Nothing asked yet. Answers rest on your documents alone.</p>}
      <ul className="grid gap-7">
        {page.turns.map((turn) => (
          <TurnView
            key={turn.id}
            turn={turn}
            isBusy={isBusy}
            isAnswering={isBusy && open?.key === turn.id}
            onAskAgain={() => asking.askAgain(turn)}
          />
        ))}
        {isNew && <OpenTurn text={open.text} failure={open.failure} onSendAgain={asking.sendAgain} onDrop={asking.drop} />}
      </ul>
    </div>
  )
}
