import { expect, test } from 'vitest'
import { listValidationErrors } from '#server/testing/check-office.ts'
import { everyBlock } from '#server/testing/given-content.ts'
import { editionOf, withBlocks } from '#server/testing/given-edition.ts'
import {
  givenField,
  givenPicture,
  givenPng,
  givenRuns,
  givenSection,
  givenStyle,
  type GivenTemplate,
  givenTemplate,
} from '#server/testing/given-template.ts'
import { givenWideTable } from '#server/testing/given-hostile-text.ts'
import { findAll, paragraphText, readParts, readXml, type XmlNode } from '#server/testing/read-office.ts'
import { listWordDefects } from '#server/testing/word/list-word-defects.ts'
import { readUpload } from '#server/templates/read-upload.ts'
import { docxRenderer } from '../render-docx.ts'

async function templateOf(given: GivenTemplate) {
  const { template } = await readUpload({ filename: 'house.docx', bytes: givenTemplate(given) })
  return template!
}

async function write(given: GivenTemplate, content = everyBlock) {
  const bytes = await docxRenderer.render({ ...editionOf(content), template: await templateOf(given) })
  const parts = readParts(bytes)
  const xml = new Map([...parts].filter(([path]) => /\.(xml|rels)$/.test(path)).map(([path, body]) => [path, readXml(body)]))
  const document = xml.get('word/document.xml')!
  // A template may have pages without a header.
  const defects = listWordDefects(xml).filter((defect) => !defect.startsWith('a section has no header'))
  expect(defects).toEqual([])
  return { bytes, parts, xml, document, texts: findAll(document, 'w:p').map(paragraphText) }
}

const styleOf = (paragraph: XmlNode | undefined) => paragraph && findAll(paragraph, 'w:pStyle')[0]?.attributes['w:val']
const findParagraph = (document: XmlNode, text: string) =>
  findAll(document, 'w:p').findLast((paragraph) => paragraphText(paragraph) === text)

const [firstHeading] = everyBlock.sections
const german = [
  '<w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Arial" w:hAnsi="Arial"/><w:sz w:val="20"/></w:rPr></w:rPrDefault></w:docDefaults>',
  givenStyle('Standard', 'Normal', { isDefault: true, paragraph: '<w:spacing w:after="120"/>' }),
  ...[1, 2, 3].map((level) =>
    givenStyle(`berschrift${level}`, `heading ${level}`, {
      based: 'Standard',
      paragraph: `<w:numPr><w:ilvl w:val="${level - 1}"/><w:numId w:val="5"/></w:numPr><w:outlineLvl w:val="${level - 1}"/>`,
      run: '<w:color w:val="993300"/>',
    }),
  ),
  givenStyle('Titel', 'Title', { based: 'Standard' }),
  givenStyle('Kopfzeile', 'header', { based: 'Standard' }),
].join('')
const level = (index: number, text: string, format: string) =>
  `<w:lvl w:ilvl="${index}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:pStyle w:val="berschrift${index + 1}"/><w:lvlText w:val="${text}"/><w:lvlJc w:val="left"/></w:lvl>`
const numbering =
  `<w:abstractNum w:abstractNumId="9"><w:multiLevelType w:val="multilevel"/>${level(0, 'Teil %1', 'upperRoman')}${level(1, '%1.%2', 'decimal')}${level(2, '%3)', 'lowerLetter')}</w:abstractNum>` +
  '<w:num w:numId="5"><w:abstractNumId w:val="9"/></w:num>'
const chapter = givenRuns(['Kapitel'], 'berschrift1')
const cover = givenRuns(['Dokumenttitel'], 'Titel') + givenRuns(['Kunde: {{cl', 'ient}}, Stand {{date}}'])
const logo = `<w:p>${givenPicture('r:embed="p"')}</w:p>`
const corporate: GivenTemplate = {
  body:
    cover +
    `<w:p><w:pPr>${givenSection('<w:headerReference w:type="first" r:id="header1"/><w:headerReference w:type="even" r:id="header2"/><w:footerReference w:type="default" r:id="footer1"/>')}</w:pPr></w:p>` +
    givenRuns(['Inhalt']) +
    `<w:p>${givenField('TOC \\o "1-3"', 'Alt 1')}</w:p>` +
    chapter +
    givenSection('<w:headerReference w:type="default" r:id="header2"/>'),
  styles: german,
  numbering,
  settings:
    '<w:evenAndOddHeaders/><w:clrSchemeMapping w:bg1="light1" w:t1="dark1" w:bg2="light2" w:t2="dark2" w:accent1="accent1" w:accent2="accent2" w:accent3="accent3" w:accent4="accent4" w:accent5="accent5" w:accent6="accent6" w:hyperlink="hyperlink" w:followedHyperlink="followedHyperlink"/>',
  edges: { header1: logo, header2: givenRuns(['{{ti', 'tle}} · Haus']), footer1: `<w:p>${givenField('PAGE', '1')}</w:p>` },
  edgeRelations: { header1: [{ id: 'p', kind: 'image', target: 'media/logo.png' }] },
  parts: [{ name: 'word/media/logo.png', content: givenPng }],
}

