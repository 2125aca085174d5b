import { expect, test } from 'vitest'
import { placeGroups } from './place-groups.ts'

test('each group has a heading before its rows', () => {
  const groups = [
    { project: 'A', client: 'calder', count: 2 },
    { project: 'B', client: 'tessel', count: 1 },
    { project: 'C', client: 'calder', count: 3 },
  ]
  const places = placeGroups(groups, 6)
  const shown = Array.from({ length: places.count }, (_, place) => places.at(place))
  expect(shown.map((one) => ('group' in one ? one.group.project : one.row))).toEqual(['A', 0, 1, 'B', 2, 'C', 3, 4, 5])
  expect([0, 1, 2, 3, 4, 5].map(places.placeOf)).toEqual([1, 2, 4, 6, 7, 8])
})

test('without groups a row is at its number', () => {
  expect([placeGroups(null, 3).count, placeGroups(undefined, 3).placeOf(2), placeGroups(null, 3).at(1)]).toEqual([3, 2, { row: 1 }])
})
