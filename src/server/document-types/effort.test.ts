import { expect, test } from 'vitest'
import { givenDesign } from '#server/testing/given-fits.ts'
import { effortByRole, rangeText } from './effort.ts'
import { ratesToAgree } from './rates.ts'

const [stream] = givenDesign().workstreams
const work = (role: string, days: [number, number]) => ({ ...stream!, effort: [{ role, days }] })

test('a role is one role whether it is written with a capital or without', () => {
  const workstreams = [work('developer', [20, 35]), work('Developer', [5, 10])]
  expect(effortByRole({ workstreams })).toEqual([{ role: 'Developer', low: 25, high: 45 }])
})

test('a day rate is asked for once a role, and not where one is stated', () => {
  expect(ratesToAgree(givenDesign())).toBe('two day rates to be agreed')
  const workstreams = [work('tester', [1, 2]), work('Tester', [1, 2])]
  expect(ratesToAgree(givenDesign({ workstreams }))).toBe('one day rate to be agreed')
  expect(ratesToAgree(givenDesign({ workstreams: [work('Developer', [1, 2])] }))).toBe('')
})

test('days past a thousand are written as everywhere else', () => {
  expect(rangeText({ low: 646, high: 1258 })).toBe('646–1,258')
})
