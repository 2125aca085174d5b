import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useState } from 'react'
import type { ChatTurn, ConversationRow, ChatAnswer } from '#shared/api/conversations.ts'
import { Button } from '#web/ui/button.tsx'
import * as words from '#words/chat.ts'
import * as general from '#words/general.ts'
import { AskClient } from './ask-client.tsx'
import { AskedQuestion, Question } from './asked-question.tsx'
import { Pager } from './pager.tsx'
import { Link } from 'react-router'
import { QuotedPassageView } from './quoted-passage.tsx'
import { Remarks, remarksOf } from './remarks.tsx'
import { WrittenView } from './written-view.tsx'

const labels = {
  passages: words.quotedNotWritten,
  facts: words.quotedNotWritten,
  record: words.fromTheRecord,
  silent: words.noAnswer,
  written: words.noAnswer,
}

/** Shows the documents' answer to a question, or that there is none. */
function AnswerView({ answer }: { answer: ChatAnswer }) {
  if (answer.kind === 'written' && answer.written) return <WrittenView answer={answer} written={answer.written} />
  if (answer.state !== 'done' || answer.kind === null) return <p className="text-ink-3">{unanswered[answer.state]}</p>
  const { kind, passages, sentences, withheld, note } = answer
  const isEmpty = passages.length + sentences.length === 0
  return (
    <div className="grid gap-3">
      <p className="text-sm font-medium text-accent">{labels[kind]}</p>
      {note && <p className="text-sm text-ink-2 wrap-anywhere">{note}</p>}
      {kind === 'silent' && (
        <p>
          {words.nothingInTheseDocumentsAnswers}
          {passages.length > 0 && <span className="text-ink-3">{words.nearestToIt}</span>}
        </p>
      )}
      {kind !== 'silent' && isEmpty && withheld === 0 && <p>{words.documentsNameNone}</p>}
      {sentences.length > 0 && (
        <ul className="grid gap-2">
          {sentences.map(({ text, link, title }) => (
            <li key={text} className="wrap-anywhere">
              {text}{' '}
              <Link to={link} aria-label={words.lookAt(title)} className="text-sm text-accent underline underline-offset-4">
                {words.look}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {passages.length > 0 && (
        <ol className="grid gap-4">
          {passages.map((passage) => (
            <QuotedPassageView key={`${passage.link} ${passage.text}`} passage={passage} />
          ))}
        </ol>
      )}
      <Remarks remarks={remarksOf(answer)} />
    </div>
  )
}

const unanswered = {
  running: words.readingTheDocuments,
  stopped: words.stoppedBeforeThereWasAnswer,
  failed: words.thisCouldNotBeAnswered,
  done: '',
}

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
