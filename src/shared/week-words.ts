import type { WeekPart } from './api/weekly-report.ts'

export const weekPartNames: Record<WeekPart, string> = {
  versions: 'Versions',
  approvals: 'Approved',
  answers: 'Answered',
  done: 'Done',
  late: 'Late',
  next: 'Next week',
  updates: 'Updates',
}

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** `16–22 November 2026` */
export const weekText = ({ from, to }: { from: string; to: string }) => day.formatRange(new Date(from), new Date(to))
