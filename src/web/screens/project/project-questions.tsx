import { Link } from 'react-router'
import type { ProjectPage } from '#shared/api/projects.ts'
import { type Fact, factsIn, useFacts, wordsOf } from '#web/documents/facts.ts'
import { useAsked } from '#web/sending/recipients.ts'
import { Panel } from '#web/ui/panel.tsx'
import * as general from '#words/general.ts'
import * as words from '#words/projects.ts'
import { AskClient } from '../printed-document/ask-client.tsx'

type Source = NonNullable<ProjectPage['source']>

/** Number of questions shown at first; the others are folded. */
const mostShown = 3

/**
 * For staff: the open questions of the version that the plan comes from, which can be put to the client, and a link to the place where they
 * are answered.
 */
export function ProjectQuestions({ source }: { source: Source }) {
  const { documentId, title, version } = source
  const { data, isError } = useFacts(documentId, version)
  const questions = data ? factsIn(data.facts, 'questions') : []
  const rest = questions.slice(mostShown)
  return (
    <Panel
      title={words.openQuestions}
      note={data && <span className="font-mono text-xs text-ink-3 tabular-nums">{questions.length}</span>}
    >
      <div className="grid gap-4 p-4 text-sm sm:p-5">
        {isError && <p className="text-ink-3">{words.questionsCannotBeShownNow}</p>}
        {!data && !isError && <output className="text-ink-3">{general.loading}</output>}
        {data && questions.length === 0 && <p className="text-ink-3">{words.nothingIsOpen}</p>}
        {questions.length > 0 && <QuestionList source={source} questions={questions.slice(0, mostShown)} />}
        {rest.length > 0 && (
          <details>
            <summary className="cursor-pointer text-ink-2 pointer-coarse:py-3">{words.more(rest.length)}</summary>
            <div className="mt-4">
              <QuestionList source={source} questions={rest} />
            </div>
          </details>
        )}
        {questions.length > 0 && (
          <p className="wrap-anywhere text-ink-3">
            {words.answerThemIn(
              <Link
                to={`/documents/${documentId}?version=${version}&panel=questions`}
                className="text-ink-2 underline underline-offset-4 hover:text-ink"
              >
                {words.titleAndVersion(title, version)}
              </Link>,
            )}
          </p>
        )}
      </div>
    </Panel>
  )
}

function QuestionList({ source: { documentId }, questions }: { source: Source; questions: Fact[] }) {
  const people = useAsked(documentId, true)
  return (
    <ul className="grid gap-4">
      {questions.map((question) => (
        <li key={question.id} className="grid gap-1.5">
          <p className="wrap-anywhere">
            <span className="mr-2 font-mono text-xs whitespace-nowrap text-warning">{question.id}</span>
            {wordsOf(question)}
          </p>
          {people && (
            <AskClient
              question={{ id: question.id, text: wordsOf(question) }}
              asked={people.asked}
              address={`/documents/${documentId}?ask=${question.id}`}
            />
          )}
        </li>
      ))}
    </ul>
  )
}
