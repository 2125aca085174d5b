import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useState } from 'react'
import type { ChatTurn } from '#shared/api/conversations.ts'
import { Button } from '#web/ui/button.tsx'
import { AnswerView } from './answer-view.tsx'

const Question = ({ text }: { text: string }) => (
  <div className="ml-auto max-w-[min(34rem,90%)] rounded-lg bg-raised px-4 py-2.5">
    <p className="sr-only">You asked:</p>
    <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
  </div>
)

type TurnViewProps = { turn: ChatTurn; isBusy: boolean; isAnswering: boolean; onAskAgain: () => void }

/** A question and its answers, the newest unless another is chosen. */
export function TurnView({ turn, isBusy, isAnswering, onAskAgain }: TurnViewProps) {
  const [chosen, setChosen] = useState<string>()
  const count = turn.answers.length
  const found = turn.answers.findIndex(({ id }) => id === chosen)
  const at = found < 0 ? count - 1 : found
  const answer = turn.answers[at]
  const isWriting = answer?.state === 'running' && answer.written !== null
  const again = answer?.state === 'done' ? 'Ask again' : 'Try again'
  return (
    <li className="grid gap-4" aria-busy={isAnswering}>
      <Question text={turn.question} />
      <div className="max-w-[46rem]">
        {isAnswering && !isWriting ? <Reading /> : answer && <AnswerView answer={answer} />}
        <div className="mt-2 -ml-2.5 flex flex-wrap items-center">
          <Button
            variant="quiet"
            size="small"
            aria-disabled={isBusy}
            onClick={() => {
              if (isBusy) return
              setChosen(undefined)
              onAskAgain()
            }}
          >
            <RefreshCw aria-hidden size={14} />
            {again}
          </Button>
          {count > 1 && !isAnswering && (
            <fieldset aria-label="Answers to this question" className="flex items-center">
              <Button
                variant="quiet"
                size="small"
                aria-label="Earlier answer"
                aria-disabled={at === 0}
                onClick={() => setChosen(turn.answers[Math.max(0, at - 1)]!.id)}
              >
                <ChevronLeft aria-hidden size={14} />
              </Button>
              <output className="text-sm text-ink-3 tabular-nums">
                {at + 1} of {count}
              </output>
              <Button
                variant="quiet"
                size="small"
                aria-label="Later answer"
                aria-disabled={at === count - 1}
                onClick={() => setChosen(turn.answers[Math.min(count - 1, at + 1)]!.id)}
              >
                <ChevronRight aria-hidden size={14} />
              </Button>
            </fieldset>
          )}
        </div>
      </div>
    </li>
  )
}

const Reading = () => <p className="animate-breathe text-ink-3">Reading the documents…</p>

type OpenTurnProps = { text: string; failure: string | undefined; onSendAgain: () => void; onDrop: () => void }

/** A question that is on its way, or did not arrive. */
export const OpenTurn = ({ text, failure, onSendAgain, onDrop }: OpenTurnProps) => (
  <li className="grid gap-4" aria-busy={failure === undefined}>
    <Question text={text} />
    {failure === undefined ? (
      <Reading />
    ) : (
      <div>
        <p role="alert" className="text-danger">
          {failure}
        </p>
        <div className="mt-2 -ml-2.5 flex flex-wrap">
          <Button variant="quiet" size="small" onClick={onSendAgain}>
            <RefreshCw aria-hidden size={14} />
            Try again
          </Button>
          <Button variant="quiet" size="small" onClick={onDrop}>
            Take it back
          </Button>
        </div>
      </div>
    )}
  </li>
)
