import { Link } from 'react-router'
import type { ChatAnswer } from '#shared/api/conversations.ts'
import * as words from '#words/chat.ts'
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
export function AnswerView({ answer }: { answer: ChatAnswer }) {
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
