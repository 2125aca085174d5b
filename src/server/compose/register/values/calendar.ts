import { addDays, isoDay, mondayOf } from '#shared/calendar.ts'
/** Days in ISO form: `2027-05-03`. */
export type Days = { from: string; to: string }

export const dayOf = (year: number, month: number, date: number) => isoDay(Date.UTC(year, month - 1, date))
export const isDate = (year: number, month: number, date: number) =>
  month >= 1 && month <= 12 && date >= 1 && date <= new Date(Date.UTC(year, month, 0)).getUTCDate()
export const yearOf = (iso: string) => Number(iso.slice(0, 4))

export const monthSpan = (year: number, first: number, last = first): Days => ({
  from: dayOf(year, first, 1),
  to: dayOf(year, last + 1, 0),
})

/** Monday to Sunday of a week, by ISO 8601. */
export function weekSpan(year: number, week: number): Days {
  return weekAround(addDays(dayOf(year, 1, 4), (week - 1) * 7))
}
export function weekAround(iso: string): Days {
  const monday = mondayOf(iso)
  return { from: monday, to: addDays(monday, 6) }
}

/** Easter Sunday after Gauss. */
export function easterOf(year: number) {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100]
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const rest = h + l - 7 * m + 114
  return dayOf(year, Math.floor(rest / 31), (rest % 31) + 1)
}

export function nextWeekday(today: string, weekday: number) {
  const ahead = (weekday - new Date(today).getUTCDay() + 7) % 7
  return addDays(today, ahead === 0 ? 7 : ahead)
}

/** “Fri 26 March”: the next year in which a day is that day of the week. */
export const yearWithWeekday = (inYear: (year: number) => Days, weekday: number | undefined, today: string): number | undefined =>
  [0, 1, 2]
    .map((more) => yearOf(today) + more)
    .find((year) => inYear(year).from >= today && new Date(inYear(year).from).getUTCDay() === weekday)
