import { expect, test } from 'vitest'
import { libraryPresets } from './library-presets.ts'

const filtersOn = (day: string) => libraryPresets(new Date(`${day}T12:00:00Z`), 'Mei', null).map(({ filters }) => filters)

test('a week begins on Monday, also on a Sunday, and the last month may be of the year before', () => {
  const [week, month] = filtersOn('2027-01-03')
  expect([week, month]).toEqual([
    { since: '2026-12-28', until: '' },
    { since: '2026-12-01', until: '2026-12-31' },
  ])
})

test('one’s own documents are offered where there are any', () => {
  const facets = { client: [], type: [], state: [], marks: [], who: [{ value: 'id', name: 'Mei', count: 1 }] }
  const of = (reader: string) => libraryPresets(new Date(), reader, facets).flatMap(({ filters }) => filters.who ?? [])
  expect([of('Mei'), of('Tom')]).toEqual([['id'], []])
})
