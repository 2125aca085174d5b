import { expect, test } from 'vitest'
import { unpackTemplate } from '#server/render/docx/template/template.ts'
import { textOf } from '#server/open-xml/tree.ts'
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
import { readUpload } from '../read-upload.ts'

const heading = givenStyle('berschrift1', 'heading 1')
const chapter = givenRuns(['Chapter'], 'berschrift1')

async function read(given: GivenTemplate) {
  const { template, warnings, outline } = await readUpload({
    filename: 'house.docx',
    bytes: givenTemplate({ styles: heading, ...given }),
  })
  return { template: unpackTemplate(template!), text: JSON.stringify(unpackTemplate(template!)), warnings, outline }
}
const frontOf = async (body: string) => (await read({ body })).template.front.map(textOf)

const pageBreak = '<w:p><w:r><w:t>Last line</w:t><w:br w:type="page"/><w:t>gone</w:t></w:r></w:p>'
const contents = `<w:p>${givenField('TOC \\o "1-3"', 'Old line')}</w:p>`

test.each([
  ['a heading', givenRuns(['Cover']) + chapter, ['Cover']],
  ['a page break', givenRuns(['Cover']) + pageBreak + givenRuns(['Text']) + chapter, ['Cover', 'Last line']],
  ['a section break', `${givenRuns(['Cover'])}<w:p><w:pPr>${givenSection('')}</w:pPr></w:p>${givenRuns(['Text'])}`, ['Cover', '']],
  ['the contents', givenRuns(['Cover']) + contents + chapter, ['Cover']],
  ['nothing, so there is no cover', givenRuns(['Dear reader']) + givenRuns(['Text']), []],
  ['a text that is too long', givenRuns(['Words '.repeat(500)]) + chapter, []],
])('the cover ends before %s', async (_name, body, expected) => {
  expect(await frontOf(body)).toEqual(expected)
})

test('{{body}} parts what stands before the text from what stands after it, also split over runs and in a content control', async () => {
  const place = givenRuns(['{', '{bo', 'dy}}'])
  for (const inner of [place, `<w:sdt><w:sdtPr/><w:sdtContent>${place}</w:sdtContent></w:sdt>`]) {
    const { template, outline, warnings } = await read({
      body: givenRuns(['Before']) + chapter + inner + givenRuns(['After {{version}}']),
    })
    expect([template.front.map(textOf), template.back.map(textOf)]).toEqual([['Before', 'Chapter'], ['After {{version}}']])
    expect(outline.headings).toEqual([])
    expect(warnings).toEqual([])
  }
})

test('{{body}} where a document cannot go is taken out and told of', async () => {
  const place = givenRuns(['{{body}}'])
  const table = `<w:tbl><w:tblPr/><w:tblGrid><w:gridCol w:w="100"/></w:tblGrid><w:tr><w:tc>${place}</w:tc></w:tr></w:tbl>`
  const body =
    table + givenRuns(['Here: {{body}}']) + place + place + givenSection('<w:headerReference w:type="default" r:id="header1"/>')
  const { text, warnings } = await read({ body, edges: { header1: givenRuns(['Head {{body}}']) } })
  expect(text).not.toContain('{{body}}')
  expect(warnings.filter((warning) => warning.includes('{{body}}'))).toHaveLength(4)
})

const hostile: [name: string, given: GivenTemplate, warning: RegExp][] = [
  ['macros', { body: chapter, relations: [{ id: 'v', kind: 'vbaProject', target: 'vbaProject.bin' }] }, /macros/],
  ['macros by type', { body: chapter, mainType: 'application/vnd.ms-word.document.macroEnabled.main+xml' }, /macros/],
  [
    'a linked picture',
    {
      body: `<w:p>${givenPicture('r:link="evil"')}</w:p>${chapter}`,
      relations: [{ id: 'evil', kind: 'image', target: 'https://evil.example/x.png', isOutside: true }],
    },
    /nothing is fetched/,
  ],
  [
    'a picture from a disk',
    {
      body: `<w:p>${givenPicture('r:embed="evil"')}</w:p>${chapter}`,
      relations: [{ id: 'evil', kind: 'image', target: '../../etc/passwd' }],
    },
    /not in the file/,
  ],
  [
    'a template of its own',
    {
      body: chapter,
      settings: '<w:attachedTemplate r:id="evil"/>',
      parts: [
        {
          name: 'word/_rels/settings.xml.rels',
          content:
            '<Relationships><Relationship Id="evil" Type="x/attachedTemplate" Target="file://evil/share.dotm" TargetMode="External"/></Relationships>',
        },
      ],
    },
    /attached/,
  ],
  [
    'another file taken in',
    { body: `<w:altChunk r:id="evil"/>${chapter}`, relations: [{ id: 'evil', kind: 'aFChunk', target: 'evil.html' }] },
    /altChunk/,
  ],
  ['an embedded object', { body: `<w:p><w:r><w:object><o:OLEObject r:id="evil"/></w:object></w:r></w:p>${chapter}` }, /objects/],
  ['a fetching field', { body: `<w:p>${givenField('INCLUDEPICTURE "https://evil.example/p"', 'shown')}</w:p>${chapter}` }, /fetch/],
  ['DDE', { body: `<w:p>${givenField('DDEAUTO cmd "/c evil"', 'shown')}</w:p>${chapter}` }, /fetch/],
  ['tracked changes', { body: `<w:p><w:del><w:r><w:delText>evil</w:delText></w:r></w:del></w:p>${chapter}` }, /tracked/],
  ['a comment', { body: `<w:p><w:r><w:commentReference w:id="0"/></w:r></w:p>${chapter}` }, /comments/],
  ['protection', { body: chapter, settings: '<w:documentProtection w:edit="readOnly" w:hash="evil"/>' }, /protection/],
  [
    'a picture that is none',
    {
      body: `<w:p>${givenPicture('r:embed="p"')}</w:p>${chapter}`,
      relations: [{ id: 'p', kind: 'image', target: 'media/p.png' }],
      parts: [{ name: 'word/media/p.png', content: '<svg onload="evil"/>' }],
    },
    /every reader shows/,
  ],
]
test.each(hostile)('%s is left out and told of', async (_name, given, warning) => {
  const { text, warnings } = await read(given)
  expect(warnings.join('\n')).toMatch(warning)
  expect(text).not.toMatch(/evil|DDEAUTO|INCLUDEPICTURE|passwd|vbaProject|altChunk|OLEObject/)
})

