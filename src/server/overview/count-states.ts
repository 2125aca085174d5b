import type { StatesOfMonth } from '#shared/api/overview.ts'

type Begun = { month: string; written: number; approved: number }

/** Months that are told, the present one last. */
const months = 12

/** `2026-11`, so many months before a day. */
function monthBefore(today: Date, back: number): string {
  return new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - back, 1)).toISOString().slice(0, 7)
}

/** How many documents there were at the end of each month, by what had become of them. */
export function countStatesByMonth(begun: Begun[], today: Date): StatesOfMonth[] {
  const upTo = (month: string, of: 'written' | 'approved') =>
    begun.filter((one) => one.month <= month).reduce((sum, one) => sum + one[of], 0)
  return Array.from({ length: months }, (_, index) => monthBefore(today, months - 1 - index)).map((month) => {
    const approved = upTo(month, 'approved')
    return { month, drafts: upTo(month, 'written') - approved, approved }
  })
}
