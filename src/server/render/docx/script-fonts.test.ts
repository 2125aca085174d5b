import { expect, test } from 'vitest'
import type { Content } from '#shared/content/content.ts'
import { listValidationErrors } from '#server/testing/check-office.ts'
import { checkDocx } from '#server/testing/check-docx.ts'
import { editionOf, withBlocks } from '#server/testing/given-edition.ts'
import { findAll, paragraphText, type XmlNode } from '#server/testing/read-office.ts'
import { docxRenderer } from './render-docx.ts'

const arabic = 'يجب أن تظهر الصفحات. Must comply'
const hindi = 'प्रणाली को उत्तर देना होगा।'
const content: Content = withBlocks(
  { id: 'a', type: 'paragraph', text: [{ text: arabic, marks: ['strong'] }] },
  { id: 'b', type: 'paragraph', text: [{ text: 'Words, then שלום.' }] },
  { id: 'c', type: 'paragraph', text: [{ text: hindi }] },
  { id: 'd', type: 'paragraph', text: [{ text: '契約書を検索する。' }] },
  { id: 't', type: 'table', caption: '', columns: [{ id: 'a', heading: 'A', kind: 'text' }], rows: [[arabic]] },
)
const bytes = await docxRenderer.render(editionOf(content))
const { document, parts, xml } = checkDocx(bytes)
const partOf = (path: string) => parts.get(path)!.toString()
const child = ({ children }: XmlNode, name: string) =>
  children.find((one): one is XmlNode => typeof one !== 'string' && one.name === name)

test('paragraphs that begin from the right are set so, and Word finds nothing wrong', async () => {
  const found = findAll(document, 'w:p').filter((one) => findAll(one, 'w:bidi').length > 0)
  expect(found.map(paragraphText)).toEqual([arabic, arabic])
  expect(await listValidationErrors(bytes, 'docx')).toEqual([])
})

test('letters from the right and letters that join are runs of their own, in a font and a language of their script', () => {
  const runs = findAll(document, 'w:r').flatMap((run) => {
    const properties = child(run, 'w:rPr')
    const font = properties && child(properties, 'w:rFonts')?.attributes['w:cs']
    if (!font) return []
    const flags = ['w:b', 'w:rtl', 'w:cs'].filter((name) => child(properties, name))
    return [[paragraphText(run), font, child(properties, 'w:lang')?.attributes['w:bidi'], ...flags]]
  })
  const [rest, comply] = ['يجب أن تظهر الصفحات. ', 'Must comply']
  expect(runs).toEqual([
    [rest, 'Arial', 'ar-SA', 'w:b', 'w:rtl'],
    ['שלום.', 'Arial', 'he-IL', 'w:rtl'],
    [hindi, 'Mangal', 'hi-IN', 'w:cs'],
    [rest, 'Arial', 'ar-SA', 'w:rtl'],
  ])
  expect(findAll(document, 'w:r').map(paragraphText)).toContain(comply)
})

test('ideographs have a font of their readers, and the theme has one for every script', () => {
  const styles = partOf('word/styles.xml')
  expect(styles).toContain('w:eastAsia="Yu Mincho"')
  expect(styles).not.toMatch(/w:eastAsia="(Cambria|Calibri|Consolas)"/)
  expect(styles).toContain('<w:lang w:val="en-GB" w:eastAsia="ja-JP" w:bidi="ar-SA"/>')
  expect(partOf('word/settings.xml')).toContain('<w:themeFontLang w:val="en-GB" w:eastAsia="ja-JP" w:bidi="ar-SA"/>')
  const scripts = findAll(xml.get('word/theme/theme1.xml')!, 'a:font').map(({ attributes }) => attributes['script'])
  expect(new Set(scripts)).toEqual(new Set(['Jpan', 'Hang', 'Hans', 'Hant', 'Arab', 'Hebr', 'Thai', 'Deva']))
})

test('a document in Latin letters names no language but its own', async () => {
  const plain = checkDocx(await docxRenderer.render(editionOf(withBlocks()))).parts
  expect(plain.get('word/styles.xml')!.toString()).toContain('<w:lang w:val="en-GB" w:eastAsia="en-GB" w:bidi="ar-SA"/>')
  expect(plain.get('word/settings.xml')!.toString()).toContain('<w:themeFontLang w:val="en-GB"/>')
})
