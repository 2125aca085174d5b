import { expect, test } from 'vitest'
import { listValidationErrors } from '#server/testing/check-office.ts'
import { everyBlock } from '#server/testing/given-content.ts'
import { editionOf } from '#server/testing/given-edition.ts'
import { givenRuns, givenStyle, givenTemplate } from '#server/testing/given-template.ts'
import { findAll, readParts, readXml, type XmlNode } from '#server/testing/read-office.ts'
import { readUpload } from '#server/templates/read-upload.ts'
import { docxRenderer } from '../render-docx.ts'

const rightStop = '<w:tabs><w:tab w:val="right" w:leader="dot" w:pos="9026"/></w:tabs>'
const level = (index: number, text: string) =>
  `<w:lvl w:ilvl="${index}"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="${text}"/><w:lvlJc w:val="left"/></w:lvl>`
const numbering =
  `<w:abstractNum w:abstractNumId="0"><w:multiLevelType w:val="multilevel"/>${level(0, '%1')}${level(1, '%1.%2')}</w:abstractNum>` +
  '<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>'
const headingOf = (index: number, isNumbered: boolean) =>
  givenStyle(`Heading${index}`, `heading ${index}`, {
    based: 'Normal',
    paragraph: `${isNumbered ? `<w:numPr><w:ilvl w:val="${index - 1}"/><w:numId w:val="1"/></w:numPr>` : ''}<w:outlineLvl w:val="${index - 1}"/>`,
  })

async function stylesIn({ isNumbered, alignment }: { isNumbered: boolean; alignment: string }) {
  const styles = [
    givenStyle('Normal', 'Normal', { isDefault: true, paragraph: `<w:jc w:val="${alignment}"/>` }),
    headingOf(1, isNumbered),
    headingOf(2, isNumbered),
    givenStyle('TOC1', 'toc 1', { based: 'Normal', paragraph: rightStop }),
    givenStyle('TOC2', 'toc 2', { based: 'Normal', paragraph: `${rightStop}<w:ind w:left="220"/>` }),
  ].join('')
  const given = givenTemplate({ body: givenRuns(['Cover']) + givenRuns(['Chapter'], 'Heading1'), styles, numbering })
  const { template } = await readUpload({ filename: 'house.docx', bytes: given })
  const bytes = await docxRenderer.render({ ...editionOf(everyBlock), template: template! })
  expect(await listValidationErrors(bytes, 'docx')).toEqual([])
  const root = readXml(readParts(bytes).get('word/styles.xml')!)
  return new Map(findAll(root, 'w:style').map((style) => [style.attributes['w:styleId'], style]))
}
const stopsOf = (style: XmlNode | undefined) =>
  findAll(style!, 'w:tab').map(({ attributes }) => `${attributes['w:val']} ${attributes['w:pos']}`)
const alignmentOf = (style: XmlNode | undefined) => findAll(style!, 'w:jc')[0]?.attributes['w:val']

test('where chapters are numbered, a line of the contents has a stop after its number, before that of its page', async () => {
  const numbered = await stylesIn({ isNumbered: true, alignment: 'left' })
  expect([stopsOf(numbered.get('TOC1')), stopsOf(numbered.get('TOC2'))]).toEqual([
    ['left 600', 'right 9026'],
    ['left 820', 'right 9026'],
  ])
  const plain = await stylesIn({ isNumbered: false, alignment: 'left' })
  expect(stopsOf(plain.get('TOC1'))).toEqual(['right 9026'])
})

test('in a template of justified text our titles and cells are not stretched, and lists are as its text is', async () => {
  const justified = await stylesIn({ isNumbered: false, alignment: 'both' })
  const ids = ['Title', 'TableText', 'TableNumber', 'ListBullet']
  expect(ids.map((id) => alignmentOf(justified.get(id)))).toEqual(['left', 'left', 'right', undefined])
  const ragged = await stylesIn({ isNumbered: false, alignment: 'left' })
  expect(alignmentOf(ragged.get('Title'))).toBeUndefined()
})
