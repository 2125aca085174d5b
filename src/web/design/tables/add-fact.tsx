import Plus from 'lucide-react/icons/plus'
import { Suspense, useRef, useState, type FormEvent } from 'react'
import { Button } from '#web/ui/button.tsx'
import { DateInput } from '#web/ui/date-input.tsx'
import { Field, Input } from '#web/ui/field.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { Select } from '#web/ui/select.tsx'
import * as words from '#words/design.ts'
import { type AddFactProps, addChanges } from './add-changes.ts'
import { SomeOf } from './cell.tsx'
import type { Column } from './column.ts'
import { newFact } from './new-fact.ts'
import { readTyped, refusalOf } from './read-typed.ts'

const PasteFacts = lazyPart(() => import('./paste-facts.tsx').then((file) => file.PasteFacts))

type Typed = string | string[]

/** Adds facts to a table: one by a form, or many from a spreadsheet. */
export function AddFact(props: AddFactProps) {
  const [isPasting, setPasting] = useState(false)
  return (
    <div className="grid justify-items-start gap-3">
      <AddForm {...props} />
      <Button aria-label={`${words.pasteATable}: ${props.to}`} onClick={() => setPasting(true)}>
        {words.pasteATable}
      </Button>
      <Suspense>{isPasting && <PasteFacts {...props} onClose={() => setPasting(false)} />}</Suspense>
    </div>
  )
}

/** A form for some fields of a new fact; the others are filled in its row. */
function AddForm({ editing, list, to, noun, columns }: AddFactProps) {
  const shown = columns.filter(({ isAsked, isOffered }) => isAsked || isOffered)
  const [typed, setTyped] = useState<Record<string, Typed>>({})
  const form = useRef<HTMLFormElement>(null)
  const valueIn = ({ field, initial }: Column): Typed => typed[field] ?? (typeof initial === 'string' ? initial : '')
  const values = shown.map((column) => [column, readGiven(column, valueIn(column))] as const)
  const isWhole = values.every(([{ isAsked }, value]) => value !== undefined && !(isAsked && value === null))
  const valuesIn = (isPart: boolean) =>
    Object.fromEntries(values.flatMap(([{ field, partOf }, value]) => ((partOf !== undefined) === isPart ? [[field, value]] : [])))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isWhole) return
    editing.change(...addChanges({ editing, list }, [newFact(columns, valuesIn(false), [valuesIn(true)])]))
    setTyped({})
    form.current?.querySelector<HTMLElement>('input, select')?.focus()
  }
  return (
    <form
      ref={form}
      onSubmit={submit}
      aria-label={`${to}: ${words.add(noun)}`}
      className="flex w-full flex-wrap items-end gap-3 rounded-lg border border-dashed border-line p-3"
    >
      {shown.map((column) => (
        <div key={column.field} className={`flex-1 ${isShort(column) ? 'min-w-28' : 'min-w-40'}`}>
          <Asked {...{ column }} value={valueIn(column)} onType={(value) => setTyped({ ...typed, [column.field]: value })} />
        </div>
      ))}
      <Button type="submit" disabled={!isWhole}>
        <Plus aria-hidden size={16} />
        {words.add(noun)}
      </Button>
    </form>
  )
}

const isShort = ({ kind }: Column) => kind === 'number' || kind === 'currency'

/** The value of a field; null if it is empty and may be, undefined if it is needed or not understood. */
function readGiven(column: Column, given: Typed) {
  if (typeof given !== 'string') return given
  const text = given.trim()
  return text === '' && column.isOffered ? null : readTyped(column, text)
}

type AskedProps = { column: Column; value: Typed; onType: (value: Typed) => void }

function Asked({ column, value, onType }: AskedProps) {
  const { kind, options = [], label } = column
  if (kind === 'some-of')
    return (
      <div className="grid content-start gap-1.5">
        <span aria-hidden className="text-sm font-medium text-ink-2">
          {label}
        </span>
        <SomeOf
          {...{ options, label }}
          chosen={typeof value === 'string' ? [] : value}
          onChange={(next) => onType(next as string[])}
        />
      </div>
    )
  const text = String(value)
  const refusal = text.trim() !== '' && readGiven(column, text) === undefined ? words.refusals[refusalOf(column)] : undefined
  return (
    <Field label={label} error={refusal}>
      {(control) => {
        if (kind === 'day') return <DateInput {...control} label={label} value={text} onChange={onType} />
        if (kind !== 'one-of')
          return <Input {...control} autoComplete="off" value={text} onChange={({ target }) => onType(target.value)} />
        return (
          <Select {...control} value={text} onChange={({ target }) => onType(target.value)}>
            {text === '' && <option value="">{words.choose}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </Select>
        )
      }}
    </Field>
  )
}
