import { Link } from 'react-router'
import type { ChatAnswer } from '#shared/api/conversations.ts'
import { QuotedPassageView } from './quoted-passage.tsx'

const labels = { passages: 'Quoted, not written', facts: 'Quoted, not written', record: 'From the record', silent: 'No answer' }

/** What the documents say to a question, or that they say nothing. */
export function AnswerView({ answer }: { answer: ChatAnswer }) {
  if (answer.state !== 'done' || answer.kind === null) return <p className="text-ink-3">{unanswered[answer.state]}</p>
  const { kind, passages, sentences, withheld } = answer
  const isEmpty = passages.length + sentences.length === 0
  return (
    <div className="grid gap-3">
      <p className="text-sm font-medium text-accent">{labels[kind]}</p>
      {kind === 'silent' && (
        <p>
          Nothing in these documents answers that.
          {passages.length > 0 && <span className="text-ink-3"> Nearest to it:</span>}
        </p>
      )}
      {kind !== 'silent' && isEmpty && withheld === 0 && <p>The documents name none.</p>}
      {sentences.length > 0 && (
        <ul className="grid gap-2">
          {sentences.map(({ text, link, title }) => (
            <li key={text} className="wrap-anywhere">
              {text}{' '}
              <Link to={link} aria-label={`Look at ${title}`} className="text-sm text-accent underline underline-offset-4">
                Look
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
      <Remarks answer={answer} />
    </div>
  )
}

const unanswered = {
  running: 'Reading the documents…',
  stopped: 'Stopped before there was an answer.',
  failed: 'This could not be answered.',
  done: '',
}

/** What is not told, and how much was read for it. */
function Remarks({ answer: { left, withheld, looked, of } }: { answer: ChatAnswer }) {
  const remarks = [
    left > 0 && `${left} more of the same ${left === 1 ? 'is' : 'are'} not shown.`,
    withheld > 0 && `${withheld} of what was quoted ${withheld === 1 ? 'is' : 'are'} no longer shown to you.`,
    of === 0 && 'There are no documents here yet.',
    looked < of && `Read: the ${looked} of ${of} documents that are most like the question.`,
  ].filter((remark) => remark !== false)
  return remarks.length > 0 && <p className="text-sm text-ink-3">{remarks.join(' ')}</p>
}
