/** Days are ISO dates in UTC: `2027-05-03`. */

/** Milliseconds of a day. */
export const dayLength = 86_400_000

export const isoDay = (moment: number | Date) => new Date(moment).toISOString().slice(0, 10)
export const today = () => isoDay(Date.now())

/** `2027-06-01`, and a valid date. */
export const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && (new Date(`${text}T00:00:00Z`).toJSON() ?? '').startsWith(text)

export const addDays = (day: string, days: number) => isoDay(Date.parse(day) + days * dayLength)
/** Negative if the second day is earlier. */
export const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / dayLength)
/** Whole weeks from one day to another; negative if the second is earlier. */
export const weeksBetween = (from: string, to: string) => Math.floor(daysBetween(from, to) / 7)

/** The Monday of the week that a day is in. */
export const mondayOf = (day: string) => addDays(day, -((new Date(day).getUTCDay() + 6) % 7))
/** The Monday on or after a day. */
export const mondayFrom = (day: string) => mondayOf(addDays(day, 6))

type Days = { from: string; to: string }
const yearsAhead = 3

/** A recurring period, once in each year that a plan may reach. */
export function everyYear({ from, to, recurs }: Days & { recurs?: boolean | undefined }): Days[] {
  if (!recurs) return [{ from, to }]
  return Array.from({ length: yearsAhead }, (_, ahead) => ({ from: inYear(from, ahead), to: inYear(to, ahead) }))
}

/** The periods of a recurring window that meet a span of days, in order; of one that does not recur, itself or nothing. */
export function periodsWithin(window: Days & { recurs?: boolean | undefined }, { from, to }: Days): Days[] {
  const first = Number(window.from.slice(0, 4))
  const ahead = Number(from.slice(0, 4)) - first - 1
  const count = window.recurs ? Number(to.slice(0, 4)) - first - ahead + 1 : 1
  return Array.from({ length: Math.max(0, count) }, (_, index): Days => {
    if (!window.recurs) return { from: window.from, to: window.to }
    return { from: inYear(window.from, ahead + index), to: inYear(window.to, ahead + index) }
  }).filter((period) => period.from <= to && period.to >= from)
}

const inYear = (day: string, ahead: number) => {
  const moved = `${Number(day.slice(0, 4)) + ahead}${day.slice(4)}`
  return Number.isNaN(Date.parse(moved)) ? addDays(`${moved.slice(0, 8)}01`, 27) : moved
}
