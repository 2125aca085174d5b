import { expect, test } from 'vitest'
import type { BlockOf } from '#shared/content/blocks.ts'
import { everyBlock } from '#server/testing/given-content.ts'
import { walkBlocks } from '#shared/content/walk-blocks.ts'
import { contrast } from '#server/testing/contrast.ts'
import { measureText } from '../fonts/measure-text.ts'
import { drawChart } from './draw-chart.ts'
import { lineColours } from './draw-lines.ts'

type Chart = BlockOf<'chart'>
type Table = BlockOf<'table'>

const blocks = [...walkBlocks(everyBlock.sections)].map(({ block }) => block)
const table = blocks.find((block): block is Table => block.id === 'table-load')!
const charts = blocks.filter((block) => block.type === 'chart')

const chart = (kind: Chart['kind'], series: string[]): Chart => ({
  id: 'c',
  type: 'chart',
  caption: '',
  alt: 'A',
  kind,
  table: 't',
  categories: 'name',
  series,
})
const given = (rows: Table['rows']): Table => ({
  id: 't',
  type: 'table',
  caption: '',
  columns: [
    { id: 'name', heading: 'Name', kind: 'text' },
    { id: 'one', heading: 'One', kind: 'number' },
    { id: 'two', heading: 'Two', kind: 'money', currency: 'EUR' },
  ],
  rows,
})

const texts = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, words]) => words)
const numbers = (svg: string, name: string) =>
  [...svg.matchAll(new RegExp(` ${name}="(-?[\\d.]+)"`, 'g'))].map(([, value]) => Number(value))

test.each(charts)('a $kind chart names its categories and shows their values inside its frame', (block) => {
  const picture = drawChart(block, table)
  const words = texts(picture.svg)
  for (const name of ['Q1 2026', 'Q4 2026']) expect(words).toContain(name)
  expect(words.join(' ')).toContain('15,700')
  expect(Math.max(...numbers(picture.svg, 'x'))).toBeLessThan(picture.width)
  expect(Math.max(...numbers(picture.svg, 'y'))).toBeLessThan(picture.height)
  expect(Math.min(...numbers(picture.svg, 'x'), ...numbers(picture.svg, 'y'))).toBeGreaterThanOrEqual(0)
  expect(drawChart(structuredClone(block), structuredClone(table))).toEqual(picture)
})

test('bars are as long as their values are large, on either side of zero', () => {
  const { svg } = drawChart(
    chart('bar', ['one']),
    given([
      ['a', 100, null],
      ['b', 50, null],
      ['c', -25, null],
    ]),
  )
  const bars = numbers(svg, 'width').slice(2)
  expect(bars[0]! / bars[1]!).toBeCloseTo(2, 2)
  expect(bars[0]! / bars[2]!).toBeCloseTo(4, 2)
  expect(texts(svg)).toEqual(expect.arrayContaining(['100', '\u221225']))
})

test('a stack ends with its sum', () => {
  const { svg } = drawChart(chart('stacked-bar', ['one', 'two']), given([['a', 100, 23]]))
  expect(texts(svg)).toEqual(expect.arrayContaining(['One', 'Two', '100', '123']))
})

test('a line is broken where a value is missing', () => {
  const { svg } = drawChart(
    chart('line', ['one']),
    given([
      ['a', 1, null],
      ['b', null, null],
      ['c', 3, null],
      ['d', 4, null],
    ]),
  )
  expect(svg.match(/<circle/g)).toHaveLength(3)
  expect(/<path d="(M[^"]*)" fill="none" stroke="#026959"/.exec(svg)?.[1]?.match(/[ML]/g)).toEqual(['M', 'M', 'L'])
})

test('a doughnut gathers the smallest slices and leaves out what has no share', () => {
  const rows = Array.from({ length: 9 }, (_, index): Table['rows'][number] => [
    `slice ${index}`,
    index === 0 ? -5 : index * 10,
    null,
  ])
  const words = texts(drawChart(chart('doughnut', ['one']), given(rows)).svg)
  expect(words).toContain('3 others')
  expect(words).toContain('slice 8')
  expect(words).not.toContain('slice 0')
  expect(words).toContain('360')
})

test('nothing to draw, strange names and unknown columns give a picture all the same', () => {
  for (const kind of ['bar', 'stacked-bar', 'line', 'doughnut'] as const) {
    for (const rows of [[], [['<b>&"\u0007', null, null]], [['x'.repeat(500), 1e15, -1e15]]] as Table['rows'][]) {
      for (const series of [['one'], ['one', 'two'], ['unknown']]) {
        const { svg, width, height } = drawChart(chart(kind, series), given(rows))
        expect(svg).not.toMatch(/NaN|Infinity|undefined|<b>/)
        expect(width * height).toBeGreaterThan(0)
      }
    }
  }
})

