import { expect, test } from 'vitest'
import { paginate } from './paginate.ts'
import type { Box, ParagraphBox } from './measured-box.ts'

const paragraph = ({ listed, ...more }: Partial<ParagraphBox> & { listed?: string } = {}): Box => ({
  listed,
  box: {
    kind: 'paragraph',
    before: 0,
    after: 0,
    lines: 1,
    lineHeight: 100,
    above: 0,
    below: 0,
    keepNext: false,
    keepLines: false,
    breakBefore: false,
    ...more,
  },
})
type Rows = { isWhole?: boolean; kept?: number[] }
const table = (rows: number[], { isWhole = true, kept = [] }: Rows = {}): Box => ({
  box: {
    kind: 'table',
    header: 100,
    rows: rows.map((height, index) => ({ height, least: 100, isWhole, keepNext: kept.includes(index) })),
  },
})
const place = { listed: 'here' }
const heading = () => paragraph({ ...place, keepNext: true })
const pageOf = (...items: Box[]) => paginate([{ items, height: 1000 }]).places.get('here')

test('a heading goes over with the two first lines of what follows it', () => {
  expect(pageOf(paragraph({ lines: 7 }), heading(), paragraph({ lines: 6 }))).toBe(1)
  expect(pageOf(paragraph({ lines: 8 }), heading(), paragraph({ lines: 6 }))).toBe(2)
  expect(pageOf(paragraph({ lines: 7 }), heading(), paragraph({ lines: 3 }))).toBe(2)
})

test('a heading goes over with the header and the first row of a table', () => {
  expect(pageOf(paragraph({ lines: 6 }), heading(), table([200, 900]))).toBe(1)
  expect(pageOf(paragraph({ lines: 7 }), heading(), table([200, 900]))).toBe(2)
})

test('of the space after and the space before, the greater counts', () => {
  expect(pageOf(paragraph({ lines: 8, after: 100 }), paragraph({ ...place, before: 100 }))).toBe(1)
  expect(pageOf(paragraph({ lines: 8, after: 100 }), paragraph({ ...place, before: 101 }))).toBe(2)
})

test('rows and long paragraphs go on over as many pages as they need', () => {
  expect(pageOf(table([600, 600, 600]), paragraph(place))).toBe(3)
  expect(pageOf(paragraph({ lines: 25 }), paragraph(place))).toBe(3)
  expect(pageOf(table([2500], { isWhole: false }), paragraph(place))).toBe(4)
})

test('on the next page a table is lower by a rule, which its last row there left on the page before', () => {
  expect(pageOf(table([600, 600, 600]), paragraph({ ...place, lineHeight: 310 }))).toBe(3)
  expect(pageOf(table([600, 600, 600]), paragraph({ ...place, lineHeight: 311 }))).toBe(4)
})

test('a page that is asked for is new, and a new stretch begins one', () => {
  expect(pageOf(paragraph(), paragraph({ ...place, breakBefore: true }))).toBe(2)
  const items = [paragraph(place)]
  expect(
    paginate([
      { items: [paragraph()], height: 1000 },
      { items, height: 500 },
    ]),
  ).toEqual({ places: new Map([['here', 2]]), pages: 2 })
})

test('rows that are kept together go over together', () => {
  expect(pageOf(paragraph({ lines: 6 }), heading(), table([150, 200], { kept: [0] }))).toBe(2)
  expect(pageOf(paragraph({ lines: 6 }), heading(), table([150, 200]))).toBe(1)
  expect(pageOf(table([600, 250, 200], { kept: [1] }), paragraph({ ...place, lines: 5, keepLines: true }))).toBe(3)
  expect(pageOf(table([600, 250, 200]), paragraph({ ...place, lines: 5, keepLines: true }))).toBe(2)
})

test('the last rule of the rows that are kept with the first may stand in the margin, of others it may not', () => {
  const below = (lineHeight: number, ...rows: Parameters<typeof table>) =>
    pageOf(paragraph({ lineHeight }), heading(), table(...rows))
  expect(below(610, [100, 100], { kept: [0] })).toBe(1)
  expect(below(611, [100, 100], { kept: [0] })).toBe(2)
  expect(below(610, [100, 100, 900], { kept: [0] })).toBe(1)
  expect(below(660, [100, 150], { kept: [0] })).toBe(2)
  expect(below(601, [100, 150], { kept: [0], isWhole: false })).toBe(2)
  expect(below(600, [100, 150], { kept: [0], isWhole: false })).toBe(1)
  expect(below(700, [100])).toBe(1)
  expect(below(701, [100])).toBe(2)
  const rest = paragraph({ ...place, lines: 6, keepLines: true })
  const above = (lineHeight: number, ...rows: Parameters<typeof table>) => pageOf(paragraph({ lineHeight }), table(...rows), rest)
  expect(above(100, [200, 200, 400], { kept: [0] })).toBe(2)
  expect(above(101, [200, 200, 400], { kept: [0] })).toBe(3)
  expect(above(100, [200, 200, 200, 200], { kept: [0, 2] })).toBe(2)
  expect(above(101, [200, 200, 200, 200], { kept: [0, 2] })).toBe(3)
})

test('a frame stands round each part of a paragraph', () => {
  expect(pageOf(paragraph({ lines: 16 }), paragraph({ ...place, lines: 4 }))).toBe(2)
  expect(pageOf(paragraph({ lines: 16, above: 100, below: 100 }), paragraph({ ...place, lines: 4 }))).toBe(3)
})
