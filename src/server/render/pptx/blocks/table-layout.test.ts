import { expect, test } from 'vitest'
import type { BlockOf } from '#shared/content/blocks.ts'
import { findTargets } from '#server/render/find-targets.ts'
import { everyBlock } from '#server/testing/given-content.ts'
import { columnsOf } from './table-columns.ts'
import { airPart, layTable } from './table-layout.ts'

const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(' ')
const tableOf = (rows: number, length: number): BlockOf<'table'> => ({
  id: 'table',
  type: 'table',
  caption: '',
  columns: ['One', 'Two', 'Three'].map((heading) => ({ id: heading, heading, kind: 'text' as const })),
  rows: Array.from({ length: rows }, (_, row) => [`Row ${row}`, words(length), words(length)]),
})

test.each([
  { rows: 4, length: 24 },
  { rows: 5, length: 16 },
  { rows: 6, length: 20 },
  { rows: 8, length: 12 },
])('a table of $rows rows fits on its slide in a font a sixth wider, with all its space', ({ rows, length }) => {
  const height = 330
  const columns = columnsOf(tableOf(rows, length), {
    targets: findTargets(everyBlock),
    known: { columns: new Map(), words: new Map() },
  })
  const [part] = layTable(columns, height, 18)
  const { header, rows: aired } = airPart(part!, height)
  const needed = aired.reduce((sum, row) => sum + row.tall() + 2 * (row.air ?? 0), header.tall())
  expect(needed).toBeLessThan(height + 0.01)
})
