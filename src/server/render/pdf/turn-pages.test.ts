import { expect, test } from 'vitest'
import type { TypstBlock } from './typst-blocks.ts'
import { turnPages } from './turn-pages.ts'

const heading = (level = 1): TypstBlock => ({ type: 'heading', level, number: '1', text: 'Heading' })
const words = (count: number): TypstBlock => ({
  type: 'paragraph',
  runs: ['word '.repeat(count)],
})
const table = (landscape: boolean): TypstBlock => ({
  type: 'table',
  caption: '',
  landscape,
  whole: true,
  size: 8,
  inset: 5,
  columns: [],
  heading: { lines: null },
  rows: [],
  leastRow: 0,
  totals: null,
})
const wide = table(true)
const narrow = table(false)

/** The types of blocks on landscape pages, in square brackets. */
const shape = (blocks: TypstBlock[]) =>
  turnPages(blocks)
    .map(({ landscape, blocks: of }) => {
      const kinds = of.map((block) => (block === wide ? 'wide' : block.type)).join(' ')
      return landscape ? `[${kinds}]` : kinds
    })
    .join(' ')

test('a wide table takes with it the headings and the few words that lead to it', () => {
  expect(shape([words(10), heading(), words(20), heading(2), words(5), wide, words(10)])).toBe(
    'paragraph [heading paragraph heading paragraph wide] paragraph',
  )
  expect(shape([heading(), words(20), wide, words(10), wide])).toBe('[heading paragraph wide paragraph wide]')
})

test('long words, lists and tables stay upright, with the heading above them', () => {
  expect(shape([heading(), words(400), wide])).toBe('heading paragraph [wide]')
  expect(shape([heading(), narrow, words(10), wide])).toBe('heading table paragraph [wide]')
  expect(shape([heading(), words(400), heading(2), words(10), wide])).toBe('heading paragraph [heading paragraph wide]')
})

test('without anything wide all pages are upright, and nothing is lost', () => {
  const blocks = [heading(), words(10), narrow, words(10)]
  expect(turnPages(blocks)).toEqual([{ landscape: false, blocks }])
  expect(turnPages([])).toEqual([])
})

test('a picture is as much smaller as the heading on its landscape page needs', () => {
  const picture: TypstBlock = {
    type: 'picture',
    caption: '',
    alt: '',
    svg: '',
    width: 600,
    height: 380,
    landscape: true,
    floats: false,
  }
  const drawn = (blocks: TypstBlock[]) =>
    turnPages(blocks).flatMap(({ blocks: of }) => of.flatMap((one) => (one.type === 'picture' ? [[one.width, one.height]] : [])))
  expect(drawn([words(400), picture])).toEqual([[600, 380]])
  const [[width, height]] = drawn([heading(), picture]) as [[number, number]]
  expect(height).toBe(345)
  expect(width / height).toBeCloseTo(600 / 380)
})
