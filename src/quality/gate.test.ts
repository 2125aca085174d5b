import { expect, test } from 'vitest'
import type { Figure } from './figures.ts'
import { boundOf, judge, tighten } from './gate.ts'
import type { Measure } from './measure.ts'
import { verdictLines } from './print-report.ts'

const measures: Record<string, Measure> = {
  count: { id: 'count', name: 'Count', about: '', unit: 'count', examine: () => ({ of: 0, flaws: [] }) },
  percent: { id: 'percent', name: 'Share', about: '', unit: 'percent', examine: () => ({ of: 0, flaws: [] }) },
  ease: { id: 'ease', name: 'Ease', about: '', unit: 'value', better: 'higher', step: 1, value: () => 0 },
  length: { id: 'length', name: 'Length', about: '', unit: 'value', better: 'lower', step: 0.5, value: () => 0 },
}
const figure = (id: string, value: number): Figure => ({
  measure: measures[id]!,
  column: 'hld',
  value,
  flaws: [{ example: 'tessel-one-line', place: 'goals', text: 'We leverage.' }],
})

test.each([
  ['count', 2, 1, 'worse'],
  ['count', 1, 1, 'held'],
  ['count', 0, 1, 'better'],
  ['percent', 99.989, 99.99, 'worse'],
  ['percent', 99.9999, 99.99, 'held'],
  ['percent', 100, 99.99, 'better'],
  ['ease', 60.9, 61, 'worse'],
  ['ease', 61.9, 61, 'held'],
  ['ease', 62, 61, 'better'],
  ['length', 14.6, 14.5, 'worse'],
  ['length', 14.2, 14.5, 'held'],
  ['length', 14, 14.5, 'better'],
] as const)('%s %d with the bound %d is %s', (...[id, value, bound, verdict]) => {
  expect(judge(figure(id, value), { [id]: { hld: bound } })).toBe(verdict)
})

test('a figure without a bound does not pass, nor one that is no number', () => {
  expect(judge(figure('count', 0), {})).toBe('unbound')
  expect(judge(figure('ease', Number.NaN), { ease: { hld: 60 } })).toBe('unbound')
})

test('a bound is tightened to what is reached and never loosened', () => {
  const limits = { count: { aim: 0, hld: 3 }, percent: { aim: 100, hld: 90 } }
  expect(tighten(limits, [figure('count', 5), figure('percent', 95.556)])).toEqual({
    count: { aim: 0, hld: 3 },
    percent: { aim: 100, hld: 95.55 },
  })
  expect(tighten({}, [figure('length', 13.2)])).toEqual({ length: { hld: 13.5 } })
  expect(boundOf(figure('percent', 100))).toBe(100)
})

test('the report names the document and shows the sentence of what is worse, and says what can be tightened', () => {
  const lines = verdictLines([figure('count', 1), figure('percent', 100)], { count: { hld: 0 }, percent: { hld: 98 } })
  expect(lines[0]).toMatch(/Count, HLD: 1, bound 0[^]*tessel-one-line · goals: We leverage\./)
  expect(lines[1]).toMatch(/Share, HLD: 100\.00%, the bound of 98 can be tightened/)
})
