import { describe, expect, test } from 'vitest'
import { readWords } from './test-reading.ts'

const contradictionsIn = (technicalRequirements: string, constraints = '') =>
  readWords({ technicalRequirements, constraints }).contradictions

describe('two statements that cannot both hold', () => {
  test('two counts of the same whole', () => {
    expect(contradictionsIn('Altogether 118 buoys are in the fairway.', 'All 124 buoys are to be fitted.')).toMatchObject([
      { kind: 'figure', about: 'buoys' },
    ])
  })
  test('two ceilings for the same year', () => {
    expect(
      contradictionsIn('We can spend no more than £60,000 in the first year.', 'The first-year ceiling is £45,000.'),
    ).toMatchObject([{ kind: 'money' }])
  })
  test('a contract that ends before the support that it asks for', () => {
    expect(contradictionsIn('Contract length: four months.', 'Six months of support after launch.')).toMatchObject([
      { kind: 'date' },
    ])
  })
})

describe('what is no contradiction', () => {
  test.each([
    ['There are 118 buoys today.', 'There will be 124 buoys in 2029.'],
    ['There are 40 vessels, 31 vessels of which are tugs.', ''],
    ['Each depot has 12 drivers.', 'There are 15 drivers at Cork.'],
    ['The harbour has 20 to 25 berths.', 'The 22 berths are numbered.'],
    ['Logs are kept for 7 years.', 'Photographs are kept for 2 years.'],
    ['At least 30 gauges must be read.', 'There are 41 gauges.'],
  ])('%s %s', (one, other) => expect(contradictionsIn(one, other)).toEqual([]))
})

test('the last piece comes after the day on which all is complete', () => {
  expect(
    contradictionsIn('The final delivery is due by 30 June 2028.', 'The last reel shall be scanned by 15 September 2028.'),
  ).toMatchObject([{ kind: 'date' }])
})
