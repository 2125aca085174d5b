import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useState } from 'react'
import type { ChatTurn, ConversationRow } from '#shared/api/conversations.ts'
import { Button } from '#web/ui/button.tsx'
import * as words from '#words/chat.ts'
import * as general from '#words/general.ts'
import { AskClient } from './ask-client.tsx'
import { AnswerView } from './answer-view.tsx'
import { AskedQuestion, Question } from './asked-question.tsx'
import { Pager } from './pager.tsx'

type TurnViewProps = {
  turn: ChatTurn
  wordings: ChatTurn[]
  isBusy: boolean
  isAnswering: boolean
  onAskAgain: () => void
  onChoose: (id: string) => void
  onAskOtherwise: (text: string) => void
  /** For staff, who may put an unanswered question to the client. */
  askable: ConversationRow['scope'] | undefined
}

/** A question and its answers; shows the newest unless another is chosen. */
export function TurnView({ turn, wordings, isBusy, isAnswering, onAskAgain, onChoose, onAskOtherwise, askable }: TurnViewProps) {
  const [chosen, setChosen] = useState<string>()
  const count = turn.answers.length
  const found = turn.answers.findIndex(({ id }) => id === chosen)
  const at = found < 0 ? count - 1 : found
  const answer = turn.answers[at]
  const isWriting = answer?.state === 'running' && answer.written !== null
  const again = answer?.state === 'done' ? words.askAgain : general.tryAgain
  return (
    <li className="grid gap-4" aria-busy={isAnswering}>
      <AskedQuestion {...{ turn, wordings, isBusy, onChoose, onAskOtherwise }} />
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
            <Pager
              label={words.answersToThisQuestion}
              earlier={words.earlierAnswer}
              later={words.laterAnswer}
              at={at}
              count={count}
              onChoose={(next) => setChosen(turn.answers[next]!.id)}
            />
          )}
        </div>
        {askable && answer?.kind === 'silent' && !isAnswering && (
          <AskClient scope={askable} question={turn.question} passages={answer.passages} />
        )}
      </div>
    </li>
  )
}

const Reading = () => <p className="animate-breathe text-ink-3">{words.readingTheDocuments}</p>

type OpenTurnProps = { text: string; failure: string | undefined; onSendAgain: () => void; onDrop: () => void }

/** A question being sent, or one that failed to arrive. */
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
            {general.tryAgain}
          </Button>
          <Button variant="quiet" size="small" onClick={onDrop}>
            {words.takeItBack}
          </Button>
        </div>
      </div>
    )}
  </li>
)
