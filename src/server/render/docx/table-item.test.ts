import { expect, test } from 'vitest'
import { plainWords } from './flow.ts'
import { ourLook } from './look.ts'
import { stateHeader, tableItem } from './table-item.ts'

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

test('the header alone is given a height', () => {
  const { xml, box } = givenTable('RuledTable', 2)
  expect(box.stated).toBe(370)
  expect(givenTable('FigureTable', 2).box.stated).toBe(360)
  expect(stateHeader(givenTable('RuledTable', 2), 410).xml).toBe(
    xml.replace('<w:cantSplit/><w:tblHeader/>', '<w:cantSplit/><w:trHeight w:val="410" w:hRule="atLeast"/><w:tblHeader/>'),
  )
})
