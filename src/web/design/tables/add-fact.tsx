import Plus from 'lucide-react/icons/plus'
import { useRef, useState, type FormEvent } from 'react'
import type { FactChange } from '#shared/api/design.ts'
import type { DesignList } from '#shared/design-facts.ts'
import { Button } from '#web/ui/button.tsx'
import { DateInput } from '#web/ui/date-input.tsx'
import { Field, Input } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import * as words from '#words/design.ts'
import type { DesignEditing } from '../editing.ts'
import { readTyped } from './cell.tsx'
import type { Column } from './column.ts'

type Json = Extract<FactChange, { op: 'add' }>['value']
type AddFactProps = {
  editing: Pick<DesignEditing, 'change' | 'newId'>
  list: DesignList
  /** Name of the table that it is added to. */
  to: string
  noun: string
  columns: readonly Column[]
}

/** A form for the required fields of a new fact; the others are filled in its row. */
export function AddFact({ editing, list, to, noun, columns }: AddFactProps) {
  const asked = columns.filter(({ isAsked }) => isAsked)
  const [typed, setTyped] = useState<Record<string, string>>({})
  const form = useRef<HTMLFormElement>(null)
  const valueIn = ({ field, initial }: Column) => typed[field] ?? (typeof initial === 'string' ? initial : '')
  const values = asked.map((column) => [column.field, readTyped(column, valueIn(column).trim())] as const)
  const isWhole = values.every(([, value]) => value !== undefined && value !== null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isWhole) return
    const initial = columns.flatMap(({ field, initial: value }) => (value === undefined ? [] : [[field, value] as const]))
    const value = { ...Object.fromEntries(initial), ...Object.fromEntries(values) } as Json
    editing.change({ op: 'add', list, id: editing.newId(list), value })
    setTyped({})
    form.current?.querySelector<HTMLElement>('input, select')?.focus()
  }
  return (
    <form
      ref={form}
      onSubmit={submit}
      aria-label={`${to}: ${words.add(noun)}`}
      className="flex flex-wrap items-end gap-3 rounded-lg border border-dashed border-line p-3"
    >
      {asked.map((column) => (
        <div key={column.field} className="min-w-40 flex-1">
          <Field label={column.label}>
            {(control) => (
              <Asked
                {...{ column, control }}
                value={valueIn(column)}
                onType={(value) => setTyped({ ...typed, [column.field]: value })}
              />
            )}
          </Field>
        </div>
      ))}
      <Button type="submit" disabled={!isWhole}>
        <Plus aria-hidden size={16} />
        {words.add(noun)}
      </Button>
    </form>
  )
}

type AskedProps = { column: Column; control: { id: string }; value: string; onType: (value: string) => void }

function Asked({ column: { kind, options = [], label }, control, value, onType }: AskedProps) {
  if (kind === 'one-of')
    return (
      <Select {...control} value={value} onChange={({ target }) => onType(target.value)}>
        {value === '' && <option value="">{words.choose}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    )
  if (kind === 'day') return <DateInput {...control} label={label} value={value} onChange={onType} />
  return <Input {...control} autoComplete="off" value={value} onChange={({ target }) => onType(target.value)} />
}
