import { expect, test } from 'vitest'
import type { DesignFacts } from '#shared/api/design.ts'
import type { Column } from './column.ts'
import * as lists from './lists.ts'
import { type PastedFacts, readPasted } from './read-pasted.ts'

const readInto = (known: readonly object[], columns: readonly Column[], ...rows: string[][]) =>
  readPasted(rows.map((row) => row.join('\t')).join('\n'), {
    columns,
    facts: known,
    idOf: (number) => `NEW-${number + 1}`,
  }) as PastedFacts
const read = (columns: readonly Column[], ...rows: string[][]) => readInto([], columns, ...rows)
const facts = {
  elements: [
    { id: 'EL-1', name: 'Auctions', kind: 'system' },
    { id: 'EL-2', name: 'Bid service', kind: 'container' },
    { id: 'EL-3', name: 'Sage 200', kind: 'external-system' },
  ],
  workstreams: [{ id: 'WS-1', name: 'Discovery' }],
} as DesignFacts

test('columns are found by their headings in any order, and the other columns are named', () => {
  const { added, hasHeadings, otherColumns } = read(
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
  expect(read(lists.workColumns(facts), ['Name', 'Weeks'], ['Survey', '3']).added).toEqual([
    { name: 'Survey', weeks: 3, dependsOn: [], deliverables: [] },
  ])
})

test('without headings the columns are those of the table in their order, without calculated ones', () => {
  const { added, hasHeadings } = read(
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
  expect(result.added).toEqual([{ from: 'EL-2', label: 'invoices', to: 'EL-3' }])
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
  expect(result.added.map(({ name, notBefore }) => [name, notBefore])).toEqual([
    ['Inver', '2028-01-10'],
    ['Pier', undefined],
    ['Quay', undefined],
  ])
  expect(result.cellsLeftOut).toEqual([expect.stringMatching(/^Row 2 \(Pier\): Not before “30\/02\/2028”: /)])
})

test('a piece of work does not wait for a row that is left out, or for itself', () => {
  const result = read(lists.workColumns(facts), ['Work', 'Weeks', 'After'], ['Build', 'six', ''], ['Pilot', '2', 'Build, Pilot'])
  expect(result.added).toEqual([{ name: 'Pilot', weeks: 2, dependsOn: [], deliverables: [] }])
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
  expect(result.added).toEqual([
    { item: 'Hosting', quantity: 12, unit: 'month', unitPrice: 1950, currency: 'EUR', period: 'month' },
    { item: 'Scales', quantity: 9, unit: 'piece', currency: 'EUR', period: 'once' },
    { item: 'Licence', quantity: 1, unit: 'year', unitPrice: 800, currency: 'GBP', period: 'year' },
  ])
  expect(result.cellsLeftOut).toEqual([
    'Row 2 (Scales): Price per unit “400 GBP”: The price and the column say different currencies.',
  ])
})

test('dates and levels are read as they are written on the screen', () => {
  expect(read(lists.milestoneColumns(facts), ['Live', '04/10/2027', 'Deadline', 'Discovery']).added).toEqual([
    { name: 'Live', date: '2027-10-04', kind: 'deadline', work: ['WS-1'] },
  ])
  expect(read(lists.riskColumns, ['Risk', 'Impact', 'Mitigation', 'Owner'], ['It rains', 'HIGH', 'A roof', 'Donal']).added).toEqual(
    [{ text: 'It rains', likelihood: 'medium', impact: 'high', mitigation: 'A roof', owner: 'Donal' }],
  )
  expect(readPasted(' \n', { columns: lists.riskColumns, facts: [], idOf: String })).toBeUndefined()
})

test('a row changes what has its name already, and only what it says differently', () => {
  const known = [
    { id: 'EL-2', name: 'Bid service', kind: 'container', responsibility: 'Takes bids.', technology: 'Java' },
    { id: 'EL-3', name: 'Lot register', kind: 'store', responsibility: 'Stores lots.' },
  ]
  const result = readInto(
    known,
    lists.componentColumns,
    ['Name', 'Kind', 'What it does', 'Product'],
    ['bid  SERVICE', '', 'Takes bids.', 'Go'],
    ['Lot register', 'Data store', '', ''],
    ['Shop', '', 'Sells.', ''],
    ['Bid service', '', 'Takes more bids.', ''],
  )
  expect(
    result.changed.map(({ id, name, set }) => [id, name, ...set.map(({ column, before, value }) => [column.field, before, value])]),
  ).toEqual([['EL-2', 'Bid service', ['technology', 'Java', 'Go']]])
  expect(result.added.map(({ name }) => name)).toEqual(['Shop', 'Bid service'])
  expect(result.rowsRead).toEqual({ added: 2, changed: 1, same: 1 })
})

test('connections are alike if they carry the same between the same', () => {
  const known = [{ id: 'REL-1', from: 'EL-2', to: 'EL-3', label: 'invoices' }]
  const rows = [
    ['Bid service', 'invoices', 'Sage 200', 'HTTPS'],
    ['Sage 200', 'invoices', 'Bid service', 'SFTP'],
  ]
  const { added, changed } = readInto(known, lists.connectionColumns(facts), ...rows)
  expect(changed.map(({ id, set }) => [id, set.map(({ value }) => value)])).toEqual([['REL-1', ['HTTPS']]])
  expect(added).toEqual([{ from: 'EL-3', label: 'invoices', to: 'EL-2', technology: 'SFTP' }])
})

test('work that is there does not come to depend on itself', () => {
  const known = [{ id: 'WS-1', name: 'Discovery', weeks: 2, dependsOn: [], deliverables: [] }]
  const { changed } = readInto(known, lists.workColumns(facts), ['Work', 'Weeks', 'After'], ['Discovery', '3', 'Discovery'])
  expect(changed.map(({ set }) => set.map(({ column, value }) => [column.field, value]))).toEqual([[['weeks', 3]]])
})

test('a choice that is not understood is not replaced by the usual one', () => {
  const columns = lists.dataColumns({ ...facts, elements: [{ id: 'EL-4', name: 'Store', kind: 'store' }] } as DesignFacts)
  const { added, rowsLeftOut } = read(
    columns,
    ['Members', 'Who they are.', 'Store', 'Personal data'],
    ['Loans', 'Loans.', 'Store', ''],
  )
  expect(added).toEqual([{ name: 'Loans', description: 'Loans.', store: 'EL-4', classification: 'internal' }])
  expect(rowsLeftOut).toEqual([
    expect.stringMatching(/^Row 1 \(Members\): Classification “Personal data”: One of these is needed: /),
  ])
})

const scenarioColumns = [
  ...lists.scenarioFields.map((column) => ({ ...column, isAsked: !column.isOptional })),
  ...lists.stepColumns(facts).map((column) => ({ ...column, partOf: 'steps' })),
]
const stepHeadings = ['Name', 'Starts when', 'From', 'What happens', 'To']

test('further rows of a scenario are its steps, with its name or without', () => {
  const result = read(
    scenarioColumns,
    [...stepHeadings, 'It fails when'],
    ['Sale', 'a lot is bid on', 'Bid service', 'invoices', 'Sage 200', 'Sage is away'],
    ['Sale', '', 'Sage 200', 'confirms', 'Bid service', ''],
    ['', '', 'Bid service', 'thanks', 'Nowhere', ''],
    ['Refund', '', 'Bid service', 'credits', 'Sage 200', ''],
    ['', '', 'Sage 200', 'confirms', 'Bid service', ''],
  )
  expect(result.added).toEqual([
    {
      name: 'Sale',
      trigger: 'a lot is bid on',
      failure: { when: 'Sage is away', response: '' },
      steps: [
        { from: 'EL-2', action: 'invoices', to: 'EL-3' },
        { from: 'EL-3', action: 'confirms', to: 'EL-2' },
      ],
    },
  ])
  expect(result.rowsLeftOut).toEqual([
    'Row 3 (Bid service): To “Nowhere”: One of these is needed: Bid service, Sage 200.',
    'Row 4 (Refund): Starts when is missing.',
    'Row 5 (Sage 200): The row that it belongs to is left out.',
  ])
  expect(result.rowsRead.added).toBe(2)
})

test('the steps of a scenario that is there are replaced', () => {
  const known = [{ id: 'SCN-1', name: 'Sale', trigger: 'a lot is bid on', steps: [{ from: 'EL-2', action: 'asks', to: 'EL-3' }] }]
  const rows = [stepHeadings, ['Sale', '', 'Bid service', 'invoices', 'Sage 200'], ['', '', 'Sage 200', 'confirms', 'Bid service']]
  const { changed, added } = readInto(known, scenarioColumns, ...rows)
  expect(added).toEqual([])
  expect(changed.map(({ set }) => set.map(({ column, value }) => [column.field, (value as unknown[]).length]))).toEqual([
    [['steps', 2]],
  ])
})

test('a pasted component may say how it fails, in one value', () => {
  const rows = [
    ['Name', 'What it does', 'It fails when'],
    ['Shop', 'Sells.', 'the till is off'],
  ]
  const known = [
    { id: 'EL-2', name: 'Shop', kind: 'container', responsibility: 'Sells.', fails: { when: 'it rains', then: 'it waits' } },
  ]
  expect(read(lists.componentColumns, ...rows).added).toEqual([
    { name: 'Shop', kind: 'container', responsibility: 'Sells.', fails: { when: 'the till is off', then: '' } },
  ])
  expect(readInto(known, lists.componentColumns, ...rows).changed.map(({ set }) => set)).toEqual([
    [expect.objectContaining({ before: 'it rains', value: 'the till is off' })],
  ])
})
