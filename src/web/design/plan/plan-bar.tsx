import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { addDays } from '#shared/calendar.ts'
import { dayText } from '#web/ui/day-text.ts'
import * as words from '#words/design-plan.ts'
import { week } from '#words/design.ts'
import type { DesignEditing } from '../editing.ts'

type Work = DesignEditing['facts']['workstreams'][number]
type Span = Pick<Work, 'startWeek' | 'weeks'>

/** Maximum weeks; longer work must be split. */
const longest = 260

type PlanBarProps = {
  work: Work
  /** The weeks that the chart shows. */
  weeks: number
  /** The first week that the work before it allows. */
  earliest: number
  /** The first day of the plan; without it a bar has no day to be moved to. */
  start: string | undefined
  isReadOnly: boolean
  change: DesignEditing['change']
}

/** A piece of work over its weeks: dragging it, or the arrow keys, set the day before which it may not begin, and its end the weeks. */
export function PlanBar({ work, weeks, earliest, start, isReadOnly, change }: PlanBarProps) {
  const lane = useRef<HTMLDivElement>(null)
  const [dragged, setDragged] = useState<Span>()
  const { startWeek, weeks: length } = dragged ?? work
  // A bar that is dragged beyond the last week is cut there; the chart has its weeks once it is let go.
  const [from, to] = [startWeek - 1, startWeek - 1 + length].map((passed) => Math.min(100, (passed / weeks) * 100)) as [
    number,
    number,
  ]
  const place = { left: `${from}%`, width: `${to - from}%` }
  const dayOf = (at: number) => addDays(start!, (at - 1) * 7)
  const set = (field: 'weeks' | 'notBefore', value: unknown) => change({ op: 'set', id: work.id, field, value })
  const move = (to: number) => set('notBefore', to <= earliest ? null : dayOf(to))
  const handle = { lane, total: weeks, onEnd: () => setDragged(undefined) }
  return (
    <div ref={lane} className="relative h-7 rounded-md bg-sunken">
      <span className="absolute inset-y-1 rounded-md bg-accent" style={place} />
      {isReadOnly && <span className="sr-only">{words.fromWeek(work.startWeek, work.weeks)}</span>}
      {!isReadOnly && start !== undefined && (
        <Handle
          {...handle}
          label={words.startOfWork(work.name)}
          value={work.startWeek}
          range={[earliest, earliest + longest]}
          text={`${week(startWeek)}, ${dayText(dayOf(startWeek))}`}
          className="plan-bar absolute inset-y-0"
          style={place}
          onDrag={(at) => setDragged({ startWeek: at, weeks: work.weeks })}
          onSet={move}
        />
      )}
      {!isReadOnly && (
        <Handle
          {...handle}
          label={words.weeksOf(work.name)}
          value={work.weeks}
          range={[1, longest]}
          text={words.fromWeek(work.startWeek, length)}
          className="plan-end absolute inset-y-0"
          style={{ left: `${to}%` }}
          onDrag={(count) => setDragged({ startWeek: work.startWeek, weeks: count })}
          onSet={(count) => set('weeks', count)}
        />
      )}
    </div>
  )
}

type HandleProps = {
  lane: { current: HTMLDivElement | null }
  /** Weeks of the lane. */
  total: number
  label: string
  value: number
  range: [number, number]
  text: string
  className: string
  style: { left: string; width?: string }
  onDrag: (value: number) => void
  /** Called once with the value that a drag or a key ends with, if it is another one. */
  onSet: (value: number) => void
  onEnd: () => void
}

function Handle({ lane, total, label, value, range: [least, most], text, className, style, onDrag, onSet, onEnd }: HandleProps) {
  const [grabbed, setGrabbed] = useState<{ x: number; value: number }>()
  const within = (wanted: number) => Math.min(most, Math.max(least, wanted))
  const drag = ({ clientX }: PointerEvent) => {
    if (!grabbed) return
    const moved = within(value + Math.round(((clientX - grabbed.x) / lane.current!.getBoundingClientRect().width) * total))
    setGrabbed({ ...grabbed, value: moved })
    onDrag(moved)
  }
  const settle = () => {
    setGrabbed(undefined)
    onEnd()
    if (grabbed && grabbed.value !== value) onSet(grabbed.value)
  }
  const press = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    if (within(value + step) !== value) onSet(within(value + step))
  }
  return (
    <span
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is dragged within the bar; a range input begins at the left edge
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={least}
      aria-valuemax={most}
      aria-valuenow={grabbed?.value ?? value}
      aria-valuetext={text}
      className={className}
      style={style}
      onKeyDown={press}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        setGrabbed({ x: event.clientX, value })
      }}
      onPointerMove={drag}
      onPointerUp={settle}
      onPointerCancel={() => {
        setGrabbed(undefined)
        onEnd()
      }}
    />
  )
}
