import type { Measure, Solution } from '#server/solution/solution.ts'
import { type Answer, carries, type Verdict, wordsOf } from '../answer.ts'
import type { LabelledBrief } from '../labelled-brief.ts'
import { containsQuote } from '../wording.ts'

type Value = Pick<Measure, 'value' | 'unit'>

const timeUnit = /^(ms|millisecond|s|sec|second|min|minute|h|hr|hour|d|day|working day|calendar day|week|month|year|yr)s?$/i
const dataUnit = /^(b|kb|mb|gb|tb|pb|byte|kib|mib|gib|tib)s?(\/.*)?$/i
const shareUnit = /^(%|ratio|share|fraction)$/i
const sizeUnit = /^(k|m|t|mn|mio|bn|thousand|million|billion)\b|^(k€|m€|t€|teur|keur|meur|k£|£m|\$m)/i
const ratios = {
  time: [1000, 60, 3600, 86400, 24, 1440, 168, 7, 12, 30, 365, 52, 60000],
  data: [1000, 1024, 1e6, 1e9, 1e12],
  share: [100],
  size: [1e3, 1e6, 1e9],
}
function familyOf(unit: string): keyof typeof ratios | undefined {
  if (timeUnit.test(unit)) return 'time'
  if (dataUnit.test(unit)) return 'data'
  if (shareUnit.test(unit)) return 'share'
  return sizeUnit.test(unit) ? 'size' : undefined
}

const near = (one: number, other: number) => Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(one), Math.abs(other))

/** Two hours are 120 minutes; a million may be written as 1 of a unit that says so, never the other way round. */
function isSame(wanted: number, { value, unit }: Value): boolean {
  if (near(wanted, value)) return true
  const family = familyOf(unit)
  return (
    family !== undefined &&
    ratios[family].some((ratio) => near(wanted, value * ratio) || (family !== 'size' && near(wanted * ratio, value)))
  )
}

/** “4.3 million” may be labelled 4.3. */
const scales = [1, 1e3, 1e5, 1e6, 1e7, 1e9]

type Measured = { text?: string; source: Solution['requirements'][number]['source']; measures: Measure[] }
const isMeasured = (fact: unknown): fact is Measured =>
  typeof fact === 'object' && fact !== null && 'measures' in fact && Array.isArray(fact.measures)
function measuredFacts(solution: Solution): Measured[] {
  const all: unknown[] = Object.values(solution).flat()
  return all.filter(isMeasured)
}

/** Values that stand in facts of their own: budget, timeline, lines of costs. */
function valuesBeside({ budget, timeline, costs }: Solution, quote: string): Value[] {
  return [
    ...(budget?.amount !== undefined && containsQuote(budget.quote, quote) ? [{ value: budget.amount, unit: '' }] : []),
    ...(timeline?.weeks !== undefined && containsQuote(timeline.quote, quote) ? [{ value: timeline.weeks, unit: 'week' }] : []),
    ...costs
      .filter(({ source }) => source.from === 'brief' && containsQuote(source.quote, quote))
      .flatMap(({ quantity, unit, unitPrice }): Value[] => [
        { value: quantity, unit },
        ...(unitPrice === undefined
          ? []
          : [
              { value: unitPrice, unit: '' },
              { value: unitPrice * quantity, unit: '' },
            ]),
      ]),
  ]
}

const plainFields = ['assumptions', 'deliverables', 'scope', 'additionalContext']
/** Of these fields the words themselves are the fact. */
function isToldPlainly({ requirements }: LabelledBrief, solution: Solution, quote: string): boolean {
  const field = Object.entries(requirements).find(([, text]) => text.includes(quote))?.[0] ?? ''
  const facts = [...solution.assumptions, ...solution.deliverables, ...solution.scope]
  return plainFields.includes(field) && facts.some((fact) => wordsOf(fact).some((text) => containsQuote(text, quote)))
}

export const numbersKept = ({ brief, solution }: Answer): Verdict[] =>
  brief.truth.measures.map(({ quote, values }) => {
    const facts = measuredFacts(solution)
    const exact = facts.filter((fact) => wordsOf(fact).some((text) => containsQuote(text, quote)))
    const holders = exact.length > 0 ? exact : facts.filter((fact) => carries(fact, quote, 0.6))
    const there: Value[] = [...holders.flatMap(({ measures }) => measures), ...valuesBeside(solution, quote)]
    const lost = values.filter((wanted) => !there.some((value) => scales.some((scale) => isSame(wanted * scale, value))))
    const has = there.map(({ value, unit }) => `${value} ${unit}`).join(', ') || 'no number'
    return {
      holds: lost.length === 0 || isToldPlainly(brief, solution, quote),
      what: `“${quote}”`,
      why: there.length === 0 ? 'no requirement or objective holds it' : `without ${lost.join(', ')}; has ${has}`,
    }
  })