const office2010 = 'http://schemas.microsoft.com/office/word/2010/wordprocessingShape'
const textBox =
  '<mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006">' +
  `<mc:Choice Requires="wps" xmlns:wps="${office2010}"><w:drawing><wp:inline><wp:extent cx="900000" cy="300000"/>` +
  `<wp:docPr id="1" name="Box"/><a:graphic><a:graphicData uri="${office2010}"><wps:wsp><wps:cNvSpPr txBox="1"/><wps:spPr>` +
  '<a:xfrm><a:off x="0" y="0"/><a:ext cx="900000" cy="300000"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></wps:spPr>' +
  `<wps:txbx><w:txbxContent>${givenRuns(['For {{client}}'])}</w:txbxContent></wps:txbx><wps:bodyPr/></wps:wsp>` +
  '</a:graphicData></a:graphic></wp:inline></w:drawing></mc:Choice><mc:Fallback><w:pict/></mc:Fallback></mc:AlternateContent>'
const watermark =
  '<w:pict><v:shape id="Mark" style="position:absolute;width:400pt;height:100pt;rotation:315" fillcolor="silver" stroked="f" ' +
  'href="https://evil.example/"><v:textpath style="font-family:&quot;Calibri&quot;" string="DRAFT"/></v:shape></w:pict>'

const templates: [name: string, given: GivenTemplate][] = [
  ['German, numbered, with a cover and a logo', corporate],
  ['bare of any style', { body: givenRuns(['Text']) }],
  ['on its side', { body: chapter + givenSection('', 'w:w="15840" w:h="12240" w:orient="landscape"'), styles: german, numbering }],
  [
    'with a place of its own for the text',
    { body: cover + givenRuns(['{{body}}']) + givenRuns(['Gezeichnet']) + givenSection(''), styles: german, numbering },
  ],
  [
    'with pages of their own after the text',
    {
      body: `${givenRuns(['{{body}}'])}<w:p><w:pPr>${givenSection('')}</w:pPr></w:p>${givenRuns(['Anhang'])}${givenSection('', 'w:w="12240" w:h="15840"')}`,
      styles: german,
      numbering,
    },
  ],
  [
    'full of slips',
    {
      body: `${cover}<w:p><w:pPr><w:jc w:val="left"/><w:pStyle w:val="Gone"/><w:numPr><w:ilvl w:val="0"/><w:numId w:val="77"/></w:numPr><w:nonsense/></w:pPr><w:bookmarkStart w:id="0" w:name="a"/><w:bookmarkStart w:id="0" w:name="a"/><w:r><w:t>Text</w:t><w:rPr><w:sz w:val="19.5"/></w:rPr></w:r></w:p>${logo}${logo}${chapter}`,
      styles:
        german +
        givenStyle('Standard', 'Twice') +
        givenStyle('Code', 'Something else') +
        givenStyle('Round', 'Round', { based: 'Round' }),
      numbering,
      relations: [{ id: 'p', kind: 'image', target: 'media/logo.png' }],
      parts: [{ name: 'word/media/logo.png', content: givenPng }],
    },
  ],
  [
    'of five hundred styles',
    {
      body: chapter,
      styles: german + Array.from({ length: 500 }, (_, index) => givenStyle(`S${index}`, `Style ${index}`)).join(''),
      numbering,
    },
  ],
  [
    'drawn with text boxes and a watermark',
    {
      body: `<w:p><w:r>${textBox}</w:r></w:p>${cover}${chapter}${givenSection('<w:headerReference w:type="default" r:id="header1"/>')}`,
      styles: german,
      numbering,
      edges: { header1: `<w:p><w:r>${watermark}</w:r></w:p>` },
    },
  ],
  [
    'in two columns',
    {
      body: chapter + givenSection('').replace('</w:sectPr>', '<w:cols w:num="2" w:space="720"/></w:sectPr>'),
      styles: german,
      numbering,
    },
  ],
]

test.each(templates)(
  'the Open XML SDK finds nothing wrong with a document in a template that is %s',
  async (_name, given) => {
    const { bytes } = await write(given)
    expect(await listValidationErrors(bytes, 'docx')).toEqual([])
    expect(Buffer.from(bytes).equals((await write(given)).bytes)).toBe(true)
  },
  60_000,
)

test('styles are found by what they are for: headings of a German template, and a style of its own where its text uses that', async () => {
  const { document } = await write(corporate)
  expect(styleOf(findParagraph(document, firstHeading!.heading))).toBe('berschrift1')
  const mine = givenStyle('MyHeading', 'House chapter', { based: 'berschrift1' })
  const { document: other } = await write({ ...corporate, styles: german + mine, body: givenRuns(['Kapitel'], 'MyHeading') })
  expect(styleOf(findParagraph(other, firstHeading!.heading))).toBe('MyHeading')
})

