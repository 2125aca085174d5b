import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { addDays } from '#shared/calendar.ts'
import { language } from '#words/language.ts'
import * as words from '#words/days.ts'
import { Button } from './button.tsx'
import { monthsLater, weeksOf } from './day-text.ts'

type CalendarProps = { value: string; opener: RefObject<HTMLElement | null>; onPick(day: string): void; onClose(): void }

const monthName = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' })
const wholeName = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' })
const shortWeekday = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' })
const longWeekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
/** Today's date in the browser's time zone. */
const today = () => new Date(Date.now() - new Date().getTimezoneOffset() * 60_000).toISOString().slice(0, 10)

const moves: Record<string, (day: string) => string> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, -((new Date(day).getUTCDay() + 6) % 7)),
  End: (day) => addDays(day, (7 - new Date(day).getUTCDay()) % 7),
  PageUp: (day) => monthsLater(day, -1),
  PageDown: (day) => monthsLater(day, 1),
}

const dayStyle = 'grid size-9 place-items-center rounded-md text-sm tabular-nums'
/** Pixels between the calendar and its field, and to the edge of the window. */
const [gap, edge] = [6, 8]

/** Below the field if there is room, otherwise above it, and within the window. */
function place(panel: HTMLElement, field: DOMRect) {
  const { width, height } = panel.getBoundingClientRect()
  const isRoomBelow = field.bottom + gap + height <= innerHeight - edge
  panel.style.left = `${Math.max(edge, Math.min(field.right - width, innerWidth - width - edge))}px`
  panel.style.top = `${isRoomBelow ? field.bottom + gap : Math.max(edge, field.top - gap - height)}px`
}

/** Focuses the day that is the tab stop. */
const focusDay = (grid: HTMLElement | null) => grid?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true })

/** A calendar to pick a date, over the page next to its field; arrows, Home, End and the page keys move in it. */
export function Calendar({ value, opener, onPick, onClose }: CalendarProps) {
  const [at, setAt] = useState(value || today)
  const grid = useRef<HTMLTableElement>(null)
  const isMoving = useRef(false)
  const panel = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    if (!panel.current || !opener.current) return
    panel.current.showPopover()
    place(panel.current, opener.current.getBoundingClientRect())
    focusDay(grid.current)
  }, [opener])
  useEffect(() => {
    if (isMoving.current) focusDay(grid.current)
    isMoving.current = false
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key]
    if (!move) return
    event.preventDefault()
    isMoving.current = true
    setAt(move)
  }
  const weeks = weeksOf(at)
  return (
    <dialog
      ref={panel}
      popover="auto"
      aria-label={words.chooseADay}
      onToggle={({ newState }) => newState === 'closed' && onClose()}
      className="fixed inset-auto m-0 rounded-lg border border-line bg-surface p-2 text-ink shadow-lg"
    >
      <div className="flex items-center justify-between gap-2 pb-1">
        <Button size="icon" variant="quiet" aria-label={words.theMonthBefore} onClick={() => setAt(monthsLater(at, -1))}>
          <ChevronLeft aria-hidden size={16} />
        </Button>
        <p aria-live="polite" className="text-sm font-medium">
          {monthName.format(new Date(at))}
        </p>
        <Button size="icon" variant="quiet" aria-label={words.theMonthAfter} onClick={() => setAt(monthsLater(at, 1))}>
          <ChevronRight aria-hidden size={16} />
        </Button>
      </div>
      <table ref={grid} aria-label={monthName.format(new Date(at))}>
        <thead>
          <tr>
            {weeks[0]!.map((day) => (
              <th key={day} scope="col" abbr={longWeekday.format(new Date(day))} className="pb-1 text-xs font-normal text-ink-3">
                {shortWeekday.format(new Date(day))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} className="p-0">
                  <button
                    type="button"
                    tabIndex={day === at ? 0 : -1}
                    aria-label={wholeName.format(new Date(day))}
                    aria-pressed={day === value}
                    aria-current={day === today() ? 'date' : undefined}
                    onClick={() => onPick(day)}
                    onKeyDown={onKeyDown}
                    className={`${dayStyle} ${day === value ? 'bg-accent text-on-accent' : day.slice(0, 7) === at.slice(0, 7) ? 'hover:bg-raised' : 'text-ink-3 hover:bg-raised'} ${day === today() ? 'underline underline-offset-4' : ''}`}
                  >
                    {Number(day.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </dialog>
  )
}
