import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { sentenceFor } from '#web/api/sentence-for.ts'
import * as words from '#words/projects.ts'
import { dayLabel } from './labels.ts'

type InlineFieldProps = {
  label: string
  value: string
  type?: 'text' | 'date'
  /** Where there is nothing. */
  placeholder: string
  /** How a day reads, where it is not just the day. */
  showDay?: ((day: string) => ReactNode) | undefined
  maxLength?: number
  isRequired?: boolean
  onSave(value: string): Promise<unknown>
}

/** Words like others until somebody points at them. */
export const inlineStyle =
  'h-8 w-full min-w-0 rounded-md border border-transparent bg-transparent px-1.5 text-input text-ink placeholder:text-ink-3 hover:border-control focus:border-control focus:bg-surface aria-invalid:border-danger sm:text-sm pointer-coarse:h-11'

/** A value that is changed where it stands: kept on Enter and when it is left; what could not be kept stays as it was typed. */
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
  const save = async (input: HTMLInputElement) => {
    if (input.validity.badInput) return setError(words.thisIsNoDay)
    const next = input.value.trim()
    if (typed === undefined || isSaving.current) return undefined
    if (next === value) return forget()
    if (isRequired && next === '') return setError(words.thisNeedsWords)
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
      void save(event.currentTarget)
    }
    if (event.key === 'Escape' && typed !== undefined) {
      event.stopPropagation()
      forget()
    }
  }
  // What the browser shows is in its own language, which need not be the page's.
  const isDayShown = type === 'date' && error === undefined && !isFocused
  return (
    <span className="relative grid min-w-0">
      <input
        {...rest}
        placeholder={placeholder}
        type={type}
        aria-label={label}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : id}
        autoComplete="off"
        value={typed ?? value}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={({ currentTarget }) => {
          setFocused(false)
          void save(currentTarget)
        }}
        onKeyDown={onKeyDown}
        onFocus={() => setFocused(true)}
        className={inlineStyle}
        style={isDayShown ? { color: 'transparent' } : undefined}
      />
      {isDayShown && <ShownDay day={typed ?? value} placeholder={placeholder} showDay={showDay} />}
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
