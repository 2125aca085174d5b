import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Block, Cell } from '#shared/content/blocks.ts'
import type { Content } from '#shared/content/content.ts'
import { blockTexts } from '#shared/content/plain-text.ts'
import { walkBlocks } from '#shared/content/walk-blocks.ts'
import { checkDocx } from '#server/testing/check-docx.ts'
import { listValidationErrors } from '#server/testing/check-office.ts'
import { everyBlock } from '#server/testing/given-content.ts'
import { editionOf, withBlocks } from '#server/testing/given-edition.ts'
import { givenWideTable, held, hostileBlocks, hostileTexts } from '#server/testing/given-hostile-text.ts'
import { findAll, paragraphText, type XmlNode } from '#server/testing/read-office.ts'
import { numberHeadings } from '../number-headings.ts'
import { docxRenderer } from './render-docx.ts'

const render = async (content: Content) => checkDocx(await docxRenderer.render(editionOf(content)))
const textsOf = (document: XmlNode) => findAll(document, 'w:p').map(paragraphText)
const everything = await docxRenderer.render(editionOf(everyBlock))

test('the Open XML SDK finds nothing wrong with every block, nor with hostile text', async () => {
  expect(await listValidationErrors(everything, 'docx')).toEqual([])
  const hostile = withBlocks(
    givenWideTable(8),
    ...hostileTexts.flatMap((text, index) => hostileBlocks(text, index)),
    givenWideTable(100),
  )
  expect(await listValidationErrors(await docxRenderer.render(editionOf(hostile)), 'docx')).toEqual([])
}, 60_000)

test('the same edition gives the same bytes', async () => {
  expect(Buffer.from(everything).equals(await docxRenderer.render(editionOf(structuredClone(everyBlock))))).toBe(true)
})

test('every heading, cell, item and caption is there, in order', async () => {
  const { document } = await render(everyBlock)
  const body = `\n${textsOf(document).join('\n')}\n`
  const expected = numberHeadings(everyBlock.sections).flatMap(({ section }) => [section.heading, ...section.blocks.flatMap(shown)])
  let at = body.indexOf(`\n${everyBlock.sections[0]!.heading}\n`)
  expect(at).toBeGreaterThan(0)
  for (const text of expected) {
    const found = body.indexOf(text, at)
    expect(found, `${text} after ${body.slice(at, at + 60)}`).toBeGreaterThanOrEqual(0)
    at = found
  }
  expect(expected.length).toBeGreaterThan(50)
})

/** A block's texts in file order; typed cells are tested with their formats. */
function shown(block: Block): string[] {
  if (block.type === 'diagram' || block.type === 'chart') return [block.caption]
  if (block.type === 'callout') return [block.title, ...block.text.map(({ text }) => text)]
  if (block.type === 'figures')
    return (['label', 'value', 'note'] as const).flatMap((part) => block.items.flatMap((item) => item[part] ?? []))
  if (block.type === 'table')
    return [block.caption, ...block.columns.map(({ heading }) => heading), ...block.rows.flatMap(textCells)]
  if (block.type === 'list') return blockTexts(block).map((text) => text.split(' ')[0]!)
  return block.type === 'paragraph' ? block.text.map(({ text }) => text.trim()) : blockTexts(block)
}

const textCells = (row: Cell[]) => row.flatMap((cell) => (Array.isArray(cell) ? cell.map(({ text }) => text.trim()) : []))

test('the contents name every heading to the third level with a page, and nothing asks for an update', async () => {
  const { document, xml } = await render(everyBlock)
  const [contents] = findAll(document, 'w:sdt')
  const entries = textsOf(contents!).filter((text) => /^[\d.]+\t.*\t\d+$/.test(text))
  const headings = numberHeadings(everyBlock.sections).filter(({ level }) => level <= 3)
  expect(entries.map((entry) => entry.split('\t').slice(0, 2))).toEqual(
    headings.map(({ number, section }) => [number, section.heading]),
  )
  const pages = entries.map((entry) => Number(entry.split('\t')[2]))
  expect(pages).toEqual(pages.toSorted((left, right) => left - right))
  expect(pages[0]).toBe(3)
  expect(JSON.stringify(xml.get('word/settings.xml'))).not.toContain('updateFields')
})

test('charts are Office’s own, with their figures in a workbook; diagrams are vectors with a picture beside them', async () => {
  const { parts, document } = await render(everyBlock)
  const count = (type: Block['type']) => [...walkBlocks(everyBlock.sections)].filter(({ block }) => block.type === type).length
  const paths = [...parts.keys()]
  expect(paths.filter((path) => /^word\/charts\/chart\d+\.xml$/.test(path))).toHaveLength(count('chart'))
  expect(paths.filter((path) => path.endsWith('.xlsx'))).toHaveLength(count('chart'))
  expect(paths.filter((path) => path.endsWith('.svg'))).toHaveLength(count('diagram'))
  expect(paths.filter((path) => path.endsWith('.png'))).toHaveLength(count('diagram'))
  expect(findAll(document, 'wp:docPr').every(({ attributes }) => attributes['descr'])).toBe(true)
})

