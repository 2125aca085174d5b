import { expect, test } from 'vitest'
import type { BlockOf } from '#shared/content/blocks.ts'
import { withBlocks } from '#server/testing/given-edition.ts'
import { findTargets } from '../find-targets.ts'
import { toTypstTables } from './typst-tables.ts'

function printed(rows: number) {
  const columns = ['Step', 'Does'].map((heading) => ({ id: heading, heading, kind: 'text' as const }))
  const steps = Array.from({ length: rows }, (_, index) => [`${index + 1}`, `Hands over to step ${index + 2}.`])
  const table: BlockOf<'table'> = { id: 't', type: 'table', caption: 'A walk', columns, rows: steps }
  return toTypstTables(table, findTargets(withBlocks(table)))
}

test('a walk of ten steps stands on one page, a long table may be broken', () => {
  expect(printed(10).map(({ whole }) => whole)).toEqual([true])
  expect(printed(40).map(({ whole }) => whole)).toEqual([false])
})
