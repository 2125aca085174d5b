import X from 'lucide-react/icons/x'
import { dayText } from '#web/ui/day-text.ts'
import { DateInput } from '#web/ui/date-input.tsx'
import { Select } from '#web/ui/select.tsx'
import * as words from '#words/design.ts'
import { SavedText } from '../saved-text.tsx'
import type { Column } from './column.ts'
import type { Options } from './option.ts'
import { readTyped, refusalOf } from './read-typed.ts'

type CellProps = {
  column: Column
  value: unknown
  /** The field's label: “Product, Case store”. */
  label: string
  isReadOnly: boolean
  /** Null removes an optional value. */
  onChange: (value: string | number | boolean | string[] | null) => void
}

/** One value of a fact, edited in place. */
export function Cell(props: CellProps) {
  const { column, label, isReadOnly, onChange } = props
  const value = props.value ?? column.ifAbsent
  if (isReadOnly || column.isFixed) return <span className="block px-1 py-1.5 wrap-anywhere">{cellText(column, value)}</span>
  const { kind, isOptional, options = [] } = column
  if (kind === 'some-of') return <SomeOf {...{ options, label, onChange }} chosen={listOf(value)} />
  if (kind === 'one-of' || kind === 'yes-no')
    return (
      <Select
        aria-label={label}
        value={kind === 'yes-no' ? String(value === true) : options.some((option) => option.value === value) ? textOf(value) : ''}
        onChange={({ target }) => onChange(kind === 'yes-no' ? target.value === 'true' : target.value === '' ? null : target.value)}
      >
        {kind === 'one-of' && (isOptional || !options.some((option) => option.value === value)) && (
          <option value="">{words.none}</option>
        )}
        {(kind === 'yes-no' ? yesNo : options).map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    )
  if (kind === 'day') return <DateInput label={label} value={textOf(value)} onChange={(day) => onChange(day === '' ? null : day)} />
  const text = kind === 'lines' ? listOf(value).join('\n') : textOf(value)
  return (
    <SavedText
      aria-label={label}
      value={text}
      isLong={kind === 'text' || kind === 'lines'}
      isWrapped={kind === 'line'}
      onSave={(typed) => {
        const read = readTyped(column, typed)
        if (read === undefined) return typed === '' ? words.mayNotBeEmpty : words.refusals[refusalOf(column)]
        return onChange(read)
      }}
    />
  )
}

const yesNo: Options = [
  { value: 'true', label: words.yes },
  { value: 'false', label: words.no },
]

const textOf = (value: unknown) => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '')
const listOf = (value: unknown) => (Array.isArray(value) ? (value as string[]) : [])

export function cellText({ kind, options = [] }: Column, value: unknown): string {
  const labelOf = (one: string) => options.find((option) => option.value === one)?.label ?? one
  if (kind === 'yes-no') return value === true ? words.yes : words.no
  if (kind === 'some-of') return listOf(value).map(labelOf).join(', ')
  if (kind === 'lines') return listOf(value).join('; ')
  if (kind === 'day') return dayText(textOf(value))
  return kind === 'one-of' ? labelOf(textOf(value)) : textOf(value)
}

type SomeOfProps = Pick<CellProps, 'label' | 'onChange'> & { options: Options; chosen: string[] }

export function SomeOf({ options, chosen, label, onChange }: SomeOfProps) {
  const left = options.filter(({ value }) => !chosen.includes(value))
  return (
    <div className="grid gap-1">
      {chosen.length > 0 && (
        <ul className="flex flex-wrap gap-1">
          {chosen.map((value) => {
            const name = options.find((option) => option.value === value)?.label ?? value
            return (
              <li key={value} className="flex max-w-full items-center rounded-md bg-raised pl-2 text-sm">
                <span className="min-w-0 wrap-anywhere">{name}</span>
                <button
                  type="button"
                  aria-label={words.removeFrom(name, label)}
                  className="grid size-7 shrink-0 cursor-pointer place-items-center rounded-md text-ink-3 hover:text-ink pointer-coarse:size-11"
                  onClick={() => onChange(chosen.filter((one) => one !== value))}
                >
                  <X aria-hidden size={14} />
                </button>
              </li>
            )
          })}
        </ul>
      )}
      {left.length > 0 && (
        <Select aria-label={label} value="" onChange={({ target }) => target.value && onChange([...chosen, target.value])}>
          <option value="">{words.addOne}</option>
          {left.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </div>
  )
}
