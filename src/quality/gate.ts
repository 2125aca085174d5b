import type { ColumnId, Figure } from './figures.ts'
import type { Scale } from './measure.ts'

/** By measure and column, what a figure may not fall behind; the aim stands beside it, to be compared. */
export type Limits = Record<string, Partial<Record<ColumnId | 'aim', number>>>

/** No flaw at all, unless the measure says otherwise; values have no aim of their own. */
export function aimOf(measure: Scale): number | undefined {
  if (measure.unit === 'percent') return measure.aim ?? 100
  return measure.unit === 'count' ? 0 : undefined
}

/** What can still be told apart of a share. */
const shareStep = 0.01
const stepOf = (measure: Scale) => (measure.unit === 'value' ? measure.step : measure.unit === 'percent' ? shareStep : 1)
const isHigherBetter = (measure: Scale) => measure.unit === 'percent' || (measure.unit === 'value' && measure.better === 'higher')

/** The bound that a value would earn: the value, in whole steps, towards the worse. */
export function boundOf({ measure, value }: Figure): number {
  const steps = value / stepOf(measure)
  // What the division adds in the last places must not cost a step.
  const whole = isHigherBetter(measure) ? Math.floor(steps + 1e-6) : Math.ceil(steps - 1e-6)
  return Number((whole * stepOf(measure)).toFixed(2))
}

export type Verdict = 'held' | 'worse' | 'better' | 'unbound'

export function judge(figure: Figure, limits: Limits): Verdict {
  const bound = limits[figure.measure.id]?.[figure.column]
  if (bound === undefined || Number.isNaN(figure.value)) return 'unbound'
  const reached = boundOf(figure)
  if (reached === bound) return 'held'
  return reached > bound === isHigherBetter(figure.measure) ? 'better' : 'worse'
}

/** The limits with each bound as tight as its figure allows; none is loosened. */
export function tighten(limits: Limits, figures: Figure[]): Limits {
  const tightened: Limits = {}
  for (const figure of figures) {
    const { measure, column } = figure
    const before = limits[measure.id]?.[column]
    const verdict = judge(figure, limits)
    const bound = before === undefined || verdict === 'better' ? boundOf(figure) : before
    const aim = aimOf(measure)
    tightened[measure.id] = { ...(aim !== undefined && { aim }), ...tightened[measure.id], [column]: bound }
  }
  return tightened
}
