import { expect, test } from 'vitest'
import type { DesignFacts } from '#shared/api/design.ts'
import type { Column } from './column.ts'
import * as lists from './lists.ts'
import { type PastedFacts, readPasted } from './read-pasted.ts'

const read = (columns: readonly Column[], ...rows: string[][]) =>
  readPasted(rows.map((row) => row.join('\t')).join('\n'), columns, (number) => `NEW-${number + 1}`) as PastedFacts
const facts = {
  elements: [
    { id: 'EL-1', name: 'Auctions', kind: 'system' },
    { id: 'EL-2', name: 'Bid service', kind: 'container' },
    { id: 'EL-3', name: 'Sage 200', kind: 'external-system' },
  ],
  workstreams: [{ id: 'WS-1', name: 'Discovery' }],
} as DesignFacts

test('columns are found by their headings in any order, and the other columns are named', () => {
  const {
    facts: added,
    hasHeadings,
    otherColumns,
  } = read(
    lists.componentColumns,
    ['What it does', 'Vendor', 'NAME', 'Kind'],
    ['Stores lots.', 'X', 'Lot register', 'Data store'],
    ['Sells.', '', 'Shop', ''],
  )
  expect(added).toEqual([
    { name: 'Lot register', kind: 'store', responsibility: 'Stores lots.' },
    { name: 'Shop', kind: 'container', responsibility: 'Sells.' },
  ])
  expect([hasHeadings, otherColumns]).toEqual([true, ['Vendor']])
})

test('the first column may be headed “Name”, whatever the table is of', () => {
  expect(read(lists.workColumns(facts), ['Name', 'Weeks'], ['Survey', '3']).facts).toEqual([
    { name: 'Survey', weeks: 3, dependsOn: [], deliverables: [] },
  ])
})

test('without headings the columns are those of the table in their order, without calculated ones', () => {
  const { facts: added, hasHeadings } = read(
    lists.workColumns(facts),
    ['Build', 'Build', '6', 'Discovery; Pilot', '', 'Service; Manual'],
    ['Pilot', '', '2', 'Build', '10/01/2028', ''],
  )
  expect(hasHeadings).toBe(false)
  expect(added).toEqual([
    { name: 'Build', kind: 'build', weeks: 6, dependsOn: ['WS-1', 'NEW-2'], deliverables: ['Service', 'Manual'] },
    { name: 'Pilot', weeks: 2, dependsOn: ['NEW-1'], notBefore: '2028-01-10', deliverables: [] },
  ])
})

test('what is not understood is named with its reason: the row if the value is needed, else the cell alone', () => {
  const result = read(
    lists.connectionColumns(facts),
    ['From', 'What is carried', 'To', 'Waits for an answer'],
    ['Bid service', 'bids', 'Nowhere', 'No'],
    ['Bid service', '', 'Sage 200', ''],
    ['Bid service', 'invoices', 'sage 200', 'perhaps'],
  )
  expect(result.facts).toEqual([{ from: 'EL-2', label: 'invoices', to: 'EL-3' }])
  expect(result.rowsLeftOut).toEqual([
    'Row 1 (Bid service): To “Nowhere”: One of these is needed: Bid service, Sage 200.',
    'Row 2 (Bid service): What is carried is missing.',
  ])
  expect(result.cellsLeftOut).toEqual(['Row 3 (Bid service): Waits for an answer “perhaps”: Yes or No is needed.'])
})

test('work may wait for a day, and a day that no month has is named', () => {
  const rows = [
    ['Inver', '3', '2028-01-10'],
    ['Pier', '2', '30/02/2028'],
    ['Quay', '1', ''],
  ]
  const result = read(lists.workColumns(facts), ['Work', 'Weeks', 'Not before'], ...rows)
  expect(result.facts.map(({ name, notBefore }) => [name, notBefore])).toEqual([
    ['Inver', '2028-01-10'],
    ['Pier', undefined],
    ['Quay', undefined],
  ])
  expect(result.cellsLeftOut).toEqual([expect.stringMatching(/^Row 2 \(Pier\): Not before “30\/02\/2028”: /)])
})

test('a piece of work does not wait for a row that is left out, or for itself', () => {
  const result = read(lists.workColumns(facts), ['Work', 'Weeks', 'After'], ['Build', 'six', ''], ['Pilot', '2', 'Build, Pilot'])
  expect(result.facts).toEqual([{ name: 'Pilot', weeks: 2, dependsOn: [], deliverables: [] }])
  expect(result.cellsLeftOut).toEqual([
    'Row 2 (Pilot): After “Build, Pilot”: There is nothing of this name.',
    'Row 2 (Pilot): After “Build”: Its row is left out.',
  ])
})

test('a price says its currency as a spreadsheet shows it, unless the row names another', () => {
  const result = read(
    lists.costColumns({ costs: [] }),
    ['Item', 'Quantity', 'Unit', 'Price per unit', 'Currency', 'Paid'],
    ['Hosting', '12', 'month', '€1,950.00', '', 'Each month'],
    ['Scales', '9', 'piece', '400 GBP', 'EUR', 'Once'],
    ['Licence', '1', 'year', '800', '£', 'year'],
  )
  expect(result.facts).toEqual([
    { item: 'Hosting', quantity: 12, unit: 'month', unitPrice: 1950, currency: 'EUR', period: 'month' },
    { item: 'Scales', quantity: 9, unit: 'piece', currency: 'EUR', period: 'once' },
    { item: 'Licence', quantity: 1, unit: 'year', unitPrice: 800, currency: 'GBP', period: 'year' },
  ])
  expect(result.cellsLeftOut).toEqual([
    'Row 2 (Scales): Price per unit “400 GBP”: The price and the column say different currencies.',
  ])
})

test('dates and levels are read as they are written on the screen', () => {
  expect(read(lists.milestoneColumns(facts), ['Live', '04/10/2027', 'Deadline', 'Discovery']).facts).toEqual([
    { name: 'Live', date: '2027-10-04', kind: 'deadline', work: ['WS-1'] },
  ])
  expect(read(lists.riskColumns, ['Risk', 'Impact', 'Mitigation', 'Owner'], ['It rains', 'HIGH', 'A roof', 'Donal']).facts).toEqual(
    [{ text: 'It rains', likelihood: 'medium', impact: 'high', mitigation: 'A roof', owner: 'Donal' }],
  )
  expect(readPasted(' \n', lists.riskColumns, String)).toBeUndefined()
})
