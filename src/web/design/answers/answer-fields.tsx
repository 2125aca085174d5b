import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, useId, useState } from 'react'
import { answerStates, type AnswerState } from '#shared/design-facts.ts'
import { Button } from '#web/ui/button.tsx'
import { DateInput } from '#web/ui/date-input.tsx'
import { Options } from '#web/ui/options.tsx'
import { Select } from '#web/ui/select.tsx'
import * as words from '#words/design-answers.ts'
import type { Statement } from '../editing.ts'
import type { AnswerPatch } from './answer-change.ts'
import { AnswerComponents } from './answer-components.tsx'
import { SavedText } from '../saved-text.tsx'
import type { Components } from './use-answers.ts'

export const stateOptions = answerStates.map((state) => ({ value: state, label: words.states[state] }))
const askedHow: Partial<Record<AnswerState, string>> = { no: words.whyNot, 'set-aside': words.whyNot, ask: words.whatIsAsked }
const further = ['owner', 'due', 'evidence'] as const

type AnswerFieldsProps = {
  answer: NonNullable<Statement['answer']>
  reference: string
  components: Components
  onChange(patch: AnswerPatch): void
}

/** Edits an answer, field by field. */
export function AnswerFields({ answer, reference, components, onChange }: AnswerFieldsProps) {
  const [isOpen, setOpen] = useState(false)
  const shown = further.filter((field) => isOpen || answer[field])
  // A field remains visible after it is emptied.
  const changeFurther = (patch: AnswerPatch) => {
    setOpen(true)
    onChange(patch)
  }
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-2">
      <div className="flex items-start gap-2">
        <div data-field="state" className="min-w-0 flex-[0_1_14rem]">
          <Select
            aria-label={`${words.columns.answer}, ${reference}`}
            value={answer.state}
            onChange={({ target }) => onChange({ state: target.value as AnswerState })}
          >
            <Options of={stateOptions} />
          </Select>
        </div>
        {(isOpen || shown.length < further.length) && (
          <div data-field="more" className="ml-auto">
            <Button variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {isOpen ? words.less : words.more}
              <span className="sr-only"> {reference}</span>
              <ChevronDown aria-hidden size={16} className={isOpen ? 'rotate-180' : ''} />
            </Button>
          </div>
        )}
      </div>
      <div data-field="how" className="grid">
        <SavedText
          isLong
          aria-label={`${words.columns.how}, ${reference}`}
          placeholder={askedHow[answer.state] ?? words.howIsItMet}
          value={answer.how ?? ''}
          onSave={(how) => onChange({ how })}
        />
      </div>
      <AnswerComponents
        reference={reference}
        ids={answer.components}
        components={components}
        onChange={(ids) => onChange({ components: ids })}
      />
      {shown.length > 0 && (
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))] gap-2">
          {shown.map((field) => (
            <Labelled key={field} field={field} reference={reference}>
              {(id) =>
                field === 'due' ? (
                  <DateInput
                    id={id}
                    label={`${words.columns.due}, ${reference}`}
                    value={answer.due ?? ''}
                    onChange={(day) => changeFurther({ due: day || null })}
                  />
                ) : (
                  <SavedText id={id} value={answer[field] ?? ''} onSave={(text) => changeFurther({ [field]: text })} />
                )
              }
            </Labelled>
          ))}
        </div>
      )}
    </div>
  )
}

type LabelledProps = { field: (typeof further)[number]; reference: string; children: (id: string) => ReactNode }

function Labelled({ field, reference, children }: LabelledProps) {
  const id = useId()
  return (
    <div data-field={field} className="grid min-w-0 content-start gap-1">
      <label htmlFor={id} className="text-xs text-ink-3">
        {words.columns[field]}
        <span className="sr-only"> {reference}</span>
      </label>
      {children(id)}
    </div>
  )
}
