import { expect, test } from 'vitest'
import type { BlockOf, Cell } from '#shared/content/blocks.ts'
import type { Content } from '#shared/content/content.ts'
import { computeTable } from '#shared/content/compute-table.ts'
import { plainText } from '#shared/content/plain-text.ts'
import { walkBlocks } from '#shared/content/walk-blocks.ts'
import type { Solution } from '#server/solution/solution.ts'
import { givenBriefs, givenDocument } from '#server/testing/given-documents.ts'
import { givenBareSolution, givenBrief, givenSolution } from '#server/testing/given-solution.ts'
import { checkContent } from '../check-content.ts'
import { planEndOf } from '../key-figures.ts'
import { table } from '../make-blocks.ts'

const blocksOf = ({ sections }: Content) => [...walkBlocks(sections)].map(({ block }) => block)
const tablesOf = (content: Content) => blocksOf(content).filter((block): block is BlockOf<'table'> => block.type === 'table')
const tableOf = (content: Content, id: string) => tablesOf(content).find((table) => table.id === id)
const wordsOf = (cell: Cell | undefined) => (Array.isArray(cell) ? plainText(cell) : String(cell ?? ''))
const columnOf = (table: BlockOf<'table'> | undefined, id: string) => {
  const at = table?.columns.findIndex((column) => column.id === id) ?? -1
  return table && at >= 0 ? computeTable(table).rows.map((row) => row[at]) : []
}
const none = table('none', 'None', { columns: [{ id: 'none', heading: 'None', kind: 'number' }], rows: [] })
const given = (solution: Solution = givenSolution()) => givenDocument('excel', givenBrief(), solution)

test.each(givenBriefs)('%s becomes a workbook without a fault', async (_, of) => {
  const { content, solution, words, outline } = await givenDocument('excel', of)
  expect(checkContent({ content, solution, outline })).toEqual([])
  expect(outline.filter(({ id }) => !words[id]?.length)).toEqual([])
  expect(columnOf(tableOf(content, 'requirements-register'), 'id').map(wordsOf)).toEqual(solution.requirements.map(({ id }) => id))
  expect(columnOf(tableOf(content, 'plan-workstreams'), 'end')).toEqual(
    solution.workstreams.map(({ startWeek, weeks }) => startWeek + weeks - 1),
  )
  const logged = columnOf(tableOf(content, 'raid-log'), 'id').map(wordsOf)
  expect(logged).toEqual(
    expect.arrayContaining([...solution.risks, ...solution.assumptions, ...solution.questions].map(({ id }) => id)),
  )
})

test('is whole and honest where nothing is known', async () => {
  const { content, solution, outline } = await given(givenBareSolution())
  expect(checkContent({ content, solution, outline })).toEqual([])
  expect(blocksOf(content).filter(({ type }) => type === 'chart')).toEqual([])
})

/** The given costs with a price on each line and a reserve. */
function givenPriced(): Solution {
  const solution = givenSolution()
  const reserve = { ...solution.assumptions[0]!, id: 'ASM-9', text: 'A contingency of 12.5% is kept by the sponsor' }
  return {
    ...solution,
    costs: solution.costs.map((line, index) => ({ ...line, unitPrice: line.unitPrice ?? 10 + index, currency: 'GBP' })),
    assumptions: [...solution.assumptions, reserve],
  }
}
const timesOf = { once: [1, 0, 0], month: [12, 12, 12], year: [1, 1, 1] }

test('sums each year from quantity, price and times paid, and adds the reserve that a fact names', async () => {
  const solution = givenPriced()
  const { content } = await given(solution)
  const net = [0, 1, 2].map((year) =>
    solution.costs.reduce((sum, { quantity, unitPrice = 0, period }) => sum + quantity * unitPrice * timesOf[period][year]!, 0),
  )
  const years = tableOf(content, 'cost-by-year')
  expect(columnOf(years, 'net')).toEqual(net)
  expect(columnOf(years, 'total')).toEqual(net.map((sum) => Math.round(sum * 112.5) / 100))
  const parts = columnOf(tableOf(content, 'cost-by-part'), 'together') as number[]
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(net.reduce((sum, year) => sum + year, 0))
  const shown = columnOf(tableOf(content, 'summary-money'), 'amount')
  expect(shown.slice(-2)).toEqual([
    net.reduce((sum, year) => sum + year, 0),
    (columnOf(years, 'total') as number[]).reduce((sum, year) => sum + year, 0),
  ])
})

