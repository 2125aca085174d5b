import { expect, test } from 'vitest'
import { givenDocx, givenParagraph } from '#server/testing/given-docx.ts'
import { givenPdf, givenPdfOf, givenPdfStream } from '#server/testing/given-pdf.ts'
import { cutIntoFields } from './cut-into-fields.ts'
import { readLines } from './read-lines.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const cut = async (filename: string, content: string | Uint8Array) =>
  cutIntoFields((await readLines({ filename, bytes: typeof content === 'string' ? bytesOf(content) : content })).lines)

test('Markdown goes to the fields that its headings name, to the letter, and what has no home to the additional context', async () => {
  const text = [
    'Dear bidder,',
    '# 1. Background',
    'We run *four* ferries.',
    '## 1.1 Purpose',
    'Fewer queues.',
    '# 2. Requirements',
    '- R-1 A ticket is read in < 2 s.',
    '## 2.1 Printing',
    'Labels by Zebra.',
    '',
    'Key dates',
    '=========',
    '1 June 2027',
    '# Out of scope',
    'Coffee.',
  ].join('\n')
  expect(await cut('rfp.md', text)).toEqual({
    fields: {
      additionalContext: 'Dear bidder,\n\n1. Background\nWe run *four* ferries.',
      businessObjective: '1.1 Purpose\nFewer queues.',
      technicalRequirements: '2. Requirements\n- R-1 A ticket is read in < 2 s.\n\n2.1 Printing\nLabels by Zebra.',
      timeline: 'Key dates\n1 June 2027',
      scope: 'Out of scope\nCoffee.',
    },
    homeless: ['1. Background'],
  })
})

test('plain text without headings is all additional context', async () => {
  expect(await cut('mail.txt', 'Hello,\r\nwe need a portal for 640 brokers.\r\n')).toEqual({
    fields: { additionalContext: 'Hello,\nwe need a portal for 640 brokers.' },
    homeless: [],
  })
})

test('a Word document keeps long paragraphs, points and the rows of its tables whole', async () => {
  const long = 'Each ticket is read. '.repeat(100).trim()
  const cell = (text: string) => `<w:tc>${givenParagraph(text)}</w:tc>`
  const styles = '<w:style w:styleId="H1"><w:name w:val="heading 1"/></w:style>'
  const body = [
    givenParagraph('Requirements', 'H1'),
    givenParagraph(long),
    '<w:p><w:pPr><w:numPr/></w:pPr><w:r><w:t>by hand</w:t></w:r></w:p>',
    `<w:tbl><w:tr>${cell('R-1')}${cell('Two seconds')}</w:tr><w:tr>${cell('R-2')}${cell('')}</w:tr></w:tbl>`,
    // A table in a drawing is not a table of the text.
    '<w:p><w:r><a:tr><a:tc/></a:tr><w:t>A picture</w:t></w:r></w:p>',
    givenParagraph('Budget', 'H1'),
    givenParagraph('EUR 5'),
  ].join('')
  expect((await cut('rfp.docx', givenDocx(body, { styles }))).fields).toEqual({
    technicalRequirements: `Requirements\n${long}\n- by hand\n| R-1 | Two seconds |\n| R-2 |  |\nA picture`,
    budget: 'Budget\nEUR 5',
  })
})

test('rows of a PDF that say the same stay, also at the same height of page after page', async () => {
  const header = { text: 'Tender 2027-14', size: 10, y: 810 }
  const page = (topic: string, days: number) => [
    header,
    { text: topic, size: 16, y: 780 },
    { text: 'Priority: Must', size: 10, y: 750 },
    { text: `Time allowed: ${days} days`, size: 10, y: 735 },
    { text: 'Applies to: tenants', size: 10, y: 720 },
    { text: 'Owner: the water board', size: 10, y: 40 + 15 * days },
    { text: `Page ${days}`, size: 8, y: 30 },
  ]
  const { fields } = await cut('rfp.pdf', givenPdf([page('Readings', 1), page('Leaks', 2), page('Exports', 3)]))
  expect(fields.additionalContext).toBe(
    ['Readings', 'Leaks', 'Exports']
      .map((topic, at) => `${topic}\nPriority: Must\nTime allowed: ${at + 1} days\nApplies to: tenants\nOwner: the water board`)
      .join('\n\n'),
  )
})

