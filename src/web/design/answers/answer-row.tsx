import { memo } from 'react'
import type { AnswerState } from '#shared/design-facts.ts'
import { Button } from '#web/ui/button.tsx'
import * as words from '#words/design-answers.ts'
import type { Statement } from '../editing.ts'
import { SelectBox } from '../selection/select-boxes.tsx'
import { AnswerFields } from './answer-fields.tsx'
import { type Earlier, EarlierAnswer } from './earlier-answer.tsx'
import type { Answers, Components } from './use-answers.ts'
import { dayText } from '#web/ui/day-text.ts'

/** Colours of the edge, which show open work at a glance. */
const edges: Partial<Record<AnswerState, string>> = { open: 'border-l-copper', ask: 'border-l-warning', yes: 'border-l-ok' }

type AnswerRowProps = Pick<Answers, 'answer' | 'select'> & {
  /** An earlier answer to a similar statement. */
  earlier: Earlier | undefined
  statement: Statement
  reference: string
  components: Components
  isSelected: boolean
  isReadOnly: boolean
}

const isOpen = ({ answer }: Statement) => answer?.state === 'open' && !answer.how

/** A statement of the client, and the answer to it. */
export const AnswerRow = memo(function AnswerRow({ statement, isReadOnly, earlier: offered, ...rest }: AnswerRowProps) {
  const { reference, components, answer: change } = rest
  const { answer, earlier } = statement
  return (
    <li
      data-row={statement.id}
      className={`grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-3 border-t border-l-3 border-t-line px-3 py-4 [contain-intrinsic-size:auto_11rem] [content-visibility:auto] @3xl:grid-cols-2 [&_:is(input,select,textarea,button)]:scroll-mt-16 ${(answer && !earlier && edges[answer.state]) || 'border-l-transparent'}`}
    >
      <Said {...rest} statement={statement} isReadOnly={isReadOnly} />
      {answer && isReadOnly && <AnswerText answer={answer} components={components} />}
      {answer && !isReadOnly && (
        <AnswerFields
          answer={answer}
          reference={reference}
          components={components}
          onChange={(patch) => change(statement, patch)}
        />
      )}
      {offered && !isReadOnly && isOpen(statement) && (
        <EarlierAnswer
          earlier={offered}
          reference={reference}
          onTake={() => change(statement, { state: offered.state, how: offered.how })}
        />
      )}
      {!answer && !isReadOnly && (
        <div data-field="state" className="justify-self-start">
          <AnswerThis reference={reference} onPress={() => change(statement, { state: 'open' })} />
        </div>
      )}
    </li>
  )
})

type SaidProps = Omit<AnswerRowProps, 'answer' | 'components' | 'earlier'>

/** The client's exact text, in full. */
function Said({ statement, reference, isSelected, isReadOnly, select }: SaidProps) {
  const { id, text, level, earlier, speaker, answer } = statement
  return (
    <div className="grid min-w-0 content-start gap-1">
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm">
        {!isReadOnly && (
          <span data-field="select" className="-m-2 grid p-2">
            <SelectBox id={id} label={words.select(reference)} isSelected={isSelected} select={select} />
          </span>
        )}
        <span className="font-mono text-ink-2 wrap-anywhere">{reference}</span>
        {level && <span className="rounded-sm border border-line px-1.5 text-xs leading-5 text-ink-2">{words.levels[level]}</span>}
        {earlier && <span className="rounded-sm border border-line px-1.5 text-xs leading-5 text-copper">{words.earlier}</span>}
        {speaker && <span className="text-ink-3 wrap-anywhere">{speaker}</span>}
      </div>
      <p className={`whitespace-pre-line wrap-anywhere ${answer && !earlier ? '' : 'text-ink-3'}`}>{text}</p>
    </div>
  )
}

const AnswerThis = ({ reference, onPress }: { reference: string; onPress: () => void }) => (
  <Button
    size="small"
    onClick={({ currentTarget }) => {
      const row = currentTarget.closest('li')
      onPress()
      // The button has been replaced by the answer.
      requestAnimationFrame(() => row?.querySelector('select')?.focus({ preventScroll: true }))
    }}
  >
    {words.answerThis}
    <span className="sr-only"> {reference}</span>
  </Button>
)

type AnswerTextProps = { answer: NonNullable<Statement['answer']>; components: Components }

/** An answer as read-only text. */
function AnswerText({ answer, components }: AnswerTextProps) {
  const isAsked = answer.state === 'ask'
  const facts = [
    [words.columns.question, isAsked ? answer.question : undefined],
    [words.columns.why, isAsked ? answer.why : undefined],
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
