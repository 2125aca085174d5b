import { expect, test } from 'vitest'
import { usersSaid } from './test-reading.ts'

const usersIn = (rows: string) => usersSaid(rows).map(({ name, count }) => (count === undefined ? name : `${name} ${count}`))

test('a column says who does what its rows ask for', () => {
  expect(
    usersIn(
      [
        '| Ref | Requirement | Who | M/D |',
        '|---|---|---|---|',
        '| K-1 | Book a lock passage a day ahead | skippers, barge agents | M |',
        '| K-2 | Pass the invoice to the ledger at night | (system) | M |',
        '| K-3 | See the level of both basins | lock keepers and the reeve | D |',
        '| K-4 | Number the passages | - | M |',
        '| K-5 | Train our people for two days | supplier | M |',
      ].join('\n'),
    ),
  ).toEqual(['skippers', 'barge agents', 'lock keepers', 'reeve'])
})

test('a table of roles tells how many they are, and who has no rights', () => {
  expect(
    usersIn(
      [
        'Role | Count | Rights',
        'Beadle | 3 | all',
        'Bell founder | 12 | own orders',
        'Patron | 1 | none, is sent a report',
        'Auditor | 2 | read',
      ].join('\n'),
    ),
  ).toEqual(['Beadle 3', 'Bell founder 12', 'Auditor 2'])
})

test('a column of systems, of places or of offices that answer for a row names no users', () => {
  expect(
    usersIn(
      [
        '| Interface | From | To | Contact |',
        '| Weights | Tollbridge | Ledgerbook | cellar master |',
        '| Prices | Ledgerbook | the shop | treasurer |',
      ].join('\n'),
    ),
  ).toEqual([])
})
