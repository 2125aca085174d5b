import { expect, test } from 'vitest'
import type { Box, ParagraphBox, TableBox } from './box.ts'
import { paginate } from './paginate.ts'

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
type Rows = { isWhole?: boolean; kept?: number[]; stated?: number }
const table = (rows: number[], { isWhole = true, kept = [], stated }: Rows = {}): Box => ({
  box: {
    kind: 'table',
    header: 100,
    ...(stated !== undefined && { stated }),
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
  ).toEqual({ places: new Map([['here', 2]]), pages: 2, settled: new Map(), raised: new Map() })
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

test('the header of a table is made higher where a row fits on its page by a hair, or goes over by one', () => {
  const raisedIn = (
    lineHeight: number,
    rows: number[],
    { lead = heading(), stated = 90, isWhole = true }: { lead?: Box; stated?: number | null; isWhole?: boolean } = {},
  ) => {
    const box = table(rows, { isWhole, ...(stated !== null && { stated }) })
    const items = [paragraph({ lineHeight }), lead, box, paragraph(place)]
    const { raised, places } = paginate([{ items, height: 1000 }])
    return [raised.get(box.box as TableBox), places.get('here')]
  }
  expect(raisedIn(400, [200, 169, 500])).toEqual([undefined, 2])
  expect(raisedIn(400, [200, 170, 500])).toEqual([170, 2])
  expect(raisedIn(400, [200, 170, 780])).toEqual([170, 4])
  // The second row ends with the page, or a hair below it.
  expect(raisedIn(400, [200, 200, 500])).toEqual([130, 2])
  expect(raisedIn(400, [200, 230, 500])).toEqual([130, 2])
  expect(raisedIn(400, [200, 231, 500])).toEqual([undefined, 2])
  // The first row decides where its heading stands.
  expect(raisedIn(500, [300, 100])).toEqual([130, 2])
  expect(raisedIn(400, [200, 200, 500], { lead: paragraph() })).toEqual([130, 2])
  expect(raisedIn(400, [200, 200, 500], { stated: null })).toEqual([undefined, 2])
  // The second line of a row that is split ends with the page.
  expect(raisedIn(190, [800], { isWhole: false })).toEqual([130, 2])
  expect(raisedIn(100, [800], { isWhole: false })).toEqual([undefined, 2])
})

test('a frame stands round each part of a paragraph', () => {
  expect(pageOf(paragraph({ lines: 16 }), paragraph({ ...place, lines: 4 }))).toBe(2)
  expect(pageOf(paragraph({ lines: 16, above: 100, below: 100 }), paragraph({ ...place, lines: 4 }))).toBe(3)
})

const settledIn = (...items: Box[]) => paginate([{ items, height: 1000 }]).settled.get('here')

test('a heading that goes over by a hair, or stays by one, is set farther or nearer', () => {
  const spaced = () => paragraph({ ...place, keepNext: true, before: 200 })
  const after = (lineHeight: number) => [paragraph({ lineHeight }), spaced(), paragraph({ lines: 6 })] as const
  expect(settledIn(...after(500))).toEqual({ before: 40 })
  expect(settledIn(...after(501))).toEqual({ before: 360 })
  expect(settledIn(...after(380))).toBeUndefined()
  expect(pageOf(...after(500))).toBe(1)
  expect(pageOf(...after(501))).toBe(2)
})

test('a heading below which no line of what follows has room begins a page', () => {
  const above = (lines: number) => [paragraph({ lines }), heading()] as const
  const following = paragraph({ lines: 3, lineHeight: 200 })
  expect(settledIn(...above(8), following)).toEqual({ before: 0, breakBefore: true })
  expect(settledIn(...above(6), following)).toBeUndefined()
  // One that does not fit itself goes over in any program, and so does one before a table.
  expect(settledIn(...above(10), following)).toBeUndefined()
  expect(settledIn(...above(8), table([200, 900]))).toBeUndefined()
  expect(pageOf(...above(8), following)).toBe(2)
})
