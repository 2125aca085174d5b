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
import { SavedText } from '../saved-text.tsx'
import type { Components } from './use-answers.ts'
import X from 'lucide-react/icons/x'
import { ActionSelect } from './action-select.tsx'

type AnswerComponentsProps = {
  reference: string
  ids: string[]
  components: Components
  onChange(ids: string[]): void
}

/** The components of an answer, each with a button to remove it, and a list to add another. */
const AnswerComponents = ({ reference, ids, components, onChange }: AnswerComponentsProps) => (
  <div data-field="components" className="flex flex-wrap items-center gap-1.5">
    {ids.length > 0 && (
      <ul aria-label={`${words.columns.components}, ${reference}`} className="contents">
        {ids.map((id) => (
          <li
            key={id}
            className="inline-flex min-w-0 items-center rounded-md border border-line bg-raised pl-2.5 text-sm wrap-anywhere"
          >
            {components.names.get(id) ?? id}
            <button
              type="button"
              aria-label={words.removeComponent(components.names.get(id) ?? id, reference)}
              onClick={({ currentTarget }) => {
                // The button disappears; a keyboard user continues from the list.
                currentTarget.closest('[data-field]')?.querySelector('select')?.focus({ preventScroll: true })
                onChange(ids.filter((other) => other !== id))
              }}
              className="grid size-8 shrink-0 cursor-pointer place-items-center rounded-md text-ink-3 hover:text-ink pointer-coarse:size-11"
            >
              <X aria-hidden size={14} />
            </button>
          </li>
        ))}
      </ul>
    )}
    <div className="w-56 max-w-full">
      <ActionSelect
        isLazy
        label={`${words.addComponent} ${reference}`}
        action={words.addComponent}
        options={components.choices.filter(({ value }) => !ids.includes(value))}
        onChoose={(id) => onChange([...ids, id])}
      />
    </div>
  </div>
)

export const stateOptions = answerStates.map((state) => ({ value: state, label: words.states[state] }))
const askedHow: Partial<Record<AnswerState, string>> = { no: words.whyNot, 'set-aside': words.whyNot }
/** A question to the client has a text of its own. */
const ofQuestion = ['question', 'why'] as const
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
      {answer.state === 'ask' &&
        ofQuestion.map((field) => (
          <Labelled key={field} field={field} label={words.columns[field]} reference={reference}>
            {(id) => <SavedText id={id} isLong value={answer[field] ?? ''} onSave={(text) => onChange({ [field]: text })} />}
          </Labelled>
        ))}
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
            <Labelled key={field} field={field} label={words.columns[field]} reference={reference}>
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

type LabelledProps = { field: string; label: string; reference: string; children: (id: string) => ReactNode }

function Labelled({ field, label, reference, children }: LabelledProps) {
  const id = useId()
  return (
    <div data-field={field} className="grid min-w-0 content-start gap-1">
      <label htmlFor={id} className="text-xs text-ink-3">
        {label}
        <span className="sr-only"> {reference}</span>
      </label>
      {children(id)}
    </div>
  )
}
