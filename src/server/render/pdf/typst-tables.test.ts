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

test('a column of few words leaves its room to one whose rows are long, whatever shares the content names', () => {
  const columns = ['Part', 'Does', 'Made with'].map((heading) => ({ id: heading, heading, kind: 'text' as const, width: 33 }))
  const does = 'Each message carries an id of its own and is checked in the same transaction as its effect.'
  const rows = Array.from({ length: 9 }, (_, index) => [
    index === 0 ? 'Conversion of programs for the harbour master' : `Module ${index}`,
    does,
    index === 0 ? 'Azure Container Apps with a managed Apache Superset (proposed)' : '',
  ])
  const table: BlockOf<'table'> = { id: 't', type: 'table', caption: 'Parts', columns, rows }
  const [part, work, made] = toTypstTables(table, findTargets(withBlocks(table)))[0]!.columns.map(({ width }) => width)
  expect(work!).toBeGreaterThan(1.4 * Math.max(part!, made!))
})

test('six columns of prose are on a landscape page, and four, or six of few words, are not', () => {
  const turned = (count: number, words: string) => {
    const columns = Array.from({ length: count }, (_, index) => ({ id: `c${index}`, heading: 'Part', kind: 'text' as const }))
    const rows = [columns.map(() => words), columns.map(() => words)]
    const table: BlockOf<'table'> = { id: 't', type: 'table', caption: 'Parts', columns, rows }
    return toTypstTables(table, findTargets(withBlocks(table)))[0]!.landscape
  }
  const prose = 'Each message carries an id of its own and is checked in the same transaction as its effect. '.repeat(3)
  expect([turned(6, prose), turned(4, prose), turned(6, 'A few words')]).toEqual([true, false, false])
})
