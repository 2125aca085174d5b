import { expect, test } from 'vitest'
import { plainWords } from './flow.ts'
import { ourLook } from './look.ts'
import { tableItem } from './table-item.ts'

const cell = (style: 'TableHeading' | 'TableText') => ({ style, words: plainWords('One', style, ourLook) })
const givenTable = (style: 'RuledTable' | 'FigureTable', rows: number) => {
  const row = [cell('TableText')]
  const all = {
    title: '',
    description: '',
    widths: [9072],
    header: [cell('TableHeading')],
    rows: Array.from({ length: rows }, () => row),
  }
  return tableItem({ style, ...all }, ourLook)
}
const heightsOf = (...given: Parameters<typeof givenTable>) => {
  const { header, rows } = givenTable(...given).box
  return [header, ...rows.map(({ height }) => height)]
}

test('each row of a ruled table takes a rule, key figures only one above and one below them', () => {
  expect(heightsOf('RuledTable', 2)).toEqual([390, 360, 360])
  expect(heightsOf('FigureTable', 2)).toEqual([360, 350, 360])
  expect(heightsOf('FigureTable', 1)).toEqual([360, 360])
})

test('each row stays whole, unless it is higher than a page', () => {
  const rowsOf = (lines: number) => {
    const high = { style: 'TableText' as const, words: plainWords('word\n'.repeat(lines), 'TableText', ourLook) }
    const rows = [high, high, cell('TableText'), high].map((only) => [only])
    const header = [cell('TableHeading')]
    const { xml } = tableItem({ style: 'RuledTable', title: '', description: '', widths: [9072], header, rows }, ourLook)
    return xml
      .split('<w:tr>')
      .slice(1)
      .map((row) => /<w:(cantSplit|keepLines)\/>/.exec(row)?.[1])
  }
  expect(rowsOf(40)).toEqual(['cantSplit', 'cantSplit', 'keepLines', 'cantSplit', 'cantSplit'])
  expect(rowsOf(80)).toEqual(['cantSplit', undefined, undefined, 'cantSplit', undefined])
})
