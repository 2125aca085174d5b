import CalendarDays from 'lucide-react/icons/calendar-days'
import { Suspense, useRef, useState } from 'react'
import * as words from '#words/days.ts'
import { lazyPart } from './lazy-part.ts'

const Calendar = lazyPart(() => import('./calendar.tsx').then((file) => file.Calendar))

type CalendarButtonProps = {
  /** Label of its field. */
  label: string
  /** `2027-01-04`, or empty. */
  value: string
  onPick(day: string): void
  className?: string
}

/** Opens a calendar to pick a date, whose code is loaded on demand. */
export function CalendarButton({ label, value, onPick, className = '' }: CalendarButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => setOpen(false)
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={words.calendarFor(label)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className={`grid w-9 place-items-center rounded-md text-ink-3 hover:text-ink pointer-coarse:w-11 ${className}`}
      >
        <CalendarDays aria-hidden size={16} strokeWidth={1.7} />
      </button>
      {isOpen && (
        <Suspense>
          <Calendar
            value={value}
            opener={button}
            onPick={(day) => {
              close()
              button.current?.focus()
              onPick(day)
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  )
}
