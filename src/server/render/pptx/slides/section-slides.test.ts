import { expect, test } from 'vitest'
import type { Block, BlockOf } from '#shared/content/blocks.ts'
import { faceOf, textWidth } from '#server/render/open-xml/text/measure-text.ts'
import { checkPptx } from '#server/testing/check-pptx.ts'
import { containerDiagram } from '#server/testing/given-diagrams.ts'
import { withBlocks, editionOf } from '#server/testing/given-edition.ts'
import { givenColumn, givenTable } from '#server/testing/given-workbook.ts'
import { findAll, type XmlNode } from '#server/testing/read-office.ts'
import { pptxRenderer } from '../render-pptx.ts'

const words = (text: string): Block => ({ id: text.slice(0, 9), type: 'paragraph', text: [{ text }] })
const table = (id: string, count: number, texts: readonly string[]): BlockOf<'table'> => ({
  ...givenTable(
    texts.map((_, index) => givenColumn(`c${index}`, 'text')),
    Array.from({ length: count }, () => [...texts]),
  ),
  id,
  caption: id,
})
const read = async (...blocks: Block[]) => checkPptx(await pptxRenderer.render(editionOf(withBlocks(...blocks)))).slides.slice(1)
const tablesOf = (root: XmlNode) => findAll(root, 'a:tbl')
const rowsOf = (root: XmlNode) => tablesOf(root).map((one) => findAll(one, 'a:tr').length - 1)
const sizesOf = (root: XmlNode) =>
  new Set(tablesOf(root).flatMap((one) => findAll(one, 'a:rPr').map(({ attributes }) => attributes['sz'])))

const long = 'words that take some room '.repeat(9)

test('tables on one slide have type of one size', async () => {
  const slides = await read(table('dense', 20, ['WS-1', long, long]), table('few', 3, ['MS-1', 'Start']))
  const shared = slides.filter(({ root }) => tablesOf(root).length > 1)
  expect(shared).toHaveLength(1)
  expect(shared.map(({ root }) => sizesOf(root).size)).toEqual([1])
})

test('the rows of a table are shared among its slides, also where words stand above it', async () => {
  const slides = await read(words(long.repeat(2)), table('costs', 14, ['CST-1', 'Delivery team', 'weeks']))
  expect(slides.flatMap(({ root }) => rowsOf(root))).toEqual([7, 7])
})

test('a line above a diagram does not stand on a slide alone', async () => {
  const slides = await read(words('Trigger: somebody asks.'), { ...containerDiagram, id: 'drawn' })
  expect(findAll(slides[0]!.root, 'p:cxnSp').length).toBeGreaterThan(0)
})

test('no type is so large that a word of a table is broken, or a link', async () => {
  const name = { text: 'Privacy request orchestration', link: '#dense' }
  const given = table('dense', 4, [
    'x',
    'Batch ingestion',
    'Asks for a person’s data to be found, restricted or erased',
    'Extract over a private connection',
    'Waits',
  ])
  const slides = await read({ ...given, rows: given.rows.map(([, ...others]) => [[name], ...others]) })
  const [grid] = findAll(slides[0]!.root, 'a:tblGrid')
  const [first] = findAll(grid!, 'a:gridCol').map(({ attributes }) => Number(attributes['w']) / 12_700)
  const [size] = [...sizesOf(slides[0]!.root)].map((one) => Number(one) / 100)
  expect(first).toBeGreaterThan(textWidth({ text: name.text, face: faceOf('sans'), size: size! }))
})
