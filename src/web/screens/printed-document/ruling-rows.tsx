import { useId, type ReactNode } from 'react'
import { longestAnswer } from '#shared/limits.ts'
import { type Fact, originOf, wordsOf } from '#web/documents/facts.ts'
import { OpenQuestion } from '#web/ui/open-question.tsx'
import { TextArea } from '#web/ui/field.tsx'
import * as words from '#words/document-page.ts'

export type AssumptionRuling = { verdict: 'confirmed' | 'rejected'; instead?: string }

type QuestionRowProps = {
  question: Fact
  mayRule: boolean
  /** True for staff, who refer to questions by their ids. */
  showsId: boolean
  answer: string
  onChange: (answer: string) => void
  /** Further actions, rendered below it. */
  children?: ReactNode
}

export const QuestionRow = ({ question, mayRule, showsId, answer, onChange, children }: QuestionRowProps) => (
  <li data-ruling={question.id} className="grid gap-1.5 text-sm">
    <OpenQuestion
      mayAnswer={mayRule}
      placeholder={words.answer}
      answer={answer}
      onChange={onChange}
      proposal={question.proposal && <p className="wrap-anywhere text-ink-3">{words.untilItIsAnswered(question.proposal)}</p>}
    >
      {showsId && <span className="mr-2 font-mono text-xs whitespace-nowrap text-warning">{question.id}</span>}
      {wordsOf(question)}
    </OpenQuestion>
    {children}
  </li>
)

type AssumptionRowProps = {
  assumption: Fact
  mayRule: boolean
  showsId: boolean
  ruling: AssumptionRuling | undefined
  onChange: (ruling: AssumptionRuling | undefined) => void
}

const verdicts = [
  { verdict: undefined, label: words.leaveOpen },
  { verdict: 'confirmed', label: words.itIsSo },
  { verdict: 'rejected', label: words.itIsNotSo },
] as const

export function AssumptionRow({ assumption, mayRule, showsId, ruling, onChange }: AssumptionRowProps) {
  const id = useId()
  const isBrief = assumption.source.from === 'brief'
  return (
    <li data-ruling={assumption.id} className="grid gap-1.5 text-sm">
      <p id={id} className="wrap-anywhere">
        {showsId && <span className="mr-2 font-mono text-xs whitespace-nowrap text-copper">{assumption.id}</span>}
        {wordsOf(assumption)}
      </p>
      <p className="wrap-anywhere text-ink-3">{isBrief ? words.theClientsOwn : originOf(assumption)}</p>
      {mayRule && (
        <fieldset aria-labelledby={id} className="flex flex-wrap gap-x-4 gap-y-1">
          {verdicts.map(({ verdict, label }) => (
            <label key={label} className="flex cursor-pointer items-center gap-1.5 pointer-coarse:min-h-11">
              <input
                type="radio"
                name={id}
                checked={ruling?.verdict === verdict}
                onChange={() => onChange(verdict && { verdict })}
                className="accent-accent"
              />
              {label}
            </label>
          ))}
        </fieldset>
      )}
      {mayRule && ruling?.verdict === 'rejected' && (
        <TextArea
          aria-label={words.insteadOf(assumption.id)}
          rows={2}
          maxLength={longestAnswer}
          placeholder={words.whatHoldsInsteadIfYou}
          value={ruling.instead ?? ''}
          onChange={(event) => onChange({ verdict: 'rejected', instead: event.target.value })}
        />
      )}
    </li>
  )
}