test('lines of a PDF become paragraphs, and what stands on every page goes', async () => {
  const page = (...lines: string[]) => lines.map((text) => ({ text, size: 18 }))
  const footer = (number: number) => ({ text: `Page ${number}`, size: 18, y: 40 })
  const pages = [
    [{ text: 'Requirements', size: 24 }, ...page('A ticket is read in two', 'seconds.', '- by hand'), footer(1)],
    [{ text: 'Timeline', size: 24 }, ...page('Live in June 2027.'), footer(2)],
    [...page('And in July.'), footer(3)],
  ]
  expect((await cut('rfp.pdf', givenPdf(pages))).fields).toEqual({
    technicalRequirements: 'Requirements\nA ticket is read in two seconds.\n- by hand',
    timeline: 'Timeline\nLive in June 2027.\nAnd in July.',
  })
})

test.each([
  ['brief.json', '{}', /\.docx, .*\.msg, \.md or \.txt/],
  ['empty.txt', ' \n \n', /no text/],
  ['long.txt', 'word '.repeat(210_000), /million characters/],
])('%s is refused with a sentence', async (filename, text, sentence) => {
  await expect(cut(filename, text)).rejects.toThrow(sentence)
})

test('where a Word document shows something, its description stands in its place, and nothing else of it', async () => {
  const drawing = (about: string, kind: string) =>
    `<w:r><w:drawing><wp:inline><wp:docPr id="1" name="Bild 1" ${about}/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/${kind}"/></a:graphic></wp:inline></w:drawing></w:r>`
  const body = [
    `<w:p><w:r><w:t>As in</w:t></w:r>${drawing('descr="The three depots [north] and their lines"', 'picture')}<w:r><w:t>today.</w:t></w:r></w:p>`,
    `<w:p>${drawing('', 'diagram')}</w:p>`,
    `<w:p>${drawing('title="Trips a day"', 'chart')}</w:p>`,
    '<w:p><w:r><w:pict><v:shape><v:imagedata o:title="Old plan"/></v:shape></w:pict></w:r></w:p>',
  ].join('')
  expect((await cut('rfp.docx', givenDocx(body))).fields.additionalContext).toBe(
    [
      'As in [picture: The three depots north and their lines] today.',
      '[diagram: not described]',
      '[chart: Trips a day]',
      '[picture: Old plan]',
    ].join('\n'),
  )
})

test('a picture in Markdown is told by its words, and its address leaves', async () => {
  const text = 'See ![the depot](data:image/png;base64,iVBORw0KGgo=) and <img src="https://x.example/a.png" alt="its roof">.'
  expect((await cut('rfp.md', text)).fields.additionalContext).toBe('See [picture: the depot] and [picture: its roof].')
})

test('a PDF that names its parts tells what its pictures show', async () => {
  const pdf = givenPdfOf([
    '<</Type/Catalog/Pages 2 0 R/MarkInfo<</Marked true>>/StructTreeRoot 6 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/StructParents 0/Resources<</Font<</F1 5 0 R>>>>/Contents 4 0 R>>',
    givenPdfStream(
      '/P <</MCID 0>> BDC BT /F1 11 Tf 60 780 Td (Trams are cleaned at night.) Tj ET EMC /Figure <</MCID 1>> BDC 60 600 99 99 re f EMC',
    ),
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    '<</Type/StructTreeRoot/K[7 0 R 8 0 R]/ParentTree 9 0 R>>',
    '<</Type/StructElem/S/P/P 6 0 R/Pg 3 0 R/K 0>>',
    '<</Type/StructElem/S/Figure/P 6 0 R/Pg 3 0 R/K 1/Alt(The tracks of the depot)>>',
    '<</Nums[0[7 0 R 8 0 R]]>>',
  ])
  expect((await cut('rfp.pdf', pdf)).fields.additionalContext).toBe(
    'Trams are cleaned at night.\n[picture: The tracks of the depot]',
  )
})
