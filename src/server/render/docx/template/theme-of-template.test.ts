import { expect, test } from 'vitest'
import { listValidationErrors } from '#server/testing/check-office.ts'
import { everyBlock } from '#server/testing/given-content.ts'
import { editionOf } from '#server/testing/given-edition.ts'
import { givenRuns, givenStyle, givenTemplate } from '#server/testing/given-template.ts'
import { readParts } from '#server/testing/read-office.ts'
import { readUpload } from '#server/templates/read-upload.ts'
import { docxRenderer } from '../render-docx.ts'

const colours = ['dk1', 'lt1', 'dk2', 'lt2', 'accent1', 'accent2', 'accent3', 'accent4', 'accent5', 'accent6', 'hlink', 'folHlink']
const fontOf = (kind: string) =>
  `<a:${kind}Font><a:latin typeface="Georgia"/><a:ea typeface=""/><a:cs typeface=""/></a:${kind}Font>`
const three = (inner: string) => inner.repeat(3)
const fill = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>'
const formats = [
  `<a:fillStyleLst>${three(fill)}</a:fillStyleLst>`,
  `<a:lnStyleLst>${three(`<a:ln w="6350">${fill}</a:ln>`)}</a:lnStyleLst>`,
  `<a:effectStyleLst>${three('<a:effectStyle><a:effectLst/></a:effectStyle>')}</a:effectStyleLst>`,
  `<a:bgFillStyleLst>${three(fill)}</a:bgFillStyleLst>`,
].join('')
const theme = (mark: string, more = '') =>
  `<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" name="House"${mark}><a:themeElements>` +
  `<a:clrScheme name="House">${colours.map((name) => `<a:${name}><a:srgbClr val="1B3A4B"${mark}/></a:${name}>`).join('')}${more}</a:clrScheme>` +
  `<a:fontScheme name="House">${fontOf('major')}${fontOf('minor')}</a:fontScheme><a:fmtScheme name="House">${formats}</a:fmtScheme>` +
  '</a:themeElements></a:theme>'
const mark = ' xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" mc:Ignorable=""'

async function themeWritten(content: string) {
  const given = givenTemplate({
    body: givenRuns(['Cover']) + givenRuns(['Chapter'], 'H1'),
    styles: givenStyle('H1', 'heading 1'),
    relations: [{ id: 'theme', kind: 'theme', target: 'theme/theme1.xml' }],
    parts: [{ name: 'word/theme/theme1.xml', content }],
  })
  const { template } = await readUpload({ filename: 'house.docx', bytes: given })
  const bytes = await docxRenderer.render({ ...editionOf(everyBlock), template: template! })
  expect(await listValidationErrors(bytes, 'docx')).toEqual([])
  return readParts(bytes).get('word/theme/theme1.xml')!.toString()
}

test('a theme with marks of the kind that Word 2010 wrote is kept, without them', async () => {
  const written = await themeWritten(theme(mark))
  expect(written).toContain('<a:accent1><a:srgbClr val="1B3A4B"/></a:accent1>')
  expect(written).not.toContain('mc:')
})

test('a theme with elements of another kind is left out', async () => {
  const choice = '<mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"/>'
  expect(await themeWritten(theme('', choice))).not.toContain('1B3A4B')
})
