import { expect, test } from 'vitest'
import type { Block, Cell } from '#shared/content/blocks.ts'
import { everyBlock } from '#server/testing/given-content.ts'
import { measureText } from '../fonts/measure-text.ts'
import { readPdf } from '#server/testing/read-pdf.ts'
import { countLines } from './count-lines.ts'
import { pdfRenderer } from './render-pdf.ts'

const box = { width: 100, face: 'sans', size: 10 } as const

test('what surely fits stands on one line, and nothing stands on none', () => {
  expect(countLines(['Short'], box)).toEqual({ fewest: 1, most: 1 })
  expect(countLines([], box)).toEqual({ fewest: 0, most: 0 })
  expect(countLines(['one', { break: true }, 'two'], box)).toEqual({ fewest: 2, most: 2 })
})

test('words at the edge of a line leave a doubt, and so do code and marks', () => {
  const text = 'Words that come to the edge'
  expect(countLines([text], { ...box, width: measureText(text, 'sans', 10) })).toEqual({ fewest: 1, most: 2 })
  expect(countLines([{ text: 'code', code: true }], box)).toEqual({ fewest: 0, most: 1 })
})

test('letters that the font has not are not counted', () => {
  expect(countLines(['Ω'], box)).toBeUndefined()
  expect(countLines(['e\u0301'], box)).toBeUndefined()
})

const words =
  'Claims, fraud/score (30-day) keep-alive T. AVAILABILITY of Wolverine £1,234.50 – “quoted” re-use of e.g. "WAVE" firmly'.split(
    ' ',
  )
const lengthened = (row: number) =>
  Array.from({ length: 1 + (row % 45) }, (_, index) => words[(7 * row + index) % words.length]).join(' ')
const cellOf = (row: number): Cell => [
  { text: `R${row}`, marks: row % 3 === 0 ? ['strong'] : [], ...(row % 5 === 0 && { cites: ['FR-1'] }) },
  { text: ` ${lengthened(row)}`, marks: row % 4 === 1 ? ['emphasis'] : row % 7 === 2 ? ['code'] : [] },
]
/** Points from the bottom of a row's last line to that of the next row's first: both insets and a capital letter. */
const betweenRows = 8.4 + 0.697 * 8.5

const isOfRow = (text: string) => !['', 'x'].includes(text.trim())

test('every row is as high as its words, whichever way it was found', async () => {
  const table: Block = {
    id: 'table',
    type: 'table',
    caption: '',
    columns: ['Name', 'Other'].map((heading, index) => ({ id: heading, heading, kind: 'text', width: index === 0 ? 40 : 60 })),
    rows: Array.from({ length: 180 }, (_, row) => [cellOf(row), 'x']),
  }
  const { pieces } = await readPdf(
    await pdfRenderer.render({
      content: { ...everyBlock, sections: [{ id: 'only', heading: 'Only', blocks: [table], sections: [] }] },
      version: '1.0.0',
      createdAt: '2026-11-20T10:11:12.000Z',
      status: 'Draft',
    }),
  )
  const firsts = pieces.flatMap((piece, index) => (/^R\d+/.test(piece.text) ? [index] : []))
  const gaps = firsts.slice(1).flatMap((first) => {
    const [above, below] = [pieces.slice(0, first).findLast(({ text }) => isOfRow(text))!, pieces[first]!]
    return above.page === below.page ? [above.y - below.y] : []
  })
  expect(gaps.length).toBeGreaterThan(100)
  for (const gap of gaps) expect(gap).toBeCloseTo(betweenRows, 1)
})
