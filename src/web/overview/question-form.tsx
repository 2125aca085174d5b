import { useState, type FormEvent } from 'react'
import { Link } from 'react-router'
import type { ClientOverview } from '#shared/api/overview.ts'
import { useSession } from '#web/accounts/session.ts'
import { api } from '#web/api/api.ts'
import { sentenceFor } from '#web/api/sentence-for.ts'
import { OpenQuestion } from '#web/ui/open-question.tsx'
import { reloadDocuments } from '#web/documents/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { forget, readStored, store } from '#web/ui/stored-value.ts'
import { useWork } from '#web/ui/use-work.ts'
import * as general from '#words/general.ts'
import * as words from '#words/overview.ts'
import { dayLabel } from './dates.ts'
import { reloadOverview } from './queries.ts'

type Asked = ClientOverview['asked'][number]
type QuestionFormProps = { asked: Asked; mayAnswer: boolean; onAnswered: (sentence: string) => void }

/** The open questions of a document. One press sends the answers to the consultants, who take them into the next version. */
export function QuestionForm({ asked: { document, questions }, mayAnswer, onAnswered }: QuestionFormProps) {
  const { answers, change, clear } = useAnswers(document.id)
  const [failure, setFailure] = useState<string>()
  const given = questions.flatMap(({ id }) => ((answers[id] ?? '').trim() === '' ? [] : [{ question: id, answer: answers[id]! }]))
  const { isBusy, begin } = useWork(async () => {
    setFailure(undefined)
    try {
      await api.questions.answer({ id: document.id, base: document.version, answers: given })
      clear()
      onAnswered(words.answersAreSent(given.length, document.name))
      await Promise.all([reloadOverview(), reloadDocuments()])
    } catch (error) {
      setFailure(words.whatYouTypedIsKept(sentenceFor(error)))
    }
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    begin()
  }
  return (
    <form onSubmit={submit} className="grid gap-4 px-4 py-4 sm:px-5" aria-label={words.questionsOf(document.name)}>
      <p className="text-sm wrap-anywhere text-ink-3">
        {document.project !== document.name && `${document.project} – `}
        {document.webViewLink === null ? (
          document.name
        ) : (
          <Link to={document.webViewLink} className="text-ink-2 underline underline-offset-4">
            {document.name}
          </Link>
        )}
      </p>
      <ol className="grid gap-5">
        {questions.map((question) => (
          <Question
            key={question.id}
            {...question}
            mayAnswer={mayAnswer}
            answer={answers[question.id] ?? ''}
            onChange={(answer) => change({ ...answers, [question.id]: answer })}
          />
        ))}
      </ol>
      {mayAnswer && (
        <div className="grid justify-items-start gap-1.5">
          <Button type="submit" variant="primary" disabled={isBusy || given.length === 0}>
            {isBusy ? general.sending : words.sendAnswers}
          </Button>
          <p role="alert" className="text-sm wrap-anywhere text-danger empty:hidden">
            {failure}
          </p>
        </div>
      )}
    </form>
  )
}

type QuestionProps = Asked['questions'][number] & { mayAnswer: boolean; answer: string; onChange: (answer: string) => void }

const Question = ({ text, proposal, askedOf, ...rest }: QuestionProps) => (
  <li className="grid gap-1.5">
    <p className="text-sm wrap-anywhere text-copper">
      {askedOf.isViewer
        ? words.youWereAsked(askedOf.by, dayLabel(askedOf.at))
        : words.wasAsked(askedOf.name, askedOf.by, dayLabel(askedOf.at))}
      {askedOf.note === '' ? '.' : `: ${askedOf.note}`}
    </p>
    <OpenQuestion
      {...rest}
      placeholder={words.yourAnswer}
      proposal={proposal !== '' && <p className="text-sm wrap-anywhere text-ink-3">{words.untilYouAnswer(proposal)}</p>}
    >
      {text}
    </OpenQuestion>
  </li>
)

/** Typed text is stored for each account until it is sent. */
function useAnswers(document: string) {
  const account = useSession()
  const name = `answers-draft:${account?.email} ${account?.displayName}:${document}`
  const [answers, setAnswers] = useState(() => (readStored(name, 'localStorage') as Record<string, string> | undefined) ?? {})
  return {
    answers,
    change: (next: Record<string, string>) => {
      setAnswers(next)
      store(name, next, 'localStorage')
    },
    clear: () => {
      setAnswers({})
      forget(name, 'localStorage')
    },
  }
}
