import { expect, test } from 'vitest'
import { type Item, emptyWords, paragraph } from './flow.ts'
import { ourLook } from './look.ts'
import { turnPages } from './turn-pages.ts'

const wide: Item = { kind: 'table', xml: '', box: { kind: 'table', header: 400, rows: [] }, wide: true }
const words = (lines: number) =>
  paragraph('BodyText', { xml: '', pieces: [{ text: 'word\n'.repeat(lines - 1), face: 'serif', size: 10 }] })
const heading = (level: 1 | 2) => ({ ...paragraph(`Heading${level}`, emptyWords), heading: level })
const turned = (...items: Item[]) =>
  turnPages(items, ourLook)
    .map((item) => (item.wide ? 'w' : 'u'))
    .join('')

test('the chapter so far goes along with its wide table, and so does what ends the chapter', () => {
  expect(turned(words(9), heading(1), words(3), wide, words(3), heading(1), words(9))).toBe('uwwwwuu')
})

test('where the chapter is too long its section goes along, and at the least the headings before the table', () => {
  expect(turned(heading(1), words(30), heading(2), words(3), wide)).toBe('uuwww')
  expect(turned(heading(1), words(30), heading(2), wide)).toBe('uuww')
  expect(turned(heading(1), words(60), wide)).toBe('uuw')
})

test('little between two wide tables goes along, much does not', () => {
  expect(turned(wide, heading(1), words(9), wide)).toBe('wwww')
  expect(turned(wide, words(40), wide)).toBe('wuw')
})

test('text on its side is no wider than upright', () => {
  const [, text] = turnPages([wide, words(3)], ourLook)
  expect(text).toMatchObject({ choice: { right: 16_838 - 11_906 } })
})

test('a document without a wide table stays as it is', () => expect(turned(heading(1), words(3))).toBe('uu'))
