import * as words from '#words/projects.ts'
import { monthLabel } from './labels.ts'
import type { ReactNode } from 'react'
import { ScrollRegion } from '#web/ui/scroll-region.tsx'
import * as texts from '#words/projects.ts'

type Bar = { id: string; from: number; to: number; tone: 'open' | 'done' | 'late' | 'dropped'; words: string }
type Mark = { id: string; at: number; isDone: boolean; words: string }
export type Lane = { id: string; label: ReactNode; bars: Bar[]; marks: Mark[] }
export type Scale = { from: number; to: number; ticks: { at: number; label: string }[]; now?: number | undefined }

type TimelineLanesProps = { label: string; lanes: Lane[]; scale: Scale; headings: [string, string]; table: string[][] }

// Differ in more than colour: done is filled, open is an outline.
const tones = {
  done: 'fill-accent',
  open: 'fill-surface stroke-accent',
  late: 'fill-danger',
  dropped: 'fill-control',
}
const toneNames = { done: texts.done, open: texts.planned, late: texts.overdue, dropped: texts.dropped }
const laneGrid = 'grid grid-cols-1 gap-x-4 sm:grid-cols-[minmax(0,11rem)_minmax(0,1fr)]'

/**
 * A label begins at its line. Near the end of the scale it would not fit into the panel, and on a phone every second one goes below the
 * others.
 */
const labelRoom = (percent: number, index: number) =>
  percent > 92 ? 'hidden' : percent > 82 || index % 2 === 1 ? 'max-sm:hidden' : ''

