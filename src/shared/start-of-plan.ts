import { weekLength } from './schedule-work.ts'

type Milestone = {
  id: string
  name: string
  week: number
  source: { from: string }
  date?: string | undefined
  kind?: string | undefined
}
type Start = { id?: string; name: string; date: string }

/** The first day of the work: calculated from an assumed milestone if there is one, else the day that the facts call the start. */
export function startOf({ milestones }: { milestones: readonly Milestone[] }): Start | undefined {
  const dated = milestones
    .toSorted((left, right) => left.week - right.week)
    .flatMap((one) => (one.date ? [{ ...one, date: one.date }] : []))
  const calculated = dated.find(({ source, week }) => source.from === 'assumption' && week > 0)
  const first = calculated && weeksAfter(calculated.date, -calculated.week)
  const stated = dated.find(({ kind, week }) => kind === 'start' || (kind === undefined && week === 0))
  if (!first) return stated
  const isStated = stated && stated.date <= first && first < weeksAfter(stated.date, 1)
  return isStated ? stated : { name: 'Start of the work', date: first }
}

const weeksAfter = (day: string, weeks: number) => new Date(Date.parse(day) + weeks * weekLength).toISOString().slice(0, 10)
