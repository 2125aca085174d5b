/**
 * The parts of a weekly report, in order. `late`: overdue at its end, or today if the week is not over; `next`: in the seven days after it.
 */
export const weekParts = ['versions', 'approvals', 'answers', 'done', 'late', 'next', 'updates'] as const
/** The parts that are counted for all projects together. */
export const figureParts = weekParts.filter((part) => part !== 'updates')
export type WeekPart = (typeof weekParts)[number]

export const weekPartNames: Record<WeekPart, string> = {
  versions: 'New versions',
  approvals: 'Approved',
  answers: 'Questions answered',
  done: 'Tasks done',
  late: 'Overdue',
  next: 'Due next week',
  updates: 'Updates',
}

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** `16–22 November 2026` */
export const weekText = ({ from, to }: { from: string; to: string }) => day.formatRange(new Date(from), new Date(to))