test('the cover is filled in, with the title in its own title and no title page of ours', async () => {
  const { texts } = await write(corporate)
  expect(texts[0]).toBe(everyBlock.title)
  expect(texts[1]).toMatch(/^Kunde: .*, Stand 3 March 2026$/)
  expect(texts.filter((text) => text === everyBlock.title)).toHaveLength(1)
})

test('there is one table of contents, under the template’s name and with its numbers', async () => {
  const { texts, document } = await write(corporate)
  expect(texts.filter((text) => text === 'Inhalt')).toHaveLength(1)
  expect(texts.join('\n')).not.toMatch(/Alt 1|Contents/)
  expect(texts.filter((text) => text.startsWith('Teil I\t'))).toHaveLength(1)
  const toc = findAll(document, 'w:instrText').filter((node) => JSON.stringify(node.children).includes('TOC \\\\o'))
  expect(toc).toHaveLength(1)
})

test('headings are numbered by the template alone', async () => {
  const { xml } = await write({ ...corporate, styles: german.replaceAll(/<w:numPr>.*?<\/w:numPr>/g, '') })
  const headings = findAll(xml.get('word/styles.xml')!, 'w:style').filter((style) => findAll(style, 'w:outlineLvl').length > 0)
  expect(headings.length).toBeGreaterThanOrEqual(9)
  expect(headings.flatMap((style) => findAll(style, 'w:numPr'))).toEqual([])
})

test('headers and footers are the template’s, with their picture and the title, on every stretch of pages', async () => {
  const { xml, parts, document } = await write(corporate)
  const headers = [...xml].filter(([path]) => /^word\/header\d+\.xml$/.test(path))
  expect(headers.map(([, root]) => paragraphText(root))).toContain(`${everyBlock.title} · Haus`)
  expect([...parts.keys()].filter((path) => path.endsWith('template1.png'))).toHaveLength(1)
  const sections = findAll(document, 'w:sectPr')
  expect(sections.slice(1).every((section) => findAll(section, 'w:headerReference').length > 0)).toBe(true)
  expect(JSON.stringify(xml.get('word/settings.xml'))).toContain('w:evenAndOddHeaders')
})

test('pages are the template’s, tables keep within them, and a wide table turns its pages', async () => {
  const { document } = await write(corporate, withBlocks(givenWideTable(12), givenWideTable(3)))
  const width = 11906 - 1300 - 1700
  const sections = findAll(document, 'w:sectPr').map((section) => findAll(section, 'w:pgSz')[0]!.attributes)
  expect(new Set(sections.map((size) => `${size['w:w']}×${size['w:h']}`))).toEqual(new Set(['11906×16838', '16838×11906']))
  const widths = findAll(document, 'w:tblW').map(({ attributes }) => Number(attributes['w:w']))
  expect(Math.max(...widths.filter((one) => one <= 11906 - 1300))).toBeLessThanOrEqual(width)
})

test('a word in a column has room in another font too, where the template’s may be missing', async () => {
  const rows = [['Procurement', 'A long text that takes what room it is given. '.repeat(4)]]
  const columns = ['One', 'Two'].map((heading) => ({ id: heading, heading, kind: 'text' as const }))
  const table = { id: 'table', type: 'table' as const, caption: '', columns, rows }
  const narrowest = async (font: string) => {
    const { document } = await write({ ...corporate, styles: corporate.styles!.replaceAll('Arial', font) }, withBlocks(table))
    return Math.min(...findAll(document, 'w:gridCol').map(({ attributes }) => Number(attributes['w:w'])))
  }
  expect(await narrowest('Georgia')).toBeGreaterThan(1.1 * (await narrowest('Cambria')))
})

test('text in tables names the template’s font, so that LibreOffice leaves code in its own', async () => {
  const { xml } = await write(corporate)
  const fontOf = (id: string) => {
    const style = findAll(xml.get('word/styles.xml')!, 'w:style').find(({ attributes }) => attributes['w:styleId'] === id)!
    return findAll(style, 'w:rFonts')[0]?.attributes['w:ascii']
  }
  expect([fontOf('TableText'), fontOf('InlineCode'), fontOf('FigureLabel')]).toEqual(['Arial', 'Consolas', undefined])
})

test('text boxes are filled in and a watermark is kept, without the address that it led to', async () => {
  const drawn = templates.find(([name]) => name.includes('watermark'))![1]
  const { texts, xml } = await write(drawn)
  expect(texts[0]).toMatch(/^For (?!\{\{)\w/)
  const header = JSON.stringify(xml.get('word/header1.xml'))
  expect(header).toContain('DRAFT')
  expect(header).not.toContain('evil')
})

test('what stands after {{body}} stays after it', async () => {
  const { texts } = await write(templates[3]![1])
  expect(texts.at(-1) === '' ? texts.at(-2) : texts.at(-1)).toBe('Gezeichnet')
  expect(texts.join('\n')).not.toContain('{{')
})

test('other formats take nothing of a template', async () => {
  const { jsonRenderer } = await import('#server/render/json/render-json.ts')
  const template = await templateOf(corporate)
  const edition = editionOf(everyBlock)
  expect(await jsonRenderer.render({ ...edition, template })).toEqual(await jsonRenderer.render(edition))
})
