const day = 86_400_000

export const daysOf = (iso: string) => Math.round(Date.parse(iso) / day)
export const isoOf = (days: number) => new Date(days * day).toISOString().slice(0, 10)
export const addDays = (iso: string, days: number) => isoOf(daysOf(iso) + days)
/** Whole weeks from one day to another; negative if the second is earlier. */
export const weeksBetween = (from: string, to: string) => Math.floor((daysOf(to) - daysOf(from)) / 7)

/** The Monday on or after a day. */
export function mondayFrom(iso: string): string {
  const weekday = new Date(Date.parse(iso)).getUTCDay()
  return addDays(iso, (8 - weekday) % 7)
}

type Span = { from: string; to: string }
const yearsAhead = 3

/** A recurring period, once in each year that a plan may reach. */
export function everyYear({ from, to, recurs }: Span & { recurs?: boolean | undefined }): Span[] {
  if (!recurs) return [{ from, to }]
  return Array.from({ length: yearsAhead }, (_, ahead) => ({ from: inYear(from, ahead), to: inYear(to, ahead) }))
}

const inYear = (iso: string, ahead: number) => {
  const moved = `${Number(iso.slice(0, 4)) + ahead}${iso.slice(4)}`
  return Number.isNaN(Date.parse(moved)) ? addDays(`${moved.slice(0, 8)}01`, 27) : moved
}
