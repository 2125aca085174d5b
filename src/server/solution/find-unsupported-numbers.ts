import { isOfDays } from './firm-rates.ts'
import { factLists, factsIn } from './list-facts.ts'
import { satisfiedIds } from './satisfied-ids.ts'
import type { Solution } from './solution.ts'

// A digit that is part of a name or an id (FR-1, S/4HANA, p95, ADLS Gen2) does not count as a number.
const numberPattern = /(?<![\p{L}\d/_-])(?<!\p{L}-)\d+(?:,\d{3})*(?:\.\d+)?/gu

/** Dates are written out in text: `5 January 2026`. */
const isoDay = /^(\d{4})-\d{2}-(\d{2})$/g

/** Numbers as written. */
export const numbersIn = (text: string) => [...text.matchAll(numberPattern)].map(([found]) => found)
export const valueOf = (written: string) => Number(written.replaceAll(',', ''))

/** Numbers, as written, that occur in the texts but not in any fact or count of facts. */
export const findUnsupportedNumbers = (texts: string[], solution: Solution): string[] =>
  numbersOutside(texts, supportedNumbers(solution))

/** The same for many texts that are checked one by one against the facts of one design. */
export const numbersOutside = (texts: string[], supported: Set<number>): string[] => [
  ...new Set(texts.flatMap(numbersIn).filter((written) => !supported.has(valueOf(written)))),
]

/** The numbers in the facts, and the counts of facts. */
export function supportedNumbers(solution: Solution): Set<number> {
  const supported = new Set<number>(countsOf(solution))
  collect(solution, supported)
  return supported
}

function collect(value: unknown, into: Set<number>) {
  if (typeof value === 'number') into.add(value)
  else if (typeof value === 'string') {
    for (const written of numbersIn(value)) into.add(valueOf(written))
    for (const [, year, day] of value.matchAll(isoDay)) into.add(Number(year)).add(Number(day))
  }
  if (typeof value !== 'object' || value === null) return
  for (const part of Object.values(value)) collect(part, into)
}

function countsOf(solution: Solution): number[] {
  const tally = new Map<string, number>()
  const add = (key: string) => tally.set(key, (tally.get(key) ?? 0) + 1)
  for (const { kind, priority, characteristic } of solution.requirements) {
    add(kind)
    add(priority)
    if (characteristic) add(characteristic)
  }
  for (const { kind } of solution.elements) add(kind)
  for (const { within } of solution.scope) add(`within ${within}`)
  const covered = satisfiedIds(solution)
  const satisfied = solution.requirements.filter(({ id }) => covered.has(id)).length
  const lastWeeks = solution.workstreams.map(({ startWeek, weeks }) => startWeek + weeks - 1)
  const lengths = factLists.map((list) => factsIn(solution, list).length)
  const efforts = solution.workstreams.flatMap(({ effort }) => effort ?? [])
  const days = [0, 1].map((end) => Math.round(efforts.reduce((sum, effort) => sum + effort.days[end]!, 0)))
  const priced = solution.costs.filter(({ unitPrice }) => unitPrice !== undefined).length
  return [
    ...sumsOf(solution),
    ...answersOf(solution),
    ...lengths,
    ...days,
    ...tally.values(),
    priced,
    solution.costs.length - priced,
    satisfied,
    solution.requirements.length - satisfied,
    ...lastWeeks,
  ]
}

const toPlaces = (places: number) => new Intl.NumberFormat('en-GB', { maximumFractionDigits: places, useGrouping: false })
/** Rounded as printed: the floating-point number nearest to 1.005 is below it, but is printed as 1.01. */
const [tenths, hundredths] = [toPlaces(1), toPlaces(2)]

/** Days of work by role and in total, their cost at stated rates, the sums of priced lines of one period, and all that is paid once, in a month or in a year. */
function sumsOf({ workstreams, costs }: Solution): number[] {
  const sums = new Map<string, number>()
  const add = (key: string, value: number) => sums.set(key, (sums.get(key) ?? 0) + value)
  const usual = costs.find(({ currency }) => currency)?.currency
  const rates = costs.filter((line) => line.unitPrice !== undefined && isOfDays(line))
  const used = new Set<Solution['costs'][number]>()
  for (const { role, days } of workstreams.flatMap(({ effort = [] }) => effort))
    for (const [bound, value] of days.entries()) {
      add(`${role} ${bound}`, value)
      add(`all ${bound}`, value)
      const rate = rates.find(({ item }) => item.toLowerCase().includes(role.toLowerCase()))
      if (!rate) continue
      used.add(rate)
      for (const key of ['rated', 'once and rated']) add(`${key} ${bound} ${rate.currency ?? usual}`, value * rate.unitPrice!)
    }
  for (const line of costs) {
    const { quantity, unitPrice, currency = usual, period } = line
    if (unitPrice !== undefined) {
      add(`${period} ${currency}`, quantity * unitPrice)
      if (period !== 'once') {
        add(`yearly ${currency}`, quantity * unitPrice * (period === 'month' ? 12 : 1))
        add(`monthly ${currency}`, (quantity * unitPrice) / (period === 'year' ? 12 : 1))
      } else if (!used.has(line)) for (const bound of [0, 1]) add(`once and rated ${bound} ${currency}`, quantity * unitPrice)
      sums.set(`line ${sums.size}`, quantity * unitPrice)
    }
  }
  // Days are printed with one decimal place, money with two.
  return [...sums.values()].flatMap((sum) => [tenths, hundredths].map((format) => Number(format.format(sum))))
}

/** The number of statements, of those that ask for something, and of each kind of answer. */
function answersOf({ statements = [], requirements }: Solution): number[] {
  const current = statements.filter(({ earlier }) => !earlier)
  const states = current.flatMap(({ answer }) => answer?.state ?? [])
  const open = states.filter((state) => state === 'open').length
  const unmet = requirements.filter(({ mechanism }) => mechanism === undefined).length
  const byState = [...new Set(states)].map((state) => states.filter((other) => other === state).length)
  return [current.length, states.length, states.length - open, unmet, requirements.length - unmet, ...byState, 0]
}
