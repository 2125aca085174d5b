import { expect, test } from 'vitest'
import { readWords } from './test-reading.ts'

const keptIn = (constraints: string) =>
  readWords({ constraints }).data.flatMap(({ data, keep }) =>
    keep === undefined ? [] : [`${data}: ${keep.measure.value} ${keep.measure.unit}`],
  )

test.each<[string, string[]]>([
  ['Berth applications are kept five years, then deleted.', ['Berth applications: 5 year']],
  ['We keep voyage recorder files for 7 years.', ['voyage recorder files: 7 year']],
  ['Pilot recordings: 90 days, then gone.', ['Pilot recordings: 90 day']],
  ['Quay pictures are overwritten after 72 hours.', ['Quay pictures: 72 h']],
  ['Tide readings older than 24 months are purged.', ['Tide readings: 24 month']],
  ['The retention period for consent forms is 15 years.', ['consent forms: 15 year']],
  ['Contracts must be stored for ten years, quotations for two years.', ['Contracts: 10 year', 'quotations: 2 year']],
  [
    'Records of attempts to enter are held for 6 years, booking records for 3 years.',
    ['Records of attempts to enter: 6 year', 'booking records: 3 year'],
  ],
  ['The union is clear: no position is public, and positions are deleted after 30 days.', ['positions: 30 day']],
])('%s', (words, kept) => {
  expect(keptIn(words)).toEqual(kept)
})

test.each([
  'A 12 h recording has to be played back in ten minutes.',
  'The register holds 7 years of history.',
  'Goods are held for 3 days at customs.',
  'Invoices are paid after 30 days.',
  'Visitors search the register for graves older than 20 years.',
  'Every tape is read again at least once in 24 months.',
])('keeps nothing: %s', (words) => {
  expect(keptIn(words)).toEqual([])
})

test('a place and a period of the same set are one rule', () => {
  expect(readWords({ constraints: 'Pilot recordings are kept in Norway for two years.' }).data).toMatchObject([
    { data: 'Pilot recordings', place: 'Norway', keep: { words: 'two years' } },
  ])
})