/** Spans and dates in rows on one scale, and the same data as a table for screen readers. */
export function TimelineLanes({ label, lanes, scale, headings, table }: TimelineLanesProps) {
  const share = (value: number) =>
    `${(Math.max(0, Math.min(1, (value - scale.from) / (scale.to - scale.from || 1))) * 100).toFixed(2)}%`
  return (
    <figure aria-label={label} className="min-w-0 rounded-lg border border-line bg-surface">
      <Legend lanes={lanes} hasNow={scale.now !== undefined} />
      <div aria-hidden className="px-4 pt-3">
        <div className={laneGrid}>
          <span />
          <svg className="h-5 w-full overflow-visible">
            {scale.ticks.map(({ at, label: words }, index) => (
              <text
                key={at}
                x={share(at)}
                y="14"
                className={`fill-ink-3 text-xs ${labelRoom(Number.parseFloat(share(at)), index)}`}
              >
                {words}
              </text>
            ))}
          </svg>
        </div>
      </div>
      <ul className="px-4 pb-3">
        {lanes.map(({ id, label: name, bars, marks }) => (
          <li key={id} className={`${laneGrid} items-center border-t border-line py-1.5`}>
            <div className="min-w-0 text-sm wrap-anywhere">{name}</div>
            <svg aria-hidden className="h-6 w-full overflow-visible">
              {scale.ticks.map(({ at }) => (
                <line key={at} x1={share(at)} x2={share(at)} y1="0" y2="24" className="stroke-line" />
              ))}
              {scale.now !== undefined && (
                <line x1={share(scale.now)} x2={share(scale.now)} y1="0" y2="24" className="stroke-copper" strokeWidth="2" />
              )}
              {bars.map((bar) => (
                <rect
                  key={bar.id}
                  x={share(bar.from)}
                  y="7"
                  width={`${Math.max(0.4, Number.parseFloat(share(bar.to)) - Number.parseFloat(share(bar.from))).toFixed(2)}%`}
                  height="10"
                  rx="3"
                  className={tones[bar.tone]}
                >
                  <title>{bar.words}</title>
                </rect>
              ))}
              {marks.map((mark) => (
                <circle
                  key={mark.id}
                  cx={share(mark.at)}
                  cy="12"
                  r="5"
                  strokeWidth="2"
                  className={mark.isDone ? 'fill-accent stroke-accent' : 'fill-surface stroke-copper'}
                >
                  <title>{mark.words}</title>
                </circle>
              ))}
            </svg>
          </li>
        ))}
      </ul>
      <details className="border-t border-line px-4 py-2 text-sm">
        <summary className="cursor-pointer py-1 text-ink-2 pointer-coarse:py-3">{texts.asATable}</summary>
        <ScrollRegion label={texts.asATableLabel(label)} className="pb-2">
          <table className="w-full text-left">
            <caption className="sr-only">{label}</caption>
            <thead className="text-xs text-ink-3">
              <tr>
                {[...headings, texts.starts, texts.endsLabel, texts.state].map((head) => (
                  <th key={head} scope="col" className="py-1 pr-4 font-normal">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.map((cells) => (
                <tr key={cells.join('|')} className="border-t border-line align-top">
                  {cells.map((cell, at) => (
                    // oxlint-disable-next-line react/no-array-index-key -- cells of a row stay in their columns
                    <td key={at} className="py-1.5 pr-4 tabular-nums">
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      </details>
    </figure>
  )
}

/** What each symbol in the timeline means. */
function Legend({ lanes, hasNow }: { lanes: Lane[]; hasNow: boolean }) {
  const drawn = new Set(lanes.flatMap(({ bars }) => bars.map(({ tone }) => tone)))
  const hasMarks = lanes.some(({ marks }) => marks.length > 0)
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 px-4 pt-3 text-xs text-ink-2">
      {Object.keys(toneNames)
        .filter((tone): tone is Bar['tone'] => drawn.has(tone as Bar['tone']))
        .map((tone) => (
          <Sign key={tone} words={toneNames[tone]}>
            <rect x="1" y="4" width="14" height="8" rx="3" className={tones[tone]} />
          </Sign>
        ))}
      {hasMarks && (
        <Sign words={texts.milestones}>
          <circle cx="8" cy="8" r="5" strokeWidth="2" className="fill-surface stroke-copper" />
        </Sign>
      )}
      {hasNow && (
        <Sign words={texts.today}>
          <line x1="8" x2="8" y1="1" y2="15" strokeWidth="2" className="stroke-copper" />
        </Sign>
      )}
    </ul>
  )
}

const Sign = ({ words, children }: { words: string; children: ReactNode }) => (
  <li className="flex items-center gap-1.5">
    <svg aria-hidden className="size-4 shrink-0">
      {children}
    </svg>
    {words}
  </li>
)

export const dayLength = 86_400_000
export const timeOf = (iso: string) => Date.parse(`${iso}T00:00:00Z`)
/** The time at which the given number of weeks has passed. */
export const afterWeeks = (start: string, weeks: number) => timeOf(start) + weeks * 7 * dayLength

/** Maximum number of labels on a scale; with more months or weeks, some have none. */
const mostTicks = 10

/** A scale of days, in whole months. */
export function dayScale(times: number[], now: number): Scale {
  const [first, last] = [new Date(Math.min(...times)), new Date(Math.max(...times))]
  const months = (last.getUTCFullYear() - first.getUTCFullYear()) * 12 + last.getUTCMonth() - first.getUTCMonth() + 1
  const step = Math.ceil(months / mostTicks)
  const at = (month: number) => Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + month, 1)
  const ticks = Array.from({ length: Math.ceil(months / step) }, (_, index) => at(index * step))
  const [from, to] = [at(0), at(months)]
  return {
    from,
    to,
    ticks: ticks.map((time) => ({ at: time, label: monthLabel(time) })),
    now: now >= from && now <= to ? now : undefined,
  }
}

/** How many days marks may extend a scale on either side of the work: a date years ago would leave no room for the work. */
const mostBeyond = 92 * dayLength

/** Returns the marks that are near enough to the work to fit on the same scale. */
export function nearMarks(marks: number[], work: number[]): number[] {
  const [from, to] = [Math.min(...work) - mostBeyond, Math.max(...work) + mostBeyond]
  return marks.filter((mark) => mark >= from && mark <= to)
}

/** A scale of weeks, for plans without a known start. */
export function weekScale(weeks: number): Scale {
  const step = Math.max(1, Math.ceil(weeks / mostTicks))
  const ticks = Array.from({ length: Math.ceil(weeks / step) }, (_, index) => index * step)
  return { from: 0, to: Math.max(1, weeks), ticks: ticks.map((week) => ({ at: week, label: words.week(week + 1) })) }
}
