import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Block, BlockOf } from '#shared/content/blocks.ts'
import type { Content, Section } from '#shared/content/content.ts'
import { blockInlines, blockTexts } from '#shared/content/plain-text.ts'
import { walkBlocks, walkSections } from '#shared/content/walk-blocks.ts'
import { listValidationErrors } from '#server/testing/check-office.ts'
import { checkPptx, type ReadPptx, type ReadSlide, textsOf } from '#server/testing/check-pptx.ts'
import { everyBlock } from '#server/testing/given-content.ts'
import { editionOf, withBlocks } from '#server/testing/given-edition.ts'
import { givenWideTable, held, hostileBlocks, hostileTexts } from '#server/testing/given-hostile-text.ts'
import { findAll } from '#server/testing/read-office.ts'
import { pptxRenderer } from './render-pptx.ts'
import { slideSize, slideRegions } from './slide-regions.ts'

const render = (content: Content) => pptxRenderer.render(editionOf(content))
const section = (heading: string, ...blocks: Block[]): Section => ({ id: `s ${heading}`, heading, blocks, sections: [] })
const read = async (content: Content) => checkPptx(await render(content))
const everything = await render(everyBlock)
const deck = checkPptx(everything)

/** Without white space, so that lines and slides may end anywhere, and without characters that slides add. */
const bare = (text: string) => held(text).replace(/[\s\u2009]/g, '')
const saidBy = ({ slides }: ReadPptx) => bare(slides.flatMap(({ texts, notes }) => [...texts, ...notes]).join(''))
const paragraph = (text: string, id = 'p'): Block => ({ id, type: 'paragraph', text: [{ text }] })

/** Shapes that deliberately touch an edge are on layouts, not on slides. */
function outside({ frames }: ReadSlide): string[] {
  const edge = 0.5
  return frames
    .filter(
      ({ x, y, width, height }) =>
        x < -edge || y < -edge || x + width > slideSize.width + edge || y + height > slideRegions.rule.y + edge,
    )
    .map(({ name, y, height }) => `${name} from ${y} to ${y + height}`)
}

/** Shapes outside a slide, and titles that are missing or repeated. */
function faultsOf({ slides }: ReadPptx): string[] {
  const titles = slides.map(({ title }) => title)
  const repeated = titles.filter((title, index) => title === '' || titles.indexOf(title) !== index)
  return [...slides.flatMap(outside), ...repeated.map((title) => `the title “${title}”`)]
}

test('the Open XML SDK finds nothing wrong with every block, nor with hostile text', async () => {
  expect(await listValidationErrors(everything, 'pptx')).toEqual([])
  const texts = hostileTexts.map((text) => text.slice(0, 2000))
  const hostile = [givenWideTable(8), ...texts.flatMap((text, index) => hostileBlocks(text, index)), givenWideTable(60)]
  expect(await listValidationErrors(await render(withBlocks(...hostile)), 'pptx')).toEqual([])
}, 60_000)

test('every text of every block is on a slide or in its notes', () => {
  const said = saidBy(deck)
  for (const { section } of walkSections(everyBlock.sections)) expect(said).toContain(bare(section.heading))
  const texts = [...walkBlocks(everyBlock.sections)].flatMap(({ block }) => shownTexts(block).map((text) => ({ block, text })))
  expect(texts.length).toBeGreaterThan(150)
  expect(texts.filter(({ text }) => !said.includes(bare(text)))).toEqual([])
})

/** Citations are between runs of text, and numbers are printed in their column's format. */
function shownTexts(block: Block): string[] {
  const runs = blockInlines(block).map(({ text }) => text)
  const isWords = block.type === 'paragraph' || block.type === 'list' || block.type === 'callout'
  const whole = isWords ? [] : blockTexts(block).filter((text) => block.type !== 'table' || !/^-?\d|NFR-1|99 %/.test(text))
  return [...runs, ...whole].filter((text) => text.trim() !== '')
}

test('nothing stands outside a slide or on its footer, and no two slides have the same title', () => {
  expect(faultsOf(deck)).toEqual([])
})

