import type { ActivityRow } from '#shared/api/overview.ts'

/** Consecutive actions of one person and of one kind, newest first. */
export type ActivityRun = [ActivityRow, ...ActivityRow[]]
/** `2026-11-12`, in the time zone of the browser. */
export type ActivityDay = { day: string; runs: ActivityRun[] }

const two = (value: number) => String(value).padStart(2, '0')
const dayOf = (moment: Date) => `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`

/** Sorts rows by time and groups them by day; consecutive similar actions of one person form one run. */
export function groupActivity(rows: ActivityRow[]): ActivityDay[] {
  const days: ActivityDay[] = []
  for (const row of rows.toSorted((one, other) => (one.at < other.at ? 1 : -1))) {
    const day = dayOf(new Date(row.at))
    const last = days.at(-1)
    const runs = last?.day === day ? last.runs : []
    if (last?.day !== day) days.push({ day, runs })
    const run = runs.at(-1)
    if (run?.[0].who === row.who && run[0].verb === row.verb) run.push(row)
    else runs.push([row])
  }
  return days
}

/** Returns the number of days between a day and today. */
export function daysAgo(day: string, now: Date): number {
  const midnight = (iso: string) => new Date(`${iso}T00:00:00Z`).getTime()
  return (midnight(dayOf(now)) - midnight(day)) / 86_400_000
}
