import { useEffect, useRef, useState } from 'react'
import type { ChatTurn, ConversationPage } from '#shared/api/conversations.ts'
import { branchOf, pathTo, wordingsOf } from '#shared/branch-of-questions.ts'
import { useSession } from '#web/accounts/session.ts'
import { LoadingFailed } from '#web/ui/loading-failed.tsx'
import * as words from '#words/chat.ts'
import * as general from '#words/general.ts'
import { ConversationHead } from './conversation-head.tsx'
import { isRunning } from './follow-answer.ts'
import { useLiveConversation } from './live-queries.ts'
import { QuestionForm } from './question-form.tsx'
import { OpenTurn, TurnView } from './turn-view.tsx'
import type { Answerers } from './use-answerers.ts'
import { type Asking, type OpenQuestion, useAsking } from './use-asking.ts'

type LiveConversationProps = {
  id: string
  /** The first question, which is sent once the conversation exists. */
  first: string | undefined
  onFirstAsked: () => void
  answerers: Answerers
}

/** One conversation: its scope, the questions and answers, and a form for the next question. */
export function LiveConversation({ id, first, onFirstAsked, answerers }: LiveConversationProps) {
  const { data, isPending, isError, refetch } = useLiveConversation(id)
  const [chosen, setChosen] = useState<string>()
  const asking = useAsking(id, { ...answerers, onKept: setChosen })
  const isThere = data !== undefined
  const { ask, resume } = asking
  useEffect(() => {
    if (!isThere || first === undefined) return
    onFirstAsked()
    ask(first, null)
  }, [isThere, first, onFirstAsked, ask])
  const left = asking.open ? undefined : data?.turns.find(isRunning)
  useEffect(() => {
    if (left) resume(left)
  }, [left, resume])
  const branch = branchShown(data?.turns ?? [], chosen, asking.open)
  return (
    <section
      aria-label={words.conversation}
      className="flex min-w-0 flex-col rounded-lg border border-line bg-surface lg:h-[calc(100dvh-11rem)] lg:min-h-[32rem]"
    >
      {isError && !data && (
        <div className="p-4 sm:p-5">
          <LoadingFailed onRetry={() => void refetch()} />
        </div>
      )}
      {isPending && <output className="p-5 text-ink-3">{general.loading}</output>}
      {data && (
        <>
          <ConversationHead page={data} branch={branch} />
          <Turns page={data} branch={branch} asking={asking} onChoose={setChosen} />
          <QuestionForm
            isBusy={asking.isBusy}
            suggests={data.turns.length === 0 && !asking.open}
            takesFocus={first !== undefined}
            answerers={answerers}
            onAsk={(text) => asking.ask(text, branch.at(-1)?.id ?? null)}
            onStop={asking.stop}
          />
        </>
      )}
    </section>
  )
}

/** The questions above a pending one; otherwise the chosen branch, or the newest. */
function branchShown(turns: ChatTurn[], chosen: string | undefined, open: OpenQuestion | undefined): ChatTurn[] {
  if (open && !turns.some(({ id }) => id === open.key)) return pathTo(turns, open.follows)
  return branchOf(turns, open && !open.isAgain ? open.key : chosen)
}

/** Space in CSS pixels above a question after scrolling to it. */
const above = 20

type TurnsProps = { page: ConversationPage; branch: ChatTurn[]; asking: Asking; onChoose: (question: string) => void }

/** Newest last; scrolls to the newest question, so that the answer can be read from its start. */
function Turns({ page, branch, asking, onChoose }: TurnsProps) {
  const log = useRef<HTMLDivElement>(null)
  const { open, isBusy } = asking
  const isStaff = useSession()?.client === null
  const isNew = open !== undefined && !page.turns.some(({ id }) => id === open.key)
  const count = branch.length + Number(isNew)
  const askOtherwise = (turn: ChatTurn, text: string) => {
    asking.ask(text, turn.follows)
    // The form with the focus disappears.
    log.current?.focus()
  }
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
      aria-label={words.questionsAndAnswers}
      className="relative min-h-0 flex-1 overflow-y-auto max-lg:max-h-[65dvh] max-lg:min-h-72 px-4 py-5 sm:px-5"
    >
      {count === 0 && <p className="py-8 text-center text-ink-3">{words.nothingAskedYetAnswersRest}</p>}
      <ul className="grid gap-7">
        {branch.map((turn) => (
          <TurnView
            // All wordings share one key, so that the focus remains on the control that switched.
            key={turn.follows ?? 'first'}
            turn={turn}
            wordings={wordingsOf(page.turns, turn)}
            isBusy={isBusy}
            isAnswering={isBusy && open?.key === turn.id}
            onAskAgain={() => asking.askAgain(turn)}
            onChoose={onChoose}
            onAskOtherwise={(text) => askOtherwise(turn, text)}
            askable={isStaff ? page.scope : undefined}
          />
        ))}
        {isNew && <OpenTurn text={open.text} failure={open.failure} onSendAgain={asking.sendAgain} onDrop={asking.drop} />}
      </ul>
    </div>
  )
}
