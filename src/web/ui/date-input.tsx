import { useId, useState, type ComponentProps } from 'react'
import * as words from '#words/days.ts'
import { CalendarButton } from './calendar-button.tsx'
import { dayText, isWholeDay, readDay } from './day-text.ts'
import { Input } from './field.tsx'

type DateInputProps = Pick<ComponentProps<'input'>, 'id' | 'aria-describedby' | 'aria-invalid' | 'aria-required' | 'className'> & {
  /** Label of the calendar; also the name of the field, unless a label refers to its id. */
  label: string
  /** `2027-01-04`, or empty. */
  value: string
  onChange(day: string): void
}

/** A date in the format of the page's language, which a browser's own field may not use; typed, or picked from a calendar. */
export function DateInput({ label, value, onChange, id, className = '', 'aria-describedby': hint, ...rest }: DateInputProps) {
  const [typed, setTyped] = useState<string>()
  const note = useId()
  const [isWrong, setWrong] = useState(false)
  const settle = (text: string | undefined) => {
    if (text === undefined) return
    const day = text.trim() === '' ? '' : readDay(text)
    setWrong(day === undefined)
    if (day === undefined) return
    setTyped(undefined)
    if (day !== value) onChange(day)
  }
  const type = (text: string) => {
    setTyped(text)
    const day = isWholeDay(text) ? readDay(text) : undefined
    if (day === undefined) return
    setWrong(false)
    if (day !== value) onChange(day)
  }
  return (
    <span className={`grid min-w-0 gap-1 ${className}`}>
      <span className="relative grid min-w-0">
        <Input
          {...rest}
          {...(id === undefined ? { 'aria-label': label } : { id })}
          aria-invalid={isWrong ? true : rest['aria-invalid']}
          aria-describedby={isWrong ? note : hint}
          autoComplete="off"
          placeholder={words.dayPattern}
          value={typed ?? dayText(value)}
          onChange={({ target }) => type(target.value)}
          onBlur={() => settle(typed)}
          onKeyDown={({ key }) => key === 'Enter' && settle(typed)}
          className="pr-9 tabular-nums pointer-coarse:pr-11"
        />
        <CalendarButton
          label={label}
          value={value}
          onPick={(day) => {
            setTyped(undefined)
            setWrong(false)
            onChange(day)
          }}
          className="absolute inset-y-0 right-0"
        />
      </span>
      {isWrong && (
        <span id={note} role="alert" className="text-xs text-danger">
          {words.noSuchDay}
        </span>
      )}
    </span>
  )
}
