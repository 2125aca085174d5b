import { dayText } from '#web/ui/day-text.ts'
import * as words from '#words/design-answers.ts'
import type { Statement } from '../editing.ts'
import type { Components } from './use-answers.ts'

type AnswerTextProps = { answer: NonNullable<Statement['answer']>; components: Components }

/** An answer as read-only text. */
export function AnswerText({ answer, components }: AnswerTextProps) {
  const facts = [
    [words.columns.components, answer.components.map((id) => components.names.get(id) ?? id).join('; ')],
    [words.columns.owner, answer.owner],
    [words.columns.due, answer.due && dayText(answer.due)],
    [words.columns.evidence, answer.evidence],
  ].filter(([, value]) => value)
  return (
    <div className="grid min-w-0 content-start gap-1.5 wrap-anywhere">
      <p className="font-medium">{words.states[answer.state]}</p>
      {answer.how && <p className="whitespace-pre-line">{answer.how}</p>}
      {facts.length > 0 && (
        <dl className="grid gap-1 text-sm">
          {facts.map(([label, value]) => (
            <div key={label} className="flex flex-wrap gap-x-2">
              <dt className="text-ink-3">{label}</dt>
              <dd className="min-w-0">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
