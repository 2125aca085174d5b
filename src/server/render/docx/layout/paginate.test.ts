import { expect, test } from 'vitest'
import type { Item, ParagraphBox } from '#server/render/docx/flow.ts'
import { paginate } from './paginate.ts'

const paragraph = (more: Partial<ParagraphBox> & { heading?: number } = {}): Item => ({
  xml: '',
  ...(more.heading === undefined ? {} : { heading: more.heading }),
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
const table = (rows: number[], isWhole = true): Item => ({
  xml: '',
  box: { kind: 'table', header: 100, rows: rows.map((height) => ({ height, isWhole })) },
})
const heading = (index: number) => paragraph({ heading: index, keepNext: true })
const pageOf = (...items: Item[]) => paginate([{ items, height: 1000 }]).headings.get(0)

test('a heading goes over with the two first lines of what follows it', () => {
  expect(pageOf(paragraph({ lines: 7 }), heading(0), paragraph({ lines: 6 }))).toBe(1)
  expect(pageOf(paragraph({ lines: 8 }), heading(0), paragraph({ lines: 6 }))).toBe(2)
  expect(pageOf(paragraph({ lines: 7 }), heading(0), paragraph({ lines: 3 }))).toBe(2)
})

test('a heading goes over with the header and the first row of a table', () => {
  expect(pageOf(paragraph({ lines: 6 }), heading(0), table([200, 900]))).toBe(1)
  expect(pageOf(paragraph({ lines: 7 }), heading(0), table([200, 900]))).toBe(2)
})

test('of the space after and the space before, the greater counts', () => {
  expect(pageOf(paragraph({ lines: 8, after: 100 }), paragraph({ heading: 0, before: 100 }))).toBe(1)
  expect(pageOf(paragraph({ lines: 8, after: 100 }), paragraph({ heading: 0, before: 101 }))).toBe(2)
})

test('rows and long paragraphs go on over as many pages as they need', () => {
  expect(pageOf(table([600, 600, 600]), paragraph({ heading: 0 }))).toBe(3)
  expect(pageOf(paragraph({ lines: 25 }), paragraph({ heading: 0 }))).toBe(3)
  expect(pageOf(table([2500], false), paragraph({ heading: 0 }))).toBe(4)
})

test('a page that is asked for is new, and a new stretch begins one', () => {
  expect(pageOf(paragraph(), paragraph({ heading: 0, breakBefore: true }))).toBe(2)
  const items = [paragraph({ heading: 0 })]
  expect(
    paginate([
      { items: [paragraph()], height: 1000 },
      { items, height: 500 },
    ]),
  ).toEqual({ headings: new Map([[0, 2]]), pages: 2 })
})
