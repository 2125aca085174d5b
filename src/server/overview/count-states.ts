import type { StatesOfMonth } from '#shared/api/overview.ts'

type Begun = { month: string; written: number; approved: number }

/** Number of months shown; the current one is the last. */
const months = 12

/** Returns the month a number of months before a day, such as `2026-11`. */
function monthBefore(today: Date, back: number): string {
  return new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - back, 1)).toISOString().slice(0, 7)
}

/** Counts the documents at the end of each month, by state. */
export function countStatesByMonth(begun: Begun[], today: Date): StatesOfMonth[] {
  const upTo = (month: string, of: 'written' | 'approved') =>
    begun.filter((one) => one.month <= month).reduce((sum, one) => sum + one[of], 0)
  return Array.from({ length: months }, (_, index) => monthBefore(today, months - 1 - index)).map((month) => {
    const approved = upTo(month, 'approved')
    return { month, drafts: upTo(month, 'written') - approved, approved }
  })
}
