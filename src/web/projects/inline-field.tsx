import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { sentenceFor } from '#web/api/sentence-for.ts'
import { CalendarButton } from '#web/ui/calendar-button.tsx'
import { dayText, readDay } from '#web/ui/day-text.ts'
import { dayPattern } from '#words/days.ts'
import * as words from '#words/projects.ts'
import { dayLabel } from './labels.ts'

type InlineFieldProps = {
  label: string
  value: string
  type?: 'text' | 'date'
  /** Shown if there is no value. */
  placeholder: string
  /** Formats a day for display, if it needs more than the date. */
  showDay?: ((day: string) => ReactNode) | undefined
  maxLength?: number
  isRequired?: boolean
  onSave(value: string): Promise<unknown>
}

/** Looks like plain text until the pointer is over it. */
export const inlineStyle =
  'h-8 w-full min-w-0 rounded-md border border-transparent bg-transparent px-1.5 text-input text-ink placeholder:text-ink-3 hover:border-control focus:border-control focus:bg-surface aria-invalid:border-danger sm:text-sm pointer-coarse:h-11'

/** A value that is edited in place. Saves on Enter and on blur; input that could not be saved stays in the field. */
export function InlineField({
  label,
  value,
  type = 'text',
  isRequired = false,
  placeholder,
  showDay,
  onSave,
  ...rest
}: InlineFieldProps) {
  const [typed, setTyped] = useState<string>()
  const [error, setError] = useState<string>()
  const [isFocused, setFocused] = useState(false)
  const isSaving = useRef(false)
  const id = useId()
  const isDate = type === 'date'
  const save = async (text = typed) => {
    if (text === undefined || isSaving.current) return undefined
    const next = isDate && text.trim() !== '' ? readDay(text) : text.trim()
    if (next === undefined) return setError(words.enterDate)
    if (next === value) return forget()
    if (isRequired && next === '') return setError(words.enterText)
    isSaving.current = true
    try {
      await onSave(next)
      forget()
    } catch (failure) {
      setError(sentenceFor(failure))
    } finally {
      isSaving.current = false
    }
    return undefined
  }
  const forget = () => {
    setTyped(undefined)
    setError(undefined)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      void save()
    }
    if (event.key === 'Escape' && typed !== undefined) {
      event.stopPropagation()
      forget()
    }
  }
  // The date is formatted until the field has the focus.
  const isDayShown = isDate && error === undefined && !isFocused
  return (
    // Its text is in line with the label above: the field has a padding and a border that only show under the pointer.
    <span style={{ marginInline: -7 }} className="group relative grid min-w-0">
      <input
        {...rest}
        placeholder={isDayShown ? undefined : isDate ? dayPattern : placeholder}
        aria-label={label}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : id}
        autoComplete="off"
        value={typed ?? (isDate ? dayText(value) : value)}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => {
          setFocused(false)
          void save()
        }}
        onKeyDown={onKeyDown}
        onFocus={() => setFocused(true)}
        className={inlineStyle}
        style={isDayShown ? { color: 'transparent' } : undefined}
      />
      {isDayShown && <ShownDay day={value} placeholder={placeholder} showDay={showDay} />}
      {isDate && (
        <CalendarButton
          label={label}
          value={value}
          onPick={(day) => {
            setTyped(day)
            void save(day)
          }}
          className="absolute top-0 -right-2 h-8 opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 aria-expanded:opacity-100 pointer-coarse:h-11 pointer-coarse:opacity-100"
        />
      )}
      {error !== undefined && (
        <span id={id} role="alert" className="px-1.5 text-xs text-danger">
          {error}
        </span>
      )}
    </span>
  )
}

const ShownDay = ({
  day,
  placeholder,
  showDay = (shown) => shown,
}: { day: string } & Pick<InlineFieldProps, 'placeholder' | 'showDay'>) => (
  <span
    aria-hidden
    className={`pointer-events-none absolute inset-y-0 left-2 flex items-center gap-1 text-sm whitespace-nowrap ${day === '' ? 'text-ink-3' : ''}`}
  >
    {day === '' ? placeholder : showDay(dayLabel(day))}
  </span>
)
