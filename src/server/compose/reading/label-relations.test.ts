import { describe, expect, test } from 'vitest'
import { opposedFinder } from './label-relations.ts'
import { readWords } from './test-reading.ts'

const others = [
  'The gate opens when the driver shows his card.',
  'Invoices go to Sage at the end of the month.',
  'Two clerks work in the office.',
]
function isOpposed(one: string, other: string): boolean {
  const reading = readWords({ technicalRequirements: [one, ...others, other].join('\n') })
  const of = (words: string) => reading.statements.find(({ text }) => text === words)!
  return opposedFinder({ ...reading, contradictions: [] })(of(one), of(other))
}

describe('two statements of which a model says that they exclude each other', () => {
  test.each([
    ['Readings of the weighbridge are erased after thirty days.', 'The inspector compares weighbridge readings of five years.'],
    ['All lorries are weighed empty and full.', 'Lorries of the quarry are weighed only when full.'],
    ['Only the shift leader may open the silo.', 'Every driver may open the silo from his cab.'],
    ['No tablet ever leaves the kiln hall.', 'Drivers take a tablet from the kiln hall on the road.'],
    ['There are six sluices with a gauge.', 'Gauges of all nine sluices have to be read.'],
  ])('their words bear it out: %s %s', (one, other) => expect(isOpposed(one, other)).toBe(true))

  test.each([
    ['Readings of the weighbridge are erased after thirty days.', 'The canteen serves lunch until two.'],
    ['All lorries are weighed empty and full.', 'The chairman would like a short presentation.'],
    ['The silo was painted last year.', 'Is there a discount for schools?'],
  ])('their words do not: %s %s', (one, other) => expect(isOpposed(one, other)).toBe(false))
})
