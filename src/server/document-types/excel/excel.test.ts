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

const blocksOf = ({ sections }: Content) => [...walkBlocks(sections)].map(({ block }) => block)
const tablesOf = (content: Content) => blocksOf(content).filter((block): block is BlockOf<'table'> => block.type === 'table')
const tableOf = (content: Content, id: string) => tablesOf(content).find((table) => table.id === id)
const wordsOf = (cell: Cell | undefined) => (Array.isArray(cell) ? plainText(cell) : String(cell ?? ''))
const columnOf = (table: BlockOf<'table'> | undefined, id: string) => {
  const at = table?.columns.findIndex((column) => column.id === id) ?? -1
  return table && at >= 0 ? computeTable(table).rows.map((row) => row[at]) : []
}
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

test('multiplies, sums by period and by part, and mixes neither periods nor currencies', async () => {
  const solution = givenSolution()
  const euros = { ...solution.costs[0]!, id: 'CST-9', item: 'Support', quantity: 3, unitPrice: 0.1, currency: 'EUR' }
  const { content } = await given({ ...solution, costs: [...solution.costs, euros] })
  const totals = (id: string) => computeTable(tableOf(content, id)!).totals
  expect(totals('cost-priced-once-gbp')?.at(-1)).toBe(390_000)
  expect(totals('cost-priced-month-gbp')?.at(-1)).toBe(450)
  expect(totals('cost-priced-once-eur')?.at(-1)).toBe(0.3)
  expect(totals('cost-by-period')).toEqual([null, null, null, null, 390_000, 450, 0.3])
  expect(totals('cost-by-part')).toEqual(totals('cost-by-period'))
})

test('leaves a sum empty while a line has no price', async () => {
  const { content } = await given()
  const open = tableOf(content, 'cost-open-month')!
  expect(columnOf(open, 'amount')).toEqual([null])
  expect(computeTable(open).totals?.at(-1)).toBeNull()
})

test('asks for a contingency that nobody stated, and shows one that is', async () => {
  const solution = givenSolution()
  const { content } = await given(solution)
  expect(blocksOf(content).find(({ id }) => id === 'cost-contingency')).toMatchObject({ type: 'callout', tone: 'question' })
  const stated = { ...solution.assumptions[0]!, id: 'ASM-9', text: 'A contingency of 15 % is kept by the sponsor' }
  const kept = await given({ ...solution, assumptions: [...solution.assumptions, stated] })
  expect(columnOf(tableOf(kept.content, 'cost-contingency'), 'text').map(wordsOf)).toEqual([`${stated.text}.`])
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

test('counts on the first sheet what stands on the others', async () => {
  for (const [, of] of givenBriefs) {
    const { content, solution } = await givenDocument('excel', of)
    const counts = new Map(tableOf(content, 'summary-counts')!.rows.map(([name, count]) => [wordsOf(name), count]))
    expect(counts.get('Risks')).toBe(
      columnOf(tableOf(content, 'raid-log'), 'type').filter((type) => wordsOf(type) === 'Risk').length,
    )
    expect(counts.get('Cost lines')).toBe(solution.costs.length)
    expect(counts.get('Workstreams')).toBe(tableOf(content, 'plan-workstreams')!.rows.length)
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
