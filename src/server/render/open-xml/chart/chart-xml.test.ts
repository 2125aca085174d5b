import { expect, test } from 'vitest'
import { findAll, readXml, type XmlNode } from '#server/testing/read-office.ts'
import { findBarsHeight } from './chart-bars.ts'
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
    ['1', '141B18'],
    ['2', '141B18'],
    ['4', '141B18'],
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

const labelsOf = (chart: Chart) =>
  findAll(read(chart), 'c:ser').map((series) => {
    const [labels] = findAll(series, 'c:dLbls')
    if (!labels) return undefined
    const hidden = findAll(labels, 'c:dLbl').filter((label) => findAll(label, 'c:delete').length > 0)
    return {
      place: values(labels, 'c:dLblPos')[0],
      shown: values(labels, 'c:showVal').at(-1),
      hidden: hidden.flatMap((label) => values(label, 'c:idx')),
    }
  })

test('bars lie and say their values: at their ends, or within where they follow each other and there is room', () => {
  const other = { name: 'Income', values: [40, 3], format: '"£"#,##0' }
  expect(values(read(given('bar', [1])), 'c:barDir')).toEqual(['bar'])
  expect(labelsOf(given('bar', [50, 60], [other]))).toEqual([
    { place: 'outEnd', shown: '1', hidden: [] },
    { place: 'outEnd', shown: '1', hidden: [] },
  ])
  expect(labelsOf(given('stacked-bar', [50, 0], [other]))).toEqual([
    { place: 'ctr', shown: '1', hidden: ['1'] },
    { place: 'ctr', shown: '1', hidden: ['1'] },
  ])
  expect(labelsOf(given('stacked-bar', [50, 0], [{ ...other, isOffset: true }]))[1]).toBeUndefined()
  expect(
    labelsOf(
      given(
        'bar',
        Array.from({ length: 25 }, () => 1),
      ),
    ),
  ).toEqual([undefined])
})

test('a line says its last value only, and the scale stays where no value is said or bars begin along it', () => {
  const [line] = findAll(read(given('line', [1, 2, null])), 'c:dLbls')
  expect([findAll(line!, 'c:dLbl').flatMap((label) => values(label, 'c:idx')), values(line!, 'c:showVal')]).toEqual([
    ['1'],
    ['1', '0'],
  ])
  const lines = (chart: Chart) => findAll(read(chart), 'c:majorGridlines').length
  expect(
    [
      given('bar', [1]),
      given('line', [1]),
      given('stacked-bar', [1], [{ name: 'From', values: [2], format: '0', isOffset: true }]),
    ].map(lines),
  ).toEqual([0, 1, 1])
})

test('a chart of bars is as high as its bars need', () => {
  const heights = [1, 5, 20].map((count) =>
    findBarsHeight(
      given(
        'bar',
        Array.from({ length: count }, () => 1),
      ),
    )!,
  )
  expect(heights.map(Math.round)).toEqual([95, 199, 521])
  expect(findBarsHeight(given('line', [1]))).toBeUndefined()
})
