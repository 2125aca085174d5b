import { expect, test } from 'vitest'
import type { BlockOf, Cell } from '#shared/content/blocks.ts'
import { computeTable } from '#shared/content/compute-table.ts'
import { plainText } from '#shared/content/plain-text.ts'
import { readTables } from '#shared/content/read-table.ts'
import { walkBlocks } from '#shared/content/walk-blocks.ts'
import { givenBriefs, givenDocument } from '#server/testing/given-documents.ts'
import { givenDesign, givenNote } from '#server/testing/given-fits.ts'
import { givenBrief } from '#server/testing/given-solution.ts'
import { checkContent } from '../check-content.ts'
import { excel } from './excel.ts'

const tablesOf = (sections = excel.buildSections(givenDesign(), {})) =>
  [...walkBlocks(sections)].flatMap(({ block }) => (block.type === 'table' ? [block] : []))
const tableOf = (id: string, tables = tablesOf()) => tables.find((table) => table.id === id)!
const columnOf = (table: BlockOf<'table'>, id: string): Cell[] => {
  const at = table.columns.findIndex((column) => column.id === id)
  return computeTable(table).rows.map((row) => row[at] ?? null)
}

test.each(givenBriefs)('%s becomes a workbook without a fault', async (_, of) => {
  const { content, solution, outline } = await givenDocument('excel', of)
  expect(checkContent({ content, solution, outline })).toEqual([])
})

test('has six sheets, and a note only those that it can fill', async () => {
  const ids = (solution: ReturnType<typeof givenDesign>) => excel.chaptersFor(solution).map(({ id }) => id)
  expect(ids(givenDesign())).toEqual(['answer', 'compliance', 'parts', 'cost', 'plan', 'raid'])
  expect(ids(givenNote())).toEqual(['answer', 'compliance', 'raid'])
})

test('the plan stands where the facts have it', () => {
  const plan = tableOf('plan-workstreams')
  expect(columnOf(plan, 'before')).toEqual([0, 6, 16, 20])
  expect(columnOf(plan, 'end')).toEqual([6, 14, 20, 32])
  expect(columnOf(plan, 'from')).toEqual(['2027-01-04', '2027-02-15', '2027-04-26', '2027-05-24'])
})

test('what waits moves when a length is changed', () => {
  const tables = tablesOf()
  const plan = tableOf('plan-workstreams', tables)
  const weeks = plan.columns.findIndex(({ id }) => id === 'weeks')
  const longer = { ...plan, rows: plan.rows.map((row, index) => (index === 0 ? row.with(weeks, 9) : row)) }
  const moved = readTables(tables.map((table) => (table.id === plan.id ? longer : table))).get(plan.id)!
  expect(columnOf(moved, 'before')).toEqual([0, 9, 19, 23])
  expect(columnOf(moved, 'end')).toEqual([9, 17, 23, 35])
})

test('pieces of work that wait for each other in a circle keep their weeks', () => {
  const design = givenDesign()
  const workstreams = design.workstreams.map((stream, index) => (index === 0 ? { ...stream, dependsOn: ['WS-2'] } : stream))
  const plan = tableOf('plan-workstreams', tablesOf(excel.buildSections({ ...design, workstreams }, {})))
  expect(columnOf(plan, 'before').slice(0, 2)).toEqual([0, 6])
})

test('cost by month adds what is paid once, monthly and yearly', () => {
  const months = tableOf('cost-by-month')
  expect(months.rows.length).toBe(12)
  expect(columnOf(months, 'monthly').slice(0, 2)).toEqual([150, 150])
  expect(columnOf(months, 'together').slice(0, 2)).toEqual([78_550, 150])
})

test('mixes no currencies', () => {
  const costs = givenDesign().costs.map((line, index) => (index === 2 ? { ...line, currency: 'USD' } : line))
  const tables = tablesOf(excel.buildSections(givenDesign({ costs }), {}))
  expect(tables.filter(({ id }) => id.startsWith('cost-lines')).map(({ id }) => id)).toEqual(['cost-lines', 'cost-lines-usd'])
  expect(tables.filter(({ id }) => id.startsWith('cost-by-month')).map(({ id }) => id)).toEqual(['cost-by-month-usd'])
})

test('reads every figure of the first sheet off the others', async () => {
  const { content } = await givenDocument('excel', givenBrief(), givenDesign())
  const figures = tableOf('answer-figures', tablesOf(content.sections))
  const told = figures.rows.map(([name, value]) => [plainText(name as { text: string }[]), value])
  expect(told).toEqual([
    ['Requirements: met', 2],
    ['Requirements: asked', 2],
    ['Requirements: open', 0],
    ['Requirements: out', 1],
    ['Weeks of work', 20],
    ['Weeks to spare', 1],
    ['Open questions', 2],
    ['Risks', 1],
    ['Roles without a day rate', 2],
    ['Lines without a price, in EUR', 1],
  ])
})

test('what is paid once has no months of zeros, and its sum stands below the lines', () => {
  const costs = givenDesign().costs.filter(({ period, unitPrice }) => period === 'once' && unitPrice)
  const tables = tablesOf(excel.buildSections(givenDesign({ costs }), {}))
  expect(tables.map(({ id }) => id).filter((id) => id.startsWith('cost-'))).toEqual(['cost-work', 'cost-lines'])
  expect(computeTable(tableOf('cost-lines', tables)).totals?.at(-1)).toBe(78_400)
})

test('a rate that is missing has one cell to be entered in', () => {
  const rateless = { ...givenDesign().costs[0]!, id: 'CST-9', item: 'Trainer', unitPrice: undefined }
  const tables = tablesOf(excel.buildSections(givenDesign({ costs: [...givenDesign().costs, rateless] }), {}))
  const items = tableOf('cost-lines', tables).rows.map(([item]) => plainText(item as { text: string }[]))
  expect(items).toEqual(['Developer', 'Tablets', 'Harbour server'])
  expect(tableOf('cost-work', tables).rows).toHaveLength(3)
})

test('the deadline and the deliverables follow a changed length', () => {
  const tables = tablesOf()
  const plan = tableOf('plan-workstreams', tables)
  const weeks = plan.columns.findIndex(({ id }) => id === 'weeks')
  const longer = { ...plan, rows: plan.rows.map((row, index) => (index === 0 ? row.with(weeks, 9) : row)) }
  const moved = readTables(tables.map((table) => (table.id === plan.id ? longer : table)))
  expect(columnOf(tableOf('plan-deadline', tables), 'spare')).toEqual([1])
  expect(columnOf(moved.get('plan-deadline')!, 'spare')).toEqual([-2])
  expect(columnOf(tableOf('plan-deliverables', tables), 'week')).toEqual([14])
  expect(columnOf(moved.get('plan-deliverables')!, 'week')).toEqual([17])
})
