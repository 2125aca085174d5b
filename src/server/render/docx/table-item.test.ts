import { expect, test } from 'vitest'
import { plainWords } from './flow.ts'
import { ourLook } from './look.ts'
import { tableItem } from './table-item.ts'

const cell = (style: 'TableHeading' | 'TableText') => ({ style, words: plainWords('One', style, ourLook) })
const heightsOf = (style: 'RuledTable' | 'FigureTable', rows: number) => {
  const row = [cell('TableText')]
  const all = {
    title: '',
    description: '',
    widths: [9072],
    header: [cell('TableHeading')],
    rows: Array.from({ length: rows }, () => row),
  }
  const { header, rows: boxes } = tableItem({ style, ...all }, ourLook).box
  return [header, ...boxes.map(({ height }) => height)]
}

test('each row of a ruled table takes a rule, key figures only one above and one below them', () => {
  expect(heightsOf('RuledTable', 2)).toEqual([390, 360, 360])
  expect(heightsOf('FigureTable', 2)).toEqual([360, 350, 360])
  expect(heightsOf('FigureTable', 1)).toEqual([360, 360])
})
