import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { FactChange } from '#shared/api/design.ts'
import { Button } from '#web/ui/button.tsx'
import { controlStyle } from '#web/ui/field.tsx'
import { readStored, store } from '#web/ui/stored-value.ts'
import * as general from '#words/general.ts'
import * as texts from '#words/cells.ts'
import * as words from '#words/design.ts'
import { nameOf } from '../draft.ts'
import { Cell } from '../tables/cell.tsx'
import type { Column } from '../tables/column.ts'
import { readTyped, refusalOf } from '../tables/read-typed.ts'
import type { EditedFact } from './fields-of.ts'

const typedKinds: Column['kind'][] = ['line', 'text', 'lines', 'number', 'currency']
const isTyped = ({ kind }: Column) => typedKinds.includes(kind)

/** A value as it is typed. */
function shownValue(column: Column, value: unknown): unknown {
  if (!isTyped(column)) return value
  if (Array.isArray(value)) return value.join('\n')
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** The value to save, or why it cannot be saved. */
function readValue(column: Column, value: unknown): { value: unknown } | { refusal: string } {
  if (!isTyped(column)) return { value: value ?? null }
  const typed = String(value).trim()
  if (typed === '' && column.initial === '') return { value: '' }
  const read = readTyped(column, typed)
  if (read !== undefined) return { value: read }
  return { refusal: typed === '' ? words.mayNotBeEmpty : words.refusals[refusalOf(column)] }
}

/** Values that were typed before the page was reloaded, if the cell has not changed since. */
function readTypedValues(name: string, before: unknown[]): unknown[] | undefined {
  const kept = readStored(name, 'localStorage') as { before?: unknown; values?: unknown } | undefined
  const isSame = JSON.stringify(kept?.before) === JSON.stringify(before)
  return isSame && Array.isArray(kept?.values) ? (kept.values as unknown[]) : undefined
}

type CellFormProps = EditedFact & {
  /** The name under which the browser stores what is typed until it is saved or discarded. */
  keptAs: string
  /** Why the values were not saved. */
  failure: string | undefined
  isBusy: boolean
  /** Without changes, nothing is to be saved. */
  onSave: (changes: FactChange[]) => void
  onCancel: () => void
}

/** The fields of one cell. Enter saves and Escape discards; leaving the cell does neither, because each save is a version. */
export function CellForm({ fact, columns, keptAs, failure, isBusy, onSave, onCancel }: CellFormProps) {
  const [before] = useState(() => columns.map((column) => shownValue(column, fact[column.field])))
  const [values, setValues] = useState(() => readTypedValues(keptAs, before) ?? before)
  const [refusal, setRefusal] = useState<{ at: number; why: string }>()
  const box = useRef<HTMLDivElement>(null)
  const note = useId()
  useEffect(() => {
    const first = box.current?.querySelector<HTMLElement>('textarea, select, input')
    first?.focus()
    if (first instanceof HTMLTextAreaElement) first.select()
  }, [])
  const save = () => {
    if (isBusy) return
    const changes: FactChange[] = []
    for (const [at, column] of columns.entries()) {
      if (values[at] === before[at]) continue
      const read = readValue(column, values[at])
      if ('refusal' in read) return setRefusal({ at, why: read.refusal })
      changes.push({ op: 'set', id: fact.id, field: column.field, value: read.value })
    }
    return onSave(changes)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.nativeEvent.isComposing) return
    const isText = event.target instanceof HTMLTextAreaElement
    if (event.key === 'Escape') onCancel()
    if (event.key !== 'Enter' || !isText || event.shiftKey) return
    event.preventDefault()
    save()
  }
  const set = (at: number) => (value: unknown) => {
    setRefusal(undefined)
    const next = values.with(at, value)
    setValues(next)
    store(keptAs, { before, values: next }, 'localStorage')
  }
  const problem = refusal?.why ?? (failure && texts.notSaved(failure))
  return (
    // The keys of the fields bubble up to here.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={box} className="grid min-w-48 gap-2" onKeyDown={onKeyDown} onClick={(event) => event.stopPropagation()}>
      {columns.map((column, at) => (
        <Control
          key={column.field}
          column={column}
          label={texts.cell(column.label, nameOf(fact))}
          isTitled={columns.length > 1}
          value={values[at]}
          problem={refusal?.at === at ? note : undefined}
          onChange={set(at)}
        />
      ))}
      {problem && (
        <p id={note} role="alert" className="text-sm wrap-anywhere text-danger">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap gap-1.5">
        <Button size="small" variant="primary" disabled={isBusy} onClick={save}>
          {isBusy ? words.saving : words.save}
        </Button>
        <Button size="small" disabled={isBusy} onClick={onCancel}>
          {general.cancel}
        </Button>
      </div>
    </div>
  )
}

type ControlProps = {
  column: Column
  label: string
  isTitled: boolean
  value: unknown
  /** Id of the sentence that says why the value cannot be saved. */
  problem: string | undefined
  onChange: (value: unknown) => void
}

const Control = ({ column, label, isTitled, value, problem, onChange }: ControlProps) => (
  <div className="grid gap-1">
    {isTitled && (
      <span aria-hidden className="text-xs text-ink-2">
        {column.label}
      </span>
    )}
    {isTyped(column) ? (
      <textarea
        rows={1}
        aria-label={label}
        {...(problem !== undefined && { 'aria-invalid': true, 'aria-describedby': problem })}
        autoComplete="off"
        value={String(value)}
        onChange={({ target }) => onChange(target.value)}
        className={controlStyle}
      />
    ) : (
      <Cell column={column} value={value} label={label} isReadOnly={false} onChange={onChange} />
    )}
  </div>
)