test('leaves a total empty while a line has no price, counts that line, and sums what is priced', async () => {
  const { content, solution } = await given()
  const open = solution.costs.filter(({ unitPrice }) => unitPrice === undefined).length
  expect(open).toBeGreaterThan(0)
  expect(computeTable(tableOf(content, 'cost-line-years')!).totals?.at(-1)).toBeNull()
  expect(columnOf(tableOf(content, 'cost-by-year'), 'open')).toEqual([open, open, open])
  expect(columnOf(tableOf(content, 'cost-by-year'), 'net')[0]).toBeGreaterThan(0)
  expect(columnOf(tableOf(content, 'cost-by-year'), 'total')).toEqual([null, null, null])
})

test('mixes no currencies', async () => {
  const solution = givenPriced()
  const euros = { ...solution.costs[0]!, id: 'CST-9', item: 'Support', quantity: 3, unitPrice: 0.1, currency: 'EUR' }
  const { content } = await given({ ...solution, costs: [...solution.costs, { ...euros, period: 'once' }] })
  expect(columnOf(tableOf(content, 'cost-by-year-eur'), 'net')).toEqual([0.3, 0, 0])
  expect(tableOf(content, 'cost-by-year')?.rows).toHaveLength(3)
  expect(columnOf(tableOf(content, 'cost-lines'), 'id').map(wordsOf)).toEqual(solution.costs.map(({ id }) => id))
  expect(columnOf(tableOf(content, 'summary-counts'), 'figure').map(wordsOf)).toContain('Cost lines, in EUR')
})

test('asks for a reserve that nobody stated, and shows the fact that states one', async () => {
  const noteOf = ({ content }: { content: Content }) => blocksOf(content).find(({ id }) => id === 'cost-contingency')
  const { content } = await given()
  expect(noteOf({ content })).toMatchObject({ type: 'callout', tone: 'question' })
  expect(columnOf(tableOf(content, 'cost-by-year'), 'contingency')).toEqual([null, null, null])
  const kept = await given(givenPriced())
  expect(JSON.stringify(noteOf(kept))).toContain('A contingency of 12.5% is kept by the sponsor.')
  expect(columnOf(tableOf(kept.content, 'cost-by-year'), 'contingency')).toEqual([12.5, 12.5, 12.5])
})

test('gives each workstream exactly one role that answers for it, and one that does it', async () => {
  for (const [, of] of givenBriefs) {
    const { content } = await givenDocument('excel', of)
    for (const row of tableOf(content, 'raci-matrix')!.rows) {
      const letters = row.slice(3).map(wordsOf)
      expect(letters.filter((letter) => letter === 'A')).toHaveLength(1)
      expect(letters).toContain('R')
    }
  }
})

test('reads every figure of the first sheet off the others, where it is the same as in the facts', async () => {
  for (const [, of] of givenBriefs) {
    const { content, solution } = await givenDocument('excel', of)
    const summary = content.sections[0]!.blocks.filter((block): block is BlockOf<'table'> => block.type === 'table')
    for (const { columns, rows, readings = [] } of summary)
      for (const [row, cells] of rows.entries())
        for (const [at, cell] of cells.entries()) {
          const isRead = readings.some((reading) => reading.row === row && reading.column === columns[at]!.id)
          const isBudget = cell === solution.budget?.amount
          expect([columns[at]!.id, typeof cell !== 'number' || isRead || isBudget]).toEqual([columns[at]!.id, true])
        }
    const counts = new Map(tableOf(content, 'summary-counts')!.rows.map(([name, count]) => [wordsOf(name), count]))
    expect(counts.get('Risks')).toBe(solution.risks.length)
    expect(counts.get('Risks of high impact')).toBe(solution.risks.filter(({ impact }) => impact === 'high').length)
    expect(counts.get('Open questions')).toBe(solution.questions.length)
    expect(counts.get('Assumptions')).toBe(solution.assumptions.length)
    expect(counts.get('Cost lines') ?? 0).toBe(solution.costs.length)
    expect(counts.get('Weeks to the end of the plan') ?? null).toBe(planEndOf(solution) ?? null)
    expect(computeTable(tableOf(content, 'summary-kinds') ?? none).totals?.at(-1) ?? 0).toBe(solution.requirements.length)
  }
})

test('has no sheet without a table or a word on how to use it', async () => {
  for (const [, of] of givenBriefs) {
    const { content, words } = await givenDocument('excel', of)
    for (const { id, blocks } of content.sections) {
      expect([id, blocks.some(({ type }) => type === 'table' || type === 'callout')]).toEqual([id, true])
      expect([id, words[id]?.length]).toEqual([id, 1])
    }
  }
})

test('tells by its status how far the design has come with a requirement', async () => {
  const { content } = await given()
  const table = tableOf(content, 'requirements-register')
  const status = new Map(columnOf(table, 'id').map((id, index) => [wordsOf(id), wordsOf(columnOf(table, 'status')[index])]))
  expect([status.get('FR-1'), status.get('FR-4'), status.get('FR-7')]).toEqual([
    'Met by the design',
    'Met, question open',
    'Open, asked',
  ])
})