test('any text stays inside its slides, and nothing of it is lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 60 }), async (text) => {
      const found = await read({ ...withBlocks(...hostileBlocks(text, 0)), title: `T${text}`, subtitle: text })
      expect(faultsOf(found)).toEqual([])
      const expected = bare(text)
      const least = expected === '' ? 0 : 12
      expect(saidBy(found).split(expected).length - 1).toBeGreaterThanOrEqual(least)
    }),
    { examples: hostileTexts.filter((text) => text.length < 1000).map((text) => [text]), numRuns: 20, endOnFailure: true },
  )
}, 60_000)

test('ten thousand letters without a space go on over slides, in every block', async () => {
  const text = 'x'.repeat(10_000)
  for (const block of hostileBlocks(text, 0)) {
    const found = await read(withBlocks(block))
    expect(faultsOf(found)).toEqual([])
    const letters = saidBy(found).replaceAll(/[^x]/g, '').length
    // The text of a chart is in its own part.
    expect({ type: block.type, isWhole: block.type === 'chart' || letters >= 9990 }).toEqual({ type: block.type, isWhole: true })
  }
  expect(faultsOf(await read({ ...everyBlock, title: text, subtitle: text, sections: [section(text, paragraph(text))] }))).toEqual(
    [],
  )
})

const tall = (rows: number): BlockOf<'table'> => ({
  id: 'tall',
  type: 'table',
  caption: 'Rows',
  columns: [
    { id: 'a', heading: 'First head', kind: 'text' },
    { id: 'b', heading: 'Second head', kind: 'text' },
  ],
  rows: Array.from({ length: rows }, (_, row) => [`row ${row}`, 'words of a row '.repeat(1 + (row % 9))]),
})

test('a table that goes on over slides begins each with its header, and keeps every row in order', async () => {
  const found = await read(withBlocks(tall(60)))
  const tables = found.slides.flatMap(({ root }) => findAll(root, 'a:tbl'))
  expect(tables.length).toBeGreaterThan(2)
  for (const table of tables) {
    expect(textsOf(findAll(table, 'a:tr')[0]!)).toEqual(['First head', 'Second head'])
    expect(findAll(table, 'a:tr').length).toBeGreaterThan(3)
  }
  const first = tables.flatMap((table) =>
    findAll(table, 'a:tr')
      .slice(1)
      .map((row) => textsOf(row)[0]),
  )
  expect(first).toEqual(Array.from({ length: 60 }, (_, row) => `row ${row}`))
})

test('a chart stands beside the table of its figures where that is small, in either order, and before it where it is not', async () => {
  const table = (rows: number): BlockOf<'table'> => ({ ...tall(rows), rows: tall(rows).rows.map(([name], row) => [name!, row]) })
  const chart: Block = {
    id: 'c',
    type: 'chart',
    caption: 'Rows drawn',
    alt: 'Rows.',
    kind: 'bar',
    table: 'tall',
    categories: 'a',
    series: ['b'],
  }
  const framesOf = async (...blocks: Block[]) => {
    const found = await read(withBlocks(...blocks, paragraph('After')))
    expect(faultsOf(found)).toEqual([])
    return found.slides
      .map(({ frames }) => frames.filter(({ name }) => /^(Chart|Table)/.test(name)))
      .filter(({ length }) => length > 0)
  }
  for (const blocks of [
    [chart, table(5)],
    [table(5), chart],
  ]) {
    const [slide, ...others] = await framesOf(...blocks)
    expect(others).toEqual([])
    const [left, right] = slide!.toSorted((one, other) => one.x - other.x)
    expect(left!.name + right!.name).toMatch(/^Chart.*Table/)
    expect(left!.x + left!.width).toBeLessThan(right!.x)
  }
  expect((await framesOf(chart, table(60))).length).toBeGreaterThan(2)
})

test('a table that fits below the words before it is set smaller rather than on a slide of its own', async () => {
  const rows = 11
  const table = { ...tall(rows), rows: tall(rows).rows.map(([name]) => [name!, 'few words']) }
  expect((await read(withBlocks(paragraph('Before. '.repeat(20)), table))).slides).toHaveLength(2)
})

