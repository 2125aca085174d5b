import './plan-chart.css'
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { dayText } from '#web/ui/day-text.ts'
import * as words from '#words/design.ts'
import type { DesignEditing } from '../editing.ts'

type Work = DesignEditing['facts']['workstreams'][number]
/** Maximum weeks; longer work must be split. */
const longest = 260
const milliseconds = 7 * 86_400_000
/** Returns the weeks from the start of the plan to a date: the eighth day is 1. */
const weeksTo = (start: string, day: string) => (Date.parse(day) - Date.parse(start)) / milliseconds

/** The plan as bars over weeks: the end of a bar can be dragged, or moved with the arrow keys, to change the duration. */
export function PlanChart({ editing }: { editing: DesignEditing }) {
  const { facts, isReadOnly, change } = editing
  const { workstreams, milestones } = facts
  const start = milestones.find(({ kind }) => kind === 'start')?.date
  const ends = workstreams.map(({ startWeek, weeks }) => startWeek + weeks - 1)
  const dated =
    start === undefined ? [] : milestones.filter(({ kind, date }) => date !== undefined && kind !== 'start' && kind !== 'end')
  const days = dated.map((one) => ({ ...one, at: weeksTo(start!, one.date!) }))
  const weeks = Math.max(1, ...ends, ...days.map(({ at }) => Math.ceil(at)))
  if (workstreams.length === 0) return <p className="text-ink-3">{words.noWork}</p>
  return (
    <div className="grid gap-2">
      <ol aria-label={words.plan} className="relative grid gap-1.5">
        {workstreams.map((work) => (
          <li key={work.id} className="plan-row grid items-center gap-x-3 text-sm">
            <span className="min-w-0 wrap-anywhere">
              {work.name} <span className="whitespace-nowrap text-ink-3">{words.weekCount(work.weeks)}</span>
            </span>
            <Bar
              work={work}
              weeks={weeks}
              isReadOnly={isReadOnly}
              onChange={(value) => change({ op: 'set', id: work.id, field: 'weeks', value })}
            />
          </li>
        ))}
      </ol>
      <div aria-hidden className="plan-row grid gap-x-3 text-xs text-ink-3 tabular-nums">
        <span />
        <span className="flex justify-between border-t border-line pt-1">
          <span>{words.week(1)}</span>
          <span>{words.week(weeks)}</span>
        </span>
      </div>
      {days.length > 0 && (
        <ul aria-label={words.dates} className="grid gap-1 text-sm">
          {days.map(({ id, name, date, at }) => (
            <li key={id} className="plan-row grid items-center gap-x-3">
              <span className="min-w-0 wrap-anywhere">
                {name} <span className="whitespace-nowrap text-ink-3">{dayText(date!)}</span>
              </span>
              <span className="relative h-4">
                <span
                  aria-hidden
                  className="absolute top-0 h-4 w-0.5 bg-copper"
                  style={{ left: `${Math.min(100, Math.max(0, (at / weeks) * 100))}%` }}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

type BarProps = { work: Work; weeks: number; isReadOnly: boolean; onChange: (weeks: number) => void }

function Bar({ work: { name, startWeek, weeks: own }, weeks, isReadOnly, onChange }: BarProps) {
  const lane = useRef<HTMLDivElement>(null)
  const [dragged, setDragged] = useState<number>()
  const length = dragged ?? own
  const place = { left: `${((startWeek - 1) / weeks) * 100}%`, width: `${(length / weeks) * 100}%` }
  const settle = () => {
    setDragged(undefined)
    if (dragged !== undefined && dragged !== own) onChange(dragged)
  }
  const drag = (event: PointerEvent) => {
    const box = lane.current!.getBoundingClientRect()
    const week = Math.ceil(((event.clientX - box.left) / box.width) * weeks)
    setDragged(Math.min(longest, Math.max(1, week - startWeek + 1)))
  }
  const press = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    if (own + step >= 1) onChange(own + step)
  }
  return (
    <div ref={lane} className="relative h-7 rounded-md bg-sunken">
      <span className="absolute inset-y-1 rounded-md bg-accent" style={place} />
      {isReadOnly ? (
        <span className="sr-only">{words.fromWeek(startWeek, own)}</span>
      ) : (
        <span
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- only its end is dragged; a range input begins at the left edge
          role="slider"
          tabIndex={0}
          aria-label={words.weeksOf(name)}
          aria-valuemin={1}
          aria-valuemax={longest}
          aria-valuenow={length}
          aria-valuetext={words.fromWeek(startWeek, length)}
          className="plan-end absolute inset-y-0"
          style={{ left: `calc(${place.left} + ${place.width})` }}
          onKeyDown={press}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && drag(event)}
          onPointerUp={settle}
          onPointerCancel={() => setDragged(undefined)}
        />
      )}
    </div>
  )
}
