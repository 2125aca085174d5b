import type { ActivityRow } from '#shared/api/overview.ts'

/** What one person did in a row, all of one kind; the newest first. */
export type ActivityRun = [ActivityRow, ...ActivityRow[]]
/** `2026-11-12`, in the time zone of whoever reads. */
export type ActivityDay = { day: string; runs: ActivityRun[] }

const two = (value: number) => String(value).padStart(2, '0')
const dayOf = (moment: Date) => `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`

/** Rows in the order of time, by day; events of one person that follow each other and are alike are one run. */
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

/** How many days before today a day is. */
export function daysAgo(day: string, now: Date): number {
  const midnight = (iso: string) => new Date(`${iso}T00:00:00Z`).getTime()
  return (midnight(dayOf(now)) - midnight(day)) / 86_400_000
}
