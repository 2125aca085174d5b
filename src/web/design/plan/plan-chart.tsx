import './plan-chart.css'
import { weekLength } from '#shared/schedule-work.ts'
import { startOf } from '#shared/start-of-plan.ts'
import { dayText } from '#web/ui/day-text.ts'
import { notBeforeDay } from '#words/design-plan.ts'
import * as words from '#words/design.ts'
import type { DesignEditing } from '../editing.ts'
import { PlanBar } from './plan-bar.tsx'

/** Returns the weeks from the start of the plan to a date: the eighth day is 1. */
const weeksTo = (start: string, day: string) => (Date.parse(day) - Date.parse(start)) / weekLength

/** The plan as bars over weeks, which can be dragged or moved with the arrow keys, and so can their ends. */
export function PlanChart({ editing }: { editing: DesignEditing }) {
  const { facts, isReadOnly, change } = editing
  const { workstreams, milestones } = facts
  const start = startOf(facts)?.date
  const ends = new Map(workstreams.map(({ id, startWeek, weeks }) => [id, startWeek + weeks - 1]))
  const dated =
    start === undefined ? [] : milestones.filter(({ kind, date }) => date !== undefined && kind !== 'start' && kind !== 'end')
  const days = dated.map((one) => ({ ...one, at: weeksTo(start!, one.date!) }))
  const weeks = Math.max(1, ...ends.values(), ...days.map(({ at }) => Math.ceil(at)))
  if (workstreams.length === 0) return <p className="text-ink-3">{words.noWork}</p>
  return (
    <div className="grid gap-2">
      <ol aria-label={words.plan} className="relative grid gap-1.5">
        {workstreams.map((work) => (
          <li key={work.id} className="plan-row grid items-center gap-x-3 text-sm">
            <span className="min-w-0 wrap-anywhere">
              {work.name}{' '}
              <span className="text-ink-3">
                {words.weekCount(work.weeks)}
                {work.notBefore && `, ${notBeforeDay(dayText(work.notBefore))}`}
              </span>
            </span>
            <PlanBar
              {...{ work, weeks, start, isReadOnly, change }}
              earliest={1 + Math.max(0, ...work.dependsOn.map((id) => ends.get(id) ?? 0))}
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
