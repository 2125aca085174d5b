import { type Fact, factsIn, useFacts, wordsOf } from '#web/documents/facts.ts'
import * as words from '#words/sending.ts'

/** Number of questions shown at first; the others are folded. */
const mostSuggested = 5

type QuestionsFieldProps = {
  id: string
  version: string
  picked: string[]
  /** True if the questions are all that is sent. */
  isAlone: boolean
  onChange: (picked: string[]) => void
}

/** Open questions of the version; only selected ones are sent with it. */
export function QuestionsField({ id, version, picked, isAlone, onChange }: QuestionsFieldProps) {
  const { data } = useFacts(id, version)
  const questions = data ? factsIn(data.facts, 'questions') : []
  if (questions.length === 0) return null
  const toggle = (question: string) =>
    onChange(picked.includes(question) ? picked.filter((one) => one !== question) : [...picked, question])
  const [suggested, others] = [questions.slice(0, mostSuggested), questions.slice(mostSuggested)]
  return (
    <details open={isAlone || picked.length > 0} className="text-sm">
      <summary className="cursor-pointer py-1 font-medium text-ink-2 pointer-coarse:py-3">
        {words.questionsToAsk} <span className="font-normal text-ink-3">{words.questionsPicked(picked.length)}</span>
      </summary>
      <p className="mb-2 text-ink-3">{words.onlyContactsAreAsked}</p>
      <Rows questions={suggested} picked={picked} onToggle={toggle} />
      {others.length > 0 && (
        <details>
          <summary className="cursor-pointer py-1 text-ink-3 pointer-coarse:py-3">{words.otherQuestions(others.length)}</summary>
          <Rows questions={others} picked={picked} onToggle={toggle} />
        </details>
      )}
    </details>
  )
}

type RowsProps = { questions: Fact[]; picked: string[]; onToggle: (question: string) => void }

const Rows = ({ questions, picked, onToggle }: RowsProps) => (
  <div className="grid gap-1.5">
    {questions.map((question) => (
      <label key={question.id} className="flex cursor-pointer items-start gap-3 pointer-coarse:py-2">
        <input
          type="checkbox"
          checked={picked.includes(question.id)}
          onChange={() => onToggle(question.id)}
          className="mt-0.5 size-[18px] shrink-0 accent-accent pointer-coarse:size-6"
        />
        <span className="min-w-0 wrap-anywhere">{wordsOf(question)}</span>
      </label>
    ))}
  </div>
)
