import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Block } from '#shared/content/blocks.ts'
import { withBlocks } from '#server/testing/given-edition.ts'
import { givenColumn, givenTable, givenWorkbook } from '#server/testing/given-workbook.ts'
import { findAll } from '#server/testing/read-office.ts'
import { readRange, type ReadSheet } from '#server/testing/read-workbook.ts'

const words = (text: string, id = text.slice(0, 9)): Block => ({ id, type: 'paragraph', text: [{ text }] })
const table = (caption: string, count: number, text = 'a cell'): Block => ({
  ...givenTable(
    [givenColumn('Head', 'text'), givenColumn('Other', 'text')],
    Array.from({ length: count }, (_, row) => [`${caption} ${row}`, text]),
  ),
  id: caption,
  caption,
})

/** The first text of each row on each printed page, as determined by explicit breaks. */
function pagesOf({ root, cells }: ReadSheet) {
  const texts = new Map([...cells].map(([name, { text = '' }]) => [name, text]))
  const breaks = new Set(findAll(root, 'brk').map(({ attributes }) => Number(attributes['id'])))
  const pages: { texts: string[]; height: number }[] = [{ texts: [], height: 0 }]
  for (const { attributes } of findAll(root, 'row')) {
    const row = Number(attributes['r'])
    if (breaks.has(row - 1)) pages.push({ texts: [], height: 0 })
    const text = texts.get(`B${row}`)
    if (text) pages.at(-1)!.texts.push(text)
    pages.at(-1)!.height += Number(attributes['ht'])
  }
  return pages
}

const given = async (...blocks: Block[]) => {
  const { sheets, names } = await givenWorkbook(withBlocks(...blocks))
  return { pages: pagesOf(sheets[1]!), titles: names.get('_xlnm.Print_Titles'), sheets }
}

test('a table that the rest of a page has no room for begins the next one, with its caption', async () => {
  const { pages } = await given(table('One', 18), table('Two', 18), table('Three', 18))
  expect(pages.map(({ texts: [first] }) => first)).toEqual(['← Summary', 'Table 2\u2002Two', 'Table 3\u2002Three'])
})

test('the heading of a table over several pages comes again on them, also with a few lines below it', async () => {
  const long = table('Long', 19, 'many words '.repeat(60))
  const { pages, titles, sheets } = await given(words('First.'), long, words('A line below.'))
  const header = [...sheets[1]!.cells].find(([, { text }]) => text === 'Head')![0]
  expect(titles).toBe(`'Only'!$${readRange(header).top}:$${readRange(header).top}`)
  expect(pages.at(-1)!.texts).toEqual(expect.arrayContaining(['Long 17', 'Long 18', 'A line below.']))
})

test('where other things follow on pages of their own, no heading of another table comes again', async () => {
  const { titles } = await given(
    table('Long', 19, 'many words '.repeat(60)),
    ...['a', 'b', 'c', 'd'].map((id) => words(`${id} words `.repeat(400), id)),
  )
  expect(titles).toBeUndefined()
})

/** Points of rows on a landscape page as wide as this sheet. */
const tallest = 741 * 1.25

test('no page ends with a caption, a heading or a header, begins with a last row alone, or is set too high', async () => {
  const block = fc.oneof(
    fc.nat(9).map((count) => (id: string) => words(`${id} `.repeat(1 + count * 40), id)),
    fc.nat(18).map((count) => (id: string) => table(id, 1 + count)),
    fc.nat(12).map((count) => (id: string) => table(id, 2 + count, 'many words '.repeat(30))),
  )
  const blocks = fc.array(block, { minLength: 3, maxLength: 9 }).map((all) => all.map((make, index) => make(`B${index}`)))
  await fc.assert(
    fc.asyncProperty(blocks, async (all) => {
      const { sheets, names } = await givenWorkbook(withBlocks(...all))
      const pages = sheets.slice(1).map(pagesOf)
      const others = pages.flatMap((one) => one.slice(0, -1))
      expect(others.filter(({ texts }) => /^(Head|Table |1\u2002)/.test(texts.at(-1)!))).toEqual([])
      const isRow = (text = '') => /^B\d+ \d+$/.test(text)
      const isFirst = (text: string) => text.endsWith(' 0')
      const begun = pages.flatMap((one) => one.slice(1)).filter(({ texts: [text] }) => isRow(text) && !isFirst(text!))
      expect(begun.filter(({ texts }) => !isRow(texts[1]))).toEqual([])
      // If the heading is repeated, breaks after full pages are left to the program.
      const set = names.has('_xlnm.Print_Titles') ? [] : others
      expect(set.filter(({ height }) => height > tallest)).toEqual([])
    }),
    { numRuns: 25 },
  )
}, 60_000)
