import { type FormEvent, useState } from 'react'
import type { AnswerState } from '#shared/design-facts.ts'
import { Button } from '#web/ui/button.tsx'
import { DateInput } from '#web/ui/date-input.tsx'
import { dayText } from '#web/ui/day-text.ts'
import { Input } from '#web/ui/field.tsx'
import * as words from '#words/design-answers.ts'
import { SelectionBar } from '../selection/selection-bar.tsx'
import { ActionSelect } from './action-select.tsx'
import { withComponent } from './answer-change.ts'
import { stateOptions } from './answer-fields.tsx'
import type { Answers } from './use-answers.ts'

type BulkBarProps = { answers: Answers; /** A message about the last action. */ said: string | undefined; say(text: string): void }

/** Changes the answers of all selected statements in one step. */
export function BulkBar({ answers, said, say }: BulkBarProps) {
  const { selection, components, answerSelected } = answers
  const sayDone = (count: number, done: (count: number) => string) => say(count === 0 ? words.nothingToChange : done(count))
  const setOwner = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { owner = '' } = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
    if (owner.trim() === '') return
    sayDone(
      answerSelected(() => ({ owner: owner.trim() })),
      (count) => words.ownerSet(count, owner.trim()),
    )
  }
  return (
    <SelectionBar
      label={words.forSelected}
      selection={selection}
      // The list's header, which announces it, may be out of view.
      note={<p aria-hidden>{said}</p>}
    >
      <div className="flex flex-wrap items-start gap-2">
        <div className="min-w-0 flex-[1_1_11rem]">
          <ActionSelect
            label={words.setState}
            action={words.setState}
            options={stateOptions}
            onChoose={(state) =>
              sayDone(
                answerSelected(() => ({ state: state as AnswerState })),
                (count) => words.stateSet(count, words.states[state as AnswerState]),
              )
            }
          />
        </div>
        <div className="min-w-0 flex-[1_1_11rem]">
          <ActionSelect
            label={words.addComponent}
            action={words.addComponent}
            options={components.choices}
            onChoose={(id) =>
              sayDone(
                answerSelected((statement) => withComponent(statement, id)),
                (count) => words.componentAdded(count, components.names.get(id) ?? id),
              )
            }
          />
        </div>
        <form onSubmit={setOwner} className="flex min-w-0 flex-[2_1_17rem] gap-1">
          <Input
            name="owner"
            aria-label={words.columns.owner}
            placeholder={words.columns.owner}
            autoComplete="off"
            className="min-w-0"
          />
          <Button type="submit">{words.setOwner}</Button>
        </form>
        <BulkDay
          onSet={(due) =>
            sayDone(
              answerSelected(() => ({ due })),
              (count) => words.dueSet(count, dayText(due)),
            )
          }
        />
      </div>
    </SelectionBar>
  )
}

function BulkDay({ onSet }: { onSet(day: string): void }) {
  const [day, setDay] = useState('')
  return (
    <div className="flex min-w-0 flex-[2_1_17rem] items-start gap-1">
      <DateInput label={words.columns.due} value={day} onChange={setDay} className="flex-1" />
      <Button disabled={day === ''} onClick={() => onSet(day)}>
        {words.setDue}
      </Button>
    </div>
  )
}