test('each ordered list counts from one', async () => {
  const list: Block = { id: 'a', type: 'list', ordered: true, items: [{ text: [{ text: 'one' }] }] }
  const { document } = await render(withBlocks(list, { ...list, id: 'b' }))
  const numbers = findAll(document, 'w:numId').map(({ attributes }) => attributes['w:val'])
  expect(new Set(numbers).size).toBe(2)
})

test('only web and mail addresses and places in the document become links', async () => {
  const links = [
    'javascript:alert(1)',
    'file:///etc/passwd',
    'https://',
    '#nowhere',
    '#only',
    'https://example.org/a b',
    'mailto:a@b.c',
  ]
  const text = links.map((link) => ({ text: `${link} `, link }))
  const { document, parts } = await render(withBlocks({ id: 'p', type: 'paragraph', text }))
  const body = findAll(document, 'w:p').find((paragraph) => paragraphText(paragraph).startsWith('javascript'))!
  expect(findAll(body, 'w:hyperlink').map(paragraphText)).toEqual(['#only ', 'https://example.org/a b ', 'mailto:a@b.c '])
  const relationships = parts.get('word/_rels/document.xml.rels')!.toString()
  expect(relationships).toContain('Target="https://example.org/a%20b"')
  expect(relationships).not.toMatch(/javascript|passwd/)
})

test('words that repeat what they lead to are fields, all others links', async () => {
  const text = [
    { text: 'Only', link: '#only' },
    { text: 'above', link: '#only' },
    { text: 'FR-1', link: '#t' },
  ]
  const columns = [{ id: 'id', heading: 'Id', kind: 'text' as const }]
  const table: Block = { id: 't', type: 'table', caption: 'Facts', columns, rows: [['FR-1'], ['FR-2']] }
  const { document } = await render(withBlocks({ id: 'p', type: 'paragraph', text }, table))
  const fields = findAll(document, 'w:fldSimple').filter(({ attributes }) => attributes['w:instr']?.startsWith(' REF'))
  const bookmarks = findAll(document, 'w:bookmarkStart').map(({ attributes }) => attributes['w:name'])
  expect(fields.map(paragraphText)).toEqual(['Only', 'FR-1'])
  expect(new Set(fields.map(({ attributes }) => attributes['w:instr'])).size).toBe(2)
  expect(bookmarks).toEqual(expect.arrayContaining(fields.map(({ attributes }) => attributes['w:instr']!.split(' ')[2])))
  expect(findAll(document, 'w:hyperlink').map(paragraphText)).toContain('above')
})

test('a table of many columns stands on pages of its own, on their side, with its heading', async () => {
  const { document } = await render(withBlocks(givenWideTable(20), { id: 'after', type: 'paragraph', text: [{ text: 'after' }] }))
  expect(findAll(document, 'w:pgSz').map(({ attributes }) => attributes['w:orient'])).toEqual([undefined, 'landscape'])
})

test('rows that somebody is to sign are a centimetre high, and a mark is tied to its word', async () => {
  const columns = ['Role', 'Name', 'Signature', 'Date'].map((heading) => ({ id: heading, heading, kind: 'text' as const }))
  const signed: Block = {
    id: 'signed',
    type: 'table',
    caption: '',
    columns,
    rows: ['Sponsor', 'Architect'].map((role) => [role, null, null, null]),
  }
  const cited: Block = { id: 'cited', type: 'paragraph', text: [{ text: 'Open', cites: ['OQ-1', 'EL-9'] }] }
  const question: Block = { id: 'oq-1', type: 'callout', tone: 'question', title: 'OQ-1 Who?', text: [] }
  const { document } = await render(
    withBlocks(
      signed,
      {
        ...signed,
        id: 'full',
        rows: [['Sponsor', 'Ann', null, null]],
      },
      cited,
      question,
    ),
  )
  expect(findAll(document, 'w:trHeight').map(({ attributes }) => attributes['w:val'])).toEqual(['567', '567'])
  // EL-9 is described nowhere in the document.
  expect(findAll(document, 'w:p').map(paragraphText)).toContain('Open\u00A0OQ-1')
})

test('any text is printed as it stands, in every block, and nothing of it becomes markup', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 60 }), async (text) => {
      const { document } = await render({ ...withBlocks(...hostileBlocks(text, 0)), title: `T${text}`, subtitle: text })
      const said = textsOf(document).join('\n')
      const times = held(text).trim() === '' ? 0 : said.split(held(text)).length - 1
      expect(times).toBeGreaterThanOrEqual(held(text).trim() === '' ? 0 : 18)
    }),
    { examples: hostileTexts.map((text) => [text]), numRuns: 40, endOnFailure: true },
  )
})

test('words that lead to a table are kept on its page, other words are not', async () => {
  const words = (id: string): Block => ({ id, type: 'paragraph', text: [{ text: id }] })
  const { document } = await render(withBlocks(words('apart'), words('leading'), givenWideTable(3), words('after')))
  const isKept = (text: string) =>
    findAll(document, 'w:p').filter((one) => paragraphText(one) === text && findAll(one, 'w:keepNext').length > 0).length
  expect(['apart', 'leading', 'after'].map(isKept)).toEqual([0, 1, 0])
})