test('sixty columns come in parts that repeat the first', async () => {
  const found = await read(withBlocks(givenWideTable(60)))
  expect(faultsOf(found)).toEqual([])
  const headers = found.slides.flatMap(({ root }) => findAll(root, 'a:tbl').map((table) => textsOf(findAll(table, 'a:tr')[0]!)))
  expect(headers.length).toBeGreaterThan(2)
  expect(headers.every(([head]) => head === 'Head 0')).toBe(true)
  expect(new Set(headers.flat()).size).toBe(60)
})

test('a quote stays with its source', () => {
  const [slide] = deck.slides.filter(({ texts }) => texts.includes('Two days is too long.'))
  expect(slide?.texts).toContain('— Head of claims')
})

test('speaker notes stand in the notes of their slide and not on it', async () => {
  const notes: Block = { id: 'n', type: 'callout', tone: 'note', title: 'Speaker notes', text: [{ text: 'Say this aloud.' }] }
  const { slides } = await read({
    ...everyBlock,
    sections: [section('One message', paragraph('Seen')), section('Another', paragraph('Also seen', 'q'), notes)],
  })
  expect(slides.map(({ title }) => title)).toEqual([everyBlock.title, 'One message', 'Another'])
  expect(slides[2]!.notes).toEqual(['Say this aloud.'])
  expect(slides.flatMap(({ texts }) => texts).join()).not.toContain('aloud')
})

test('charts are Office’s own with their figures', () => {
  const count = [...walkBlocks(everyBlock.sections)].filter(({ block }) => block.type === 'chart').length
  const paths = [...deck.parts.keys()]
  expect(paths.filter((path) => /^ppt\/charts\/chart\d+\.xml$/.test(path))).toHaveLength(count)
  expect(paths.filter((path) => path.endsWith('.xlsx'))).toHaveLength(count)
})

test('everything that is looked at says what it shows, to those who cannot see it', () => {
  const graphics = deck.slides.flatMap(({ root }) => [
    ...findAll(root, 'p:graphicFrame'),
    ...findAll(root, 'p:grpSp').filter((group) => findAll(group, 'p:cNvPr')[0]!.attributes['name']!.startsWith('Diagram')),
  ])
  expect(graphics.length).toBeGreaterThan(10)
  expect(graphics.every((graphic) => findAll(graphic, 'p:cNvPr')[0]!.attributes['descr'])).toBe(true)
})

test('a link within the document leads to the slide of its place, and only addresses of web and mail lead out', async () => {
  const text = ['#s Second', '#nowhere', 'javascript:alert(1)', 'https://example.org/a b'].map((link) => ({
    text: `${link} `,
    link,
  }))
  const { slides, xml } = await read({
    ...everyBlock,
    sections: [section('First', { id: 'p', type: 'paragraph', text }), section('Second', paragraph('There', 'q'))],
  })
  expect(findAll(slides[1]!.root, 'a:hlinkClick')).toHaveLength(2)
  const targets = findAll(xml.get('ppt/slides/_rels/slide2.xml.rels')!, 'Relationship').map(
    ({ attributes }) => attributes['Target'],
  )
  expect(targets).toEqual(expect.arrayContaining(['slide3.xml', 'https://example.org/a%20b']))
  expect(targets.join()).not.toContain('javascript')
})

test('a talk has a slide for each message; a long document has contents with the slides its chapters begin on', () => {
  const contents = deck.slides[1]!
  expect(contents.title).toBe('Contents')
  const rows = findAll(contents.root, 'a:tr').map(textsOf)
  expect(rows.map(([, heading]) => heading)).toEqual(everyBlock.sections.map(({ heading }) => heading))
  for (const [, heading, number] of rows) expect(deck.slides[Number(number) - 1]!.title).toContain(heading)
})

test('the bytes of a deck are those of its words alone', async () => {
  expect(Buffer.from(everything).equals(await render(structuredClone(everyBlock)))).toBe(true)
})

test('words are set in the language of the document', () => {
  const runs = deck.slides.flatMap(({ root }) => findAll(root, 'a:rPr'))
  expect(runs.every(({ attributes }) => attributes['lang'] === 'en-GB')).toBe(true)
})

test('no words are smaller than eight points', () => {
  const sizes = deck.slides.flatMap(({ root }) => findAll(root, 'a:rPr').map(({ attributes }) => Number(attributes['sz'] ?? 1600)))
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(800)
})