const widest = (svg: string) =>
  [
    ...svg.matchAll(
      /<text x="([\d.-]+)" y="[\d.-]+" font-size="([\d.]+)"( font-weight="600")?(?: text-anchor="(\w+)")?[^>]*>([^<]*)</g,
    ),
  ].map(([, x, size, bold, anchor, words]) => {
    const width = measureText(words!, bold ? 'sans-semibold' : 'sans', Number(size))
    const start = Number(x) - (anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0)
    return { words, start, end: start + width }
  })

const hard: Record<string, Table['rows']> = {
  'long names': ['first', 'second', 'last'].map((name) => [`${name} ${'platform operations by day and night '.repeat(3)}`, 12, 30]),
  'huge numbers': [
    ['a', 1_234_567_890_123, 987_654_321_000],
    ['b', 4e11, -3e11],
  ],
  'one point': [['Only', 42, 17]],
  'forty categories': Array.from({ length: 40 }, (_, index) => [`Week ${index + 1}`, (index * 37) % 91, index]),
}

test.each(Object.entries(hard))('%s are neither cut off at the frame nor taller than a page', (_, rows) => {
  for (const kind of ['bar', 'stacked-bar', 'line', 'doughnut'] as const) {
    const { svg, width, height } = drawChart(chart(kind, ['one', 'two']), given(rows))
    for (const { words, start, end } of widest(svg)) {
      expect(start, `${kind}: ${words}`).toBeGreaterThanOrEqual(-0.5)
      expect(end, `${kind}: ${words}`).toBeLessThanOrEqual(width + 0.5)
    }
    expect(height).toBeLessThanOrEqual(610)
  }
})

test('a whole of one slice is a ring, and its sum fits the hole', () => {
  const { svg } = drawChart(chart('doughnut', ['one']), given([['all', 1_234_567_890_123, null]]))
  expect(svg).toMatch(/<circle [^>]*stroke-width="24"/)
  const sum = widest(svg).find(({ words, start }) => words === '1,234,567,890,123' && start < 100)!
  expect(sum.end - sum.start).toBeLessThan(76)
})

test('the value at the end of a line outlives a long name, in a colour that can be read', () => {
  const columns = given([['a', 5, 1]]).columns.map((column) => ({
    ...column,
    heading: 'Licences and support of all the kinds there are',
  }))
  const { svg } = drawChart(chart('line', ['one']), { ...given([['a', 5, 1]]), columns })
  expect(texts(svg).some((words) => words!.endsWith('\u2026 5'))).toBe(true)
  for (const colour of lineColours) expect(contrast(colour, '#ffffff')).toBeGreaterThanOrEqual(4.5)
})

test('a scale stands above the bars at its values, and days below them at theirs, in rows that do not overlap', () => {
  const plan = given([
    ['a', 0, 4],
    ['b', 4, 6],
  ])
  const marks = [
    { at: 0, label: 'Jan 2027', kind: 'scale' },
    { at: 5, label: 'Feb 2027', kind: 'scale' },
    { at: 9.5, label: '1 Mar: Licence ends', kind: 'day' },
    { at: 10, label: '5 Mar: Season begins', kind: 'day' },
  ] as const
  const bars = { ...chart('stacked-bar', ['one', 'two']), offset: 'one' }
  const { svg, height } = drawChart({ ...bars, marks: [...marks] }, plan)
  const at = (label: string) => {
    const [, x, y] = new RegExp(`<text[^>]* x="([\\d.]+)" y="([\\d.]+)"[^>]*>${label}<`).exec(svg) ?? []
    return { x: Number(x), y: Number(y) }
  }
  const [first, second, licence, season] = marks.map(({ label }) => at(label))
  expect(first!.y).toBe(second!.y)
  expect(first!.x).toBeLessThan(second!.x)
  expect(licence!.y).toBeGreaterThan(at('b').y)
  expect(season!.y).toBeGreaterThan(licence!.y)
  expect(season!.y).toBeLessThan(height)
  expect(height).toBeGreaterThan(drawChart(bars, plan).height)
  // The line of a day is where its work would end: at the end of the bar that is as long.
  const lines = [...svg.matchAll(/M([\d.]+) [\d.]+V[\d.]+" [^>]*stroke-dasharray/g)].map(([, x]) => Number(x))
  const bar = [...svg.matchAll(/<rect x="([\d.]+)" y="[\d.]+" width="([\d.]+)"[^>]*stroke=/g)].at(-1)!
  expect(lines[1]).toBeCloseTo(Number(bar[1]) + Number(bar[2]), 0)
})