test('what a field showed stays, and what a document knows itself gets its place', async () => {
  const field = (instruction: string, result: string) => `<w:p>${givenField(instruction, result)}</w:p>`
  const control =
    '<w:sdt><w:sdtPr><w:alias w:val="Title"/><w:showingPlcHdr/></w:sdtPr><w:sdtContent>' +
    `${givenRuns(['[Document', ' title]'])}</w:sdtContent></w:sdt>`
  const body =
    field('INCLUDETEXT "x"', 'Kept') + field('DOCPROPERTY Subject', 'Old') + field('SAVEDATE', '1.1.20') + control + chapter
  expect(await frontOf(body)).toEqual(['Kept', '{{subtitle}}', '{{date}}', '{{title}}'])
})

test('a cover that does not say which version it is has that told, in a header it may', async () => {
  const body = givenRuns(['Cover']) + chapter + givenSection('<w:headerReference w:type="default" r:id="header1"/>')
  const warningsWith = async (words: string) => (await read({ body, edges: { header1: givenRuns([words]) } })).warnings
  expect(await warningsWith('House')).toEqual([expect.stringContaining('{{version}}')])
  expect(await warningsWith('House, {{ Version }}')).toEqual([])
  expect((await read({ body: chapter })).warnings).toEqual([])
})

test('words that somebody is to fill in are named once, and an address is none', async () => {
  const cover = ['<Title of the report>', 'For <Client ', 'Name>, by [Your name]', 'Write to <ada@firm.example>, see [1]'].map(
    (text) => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  )
  const body = givenRuns([cover[0]!]) + givenRuns([cover[1]!, cover[2]!]) + givenRuns([cover[3]!]) + chapter
  const edges = { header1: givenRuns(['[Your name], {{version}}']) }
  const { warnings } = await read({ body: body + givenSection('<w:headerReference w:type="default" r:id="header1"/>'), edges })
  expect(warnings).toEqual([
    expect.stringContaining('in every document: “<Title of the report>”, “<Client Name>” and “[Your name]”. Put ‘{{title}}’'),
  ])
})

test('a picture of the file is kept once, however often it is shown', async () => {
  const picture = `<w:p>${givenPicture('r:embed="p"')}</w:p>`
  const section = givenSection('<w:headerReference w:type="first" r:id="header1"/>')
  const { template, warnings } = await read({
    body: picture + chapter + section,
    relations: [{ id: 'p', kind: 'image', target: '/word/media/p.png' }],
    edges: { header1: picture + givenRuns(['{{version}}']) },
    edgeRelations: { header1: [{ id: 'p', kind: 'image', target: 'media/p.png' }] },
    parts: [{ name: 'word/media/p.png', content: givenPng }],
  })
  expect(template.pictures).toEqual([{ extension: 'png', base64: givenPng.toString('base64') }])
  expect(template.edges).toHaveLength(1)
  expect(warnings).toEqual([])
})

test('styles that come twice, build on themselves or on nothing are mended', async () => {
  const styles =
    givenStyle('A', 'A', { based: 'B' }) +
    givenStyle('B', 'B', { based: 'A' }) +
    givenStyle('A', 'Twice') +
    givenStyle('C', 'C', { based: 'Gone' })
  const { template } = await read({ body: chapter, styles: heading + styles })
  expect(template.styles!.children).toHaveLength(4)
  expect(JSON.stringify(template.styles)).not.toMatch(/Twice|Gone/)
  // Of the two styles that were based on each other, one still is.
  expect(JSON.stringify(template.styles).match(/w:basedOn/g)).toHaveLength(1)
})
