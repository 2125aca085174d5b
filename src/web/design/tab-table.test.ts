import { expect, test } from 'vitest'
import { readTabTable, writeTabTable } from './tab-table.ts'

test('cells with tabs, lines and quotes come back as they were', () => {
  const rows = [
    ['Reference', 'How'],
    ['5.2', 'One line\nand "another"\twith a tab'],
    ['5.3', '"quoted" at the start'],
    ['5.4', ''],
  ]
  expect(readTabTable(writeTabTable(rows))).toEqual(rows)
})

test('cells are quoted as spreadsheets do', () => {
  expect(writeTabTable([['plain', 'a "b"', 'two\nlines']])).toBe('plain\t"a ""b"""\t"two\nlines"')
})

test('no cell is taken for a formula, and its words come back', () => {
  expect(writeTabTable([['=HYPERLINK("http://x")', '- a point', '+1', '@x', '1=1']])).toBe(
    `"'=HYPERLINK(""http://x"")"\t'- a point\t'+1\t'@x\t1=1`,
  )
  expect(readTabTable("'=SUM(A1)\t'- a point\t'tis")).toEqual([['=SUM(A1)', '- a point', "'tis"]])
})

test('lines of any system are read, and empty rows are left out', () => {
  expect(readTabTable('a\tb\r\n\t\r\nc\td\r\n')).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
  expect(readTabTable('')).toEqual([])
  expect(readTabTable('\uFEFFa\t\tb')).toEqual([['a', '', 'b']])
})

test('a quote that is never closed is a character like others', () => {
  expect(readTabTable('"a\tb\nc\td')).toEqual([
    ['"a', 'b'],
    ['c', 'd'],
  ])
  expect(readTabTable('"12" disk\tb')).toEqual([['"12" disk', 'b']])
})
