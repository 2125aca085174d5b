import { expect, test } from 'vitest'
import { findAll, readXml, type XmlNode } from '#server/testing/read-office.ts'
import { workbookCells } from './chart-workbook.ts'
import { chartXml } from './chart-xml.ts'
import type { Chart } from './chart.ts'

const given = (kind: Chart['kind'], values: (number | null)[], more: Chart['series'] = []): Chart => ({
  kind,
  categories: values.map((_, index) => `Part ${index + 1}`),
  series: [{ name: 'Cost', values, format: '"£"#,##0' }, ...more],
  language: 'en-GB',
  font: 'Calibri',
  size: 9,
  colours: { text: '141B18', line: 'DDDDD8', background: 'FFFFFF' },
})
const read = (chart: Chart) => readXml(Buffer.from(chartXml(chart, { cells: workbookCells(chart) })))
const values = (root: XmlNode, name: string) => findAll(root, name).map(({ attributes }) => attributes['val'])

test('figures below zero leave the names at the foot of the chart', () => {
  expect(values(read(given('bar', [5, -3])), 'c:tickLblPos')[0]).toBe('low')
  expect(values(read(given('bar', [5, 3])), 'c:tickLblPos')[0]).toBe('nextTo')
})

test('a ring is drawn of parts of a whole only, and bars of anything else', () => {
  const kindOf = (figures: (number | null)[]) => findAll(read(given('doughnut', figures)), 'c:doughnutChart').length
  expect([[5, 3], [5, null], [5, -3], [0, 0], [null], [1]].map(kindOf)).toEqual([1, 1, 0, 0, 0, 1])
})

test('every slice has a colour of its own, ink that can be read on it, and no label where it is too small', () => {
  const root = read(given('doughnut', [40, 30, 20, 10, 20, 20, 20, 20, 1]))
  const fills = findAll(root, 'c:dPt').map((point) => JSON.stringify(findAll(point, 'a:schemeClr')[0]))
  expect(new Set(fills).size).toBe(9)
  const own = findAll(root, 'c:dLbl').map((label) => [
    values(label, 'c:idx')[0],
    values(label, 'c:delete')[0] ?? values(label, 'a:srgbClr')[0],
  ])
  expect(own).toEqual([
    ['2', '141B18'],
    ['4', '141B18'],
    ['5', '141B18'],
    ['6', '141B18'],
    ['7', '141B18'],
    ['8', '1'],
  ])
})

test('the values of a single series are named at their axis, those of several in the legend', () => {
  const said = (chart: Chart) => findAll(read(chart), 'a:t').map(({ children }) => children[0])
  expect(said(given('bar', [1, 2]))).toEqual(['Cost'])
  const other = { name: 'Income', values: [1, 2], format: '0' }
  expect(said(given('bar', [1, 2], [other]))).toEqual([])
  expect(findAll(read(given('bar', [1, 2], [other])), 'c:legend')).toHaveLength(1)
  expect(said(given('stacked-bar', [1, 2], [{ ...other, isOffset: true }]))).toEqual(['Cost'])
})

test('a few bars are no blocks, and figures and names are kept whole', () => {
  expect(
    [[1], [1, 2, 3, 4], Array.from({ length: 40 }, () => 1)].map((figures) => values(read(given('bar', figures)), 'c:gapWidth')[0]),
  ).toEqual(['160', '90', '55'])
  const root = read(given('line', [1, null, 3]))
  const [names, cost] = [findAll(root, 'c:strCache')[1]!, findAll(root, 'c:numCache')[0]!]
  expect([values(names, 'c:ptCount'), findAll(names, 'c:pt').length]).toEqual([['3'], 3])
  expect([values(cost, 'c:ptCount'), findAll(cost, 'c:pt').map(({ attributes }) => attributes['idx'])]).toEqual([['3'], ['0', '2']])
})
