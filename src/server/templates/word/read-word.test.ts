import { expect, test } from 'vitest'
import { givenDocx, givenParagraph } from '#server/testing/given-docx.ts'
import { readLines } from '../read-lines.ts'

type Parts = NonNullable<Parameters<typeof givenDocx>[1]>['parts']

async function read(body: string, parts: Parts = []) {
  const styles = '<w:style w:styleId="H1"><w:name w:val="heading 1"/></w:style>'
  const { lines, unread } = await readLines({ filename: 'rfp.docx', bytes: givenDocx(body, { styles, parts }) })
  return { lines: lines.map(({ text }) => text).filter((text) => text !== ''), unread }
}
const run = (text: string, properties = '') => `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`
const paragraph = (...runs: string[]) => `<w:p>${runs.join('')}</w:p>`
const part = (name: string, inner: string) => ({
  name: `word/${name}.xml`,
  content: `<w:${name} xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${inner}</w:${name}>`,
})
const control = (properties: string, content: string) =>
  `<w:sdt><w:sdtPr>${properties}</w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`
const field = (data: string, result = '') =>
  `<w:r><w:fldChar w:fldCharType="begin"><w:ffData>${data}</w:ffData></w:fldChar></w:r><w:r><w:instrText>FORM</w:instrText></w:r>
  <w:r><w:fldChar w:fldCharType="separate"/></w:r>${result}<w:r><w:fldChar w:fldCharType="end"/></w:r>`
const cell = (content: string, properties = '') => `<w:tc><w:tcPr>${properties}</w:tcPr>${content}</w:tc>`
const row = (...cells: string[]) => `<w:tr>${cells.join('')}</w:tr>`
const words = (text: string, properties = '') => cell(givenParagraph(text), properties)

test('footnotes and endnotes are read below their paragraph or row, with their marks', async () => {
  const reference = (kind: string, id: number) => `<w:r><w:${kind}Reference w:id="${id}"/></w:r>`
  const body = [
    paragraph(run('Open 99.9 % of the time.'), reference('footnote', 7), run(' Kept ten years'), reference('endnote', 2)),
    `<w:tbl>${row(cell(paragraph(run('R-1'))), cell(paragraph(run('Fast'), reference('footnote', 8))))}</w:tbl>`,
  ].join('')
  const note = (kind: string, id: number, text: string) => `<w:${kind} w:id="${id}">${givenParagraph(text)}</w:${kind}>`
  const { lines } = await read(body, [
    part(
      'footnotes',
      note('footnote', 8, 'Under 2 s.') + note('footnote', 7, 'By month.') + note('footnote', 9, 'Not referred to.'),
    ),
    part(
      'endnotes',
      `<w:endnote w:id="2">${givenParagraph('Tax law:')}<w:tbl>${row(cell(givenParagraph('Invoices')), cell(givenParagraph('ten years')))}</w:tbl></w:endnote>`,
    ),
  ])
  expect(lines).toEqual([
    'Open 99.9 % of the time.[1] Kept ten years[i]',
    '[1] By month.',
    '[i] Tax law: Invoices · ten years',
    '| R-1 | Fast[2] |',
    '[2] Under 2 s.',
  ])
})

test('check boxes of each kind, lists and dates are read with their values', async () => {
  const box = (checked: number, content: string) =>
    control(`<w14:checkbox><w14:checked w14:val="${checked}"/></w14:checkbox>`, `<w:r>${content}</w:r>`)
  const sign = (code: string) => `<w:r><w:sym w:font="Wingdings" w:char="${code}"/></w:r>`
  const body = [
    paragraph(field('<w:checkBox><w:default w:val="0"/><w:checked/></w:checkBox>'), run(' Azure')),
    paragraph(field('<w:checkBox><w:default w:val="0"/></w:checkBox>'), run(' AWS')),
    paragraph(box(1, '<w:t>☒</w:t>'), run(' EU')),
    paragraph(box(0, '<w:sym w:font="Wingdings" w:char="F0A8"/>'), run(' US')),
    paragraph(sign('F0FE'), run(' ticked '), sign('F06F'), run(' not ticked')),
    paragraph(run('þ', '<w:rFonts w:ascii="Wingdings"/>'), run(' as a letter')),
    paragraph(run('Latency '), '<w:r><w:sym w:font="Symbol" w:char="F0A3"/></w:r>', run(' 200 ms')),
    paragraph(
      run('Priority: '),
      field('<w:ddList><w:result w:val="1"/><w:listEntry w:val="Low"/><w:listEntry w:val="High"/></w:ddList>'),
    ),
    paragraph(run('Start: '), control('<w:date/>', run('1 March 2027'))),
  ].join('')
  expect((await read(body)).lines).toEqual([
    '☒ Azure',
    '☐ AWS',
    '☒ EU',
    '☐ US',
    '☑ ticked ☐ not ticked',
    '☑ as a letter',
    'Latency ≤ 200 ms',
    'Priority: High',
    'Start: 1 March 2027',
  ])
})

test('what is not said is told with its heading: prompts, hidden and deleted text, comments, objects', async () => {
  const body = [
    givenParagraph('Scope', 'H1'),
    paragraph(run('End: '), control('<w:alias w:val="End date"/><w:showingPlcHdr/>', run('Click to enter a date.'))),
    control('<w:showingPlcHdr/>', givenParagraph('Enter text.')),
    paragraph(run('Our limit is 400k. ', '<w:vanish/>'), run('Public.', '<w:vanish w:val="0"/>')),
    paragraph(
      run('Ordering'),
      `<w:del w:author="Ada"><w:r><w:delText> and billing</w:delText></w:r></w:del>`,
      `<w:ins w:author="Tom">${run(' and reports')}</w:ins>`,
      `<w:commentRangeStart w:id="3"/>${run('.')}<w:r><w:commentReference w:id="3"/></w:r>`,
    ),
    `<w:p><w:pPr><w:rPr><w:del/></w:rPr></w:pPr>${run('The server must ')}</w:p>${givenParagraph('run in Bern.')}`,
    `<w:tbl><w:tr><w:trPr><w:del w:author="Ada"/></w:trPr>${words('R-9')}${words('Gone')}</w:tr></w:tbl>`,
    '<w:p><w:r><w:object><v:imagedata/><o:OLEObject ProgID="Equation.3"/></w:object></w:r></w:p>',
    control('<w:docPartGallery w:val="Table of Contents"/>', givenParagraph('Scope 1')),
  ].join('')
  const comment = `<w:comment w:id="3" w:author="Clara">${givenParagraph('In phase 1?')}</w:comment>`
  const { lines, unread } = await read(body, [part('comments', comment)])
  expect(lines).toEqual([
    'Scope',
    'End:',
    'Public.',
    'Ordering and reports.',
    'The server must run in Bern.',
    '[equation: not described]',
  ])
  expect(unread).toEqual(
    [
      { kind: 'unfilled', text: 'End date' },
      { kind: 'unfilled', text: 'Enter text.' },
      { kind: 'hidden', text: 'Our limit is 400k.' },
      { kind: 'deletion', by: 'Ada', text: 'and billing' },
      { kind: 'insertion', by: 'Tom', text: 'and reports' },
      { kind: 'comment', by: 'Clara', text: 'In phase 1?', on: '.' },
      { kind: 'deletion', by: 'Ada', text: 'R-9 Gone' },
      { kind: 'equation' },
    ].map((one) => ({ ...one, under: 'Scope' })),
  )
})

test('a text box is read once, after the paragraph that it belongs to', async () => {
  const box = `<w:txbxContent>${givenParagraph('Not the mobile app.')}</w:txbxContent>`
  const body = paragraph(
    `<w:r><mc:AlternateContent><mc:Choice><w:drawing><wps:txbx>${box}</wps:txbx></w:drawing></mc:Choice>
    <mc:Fallback><w:pict><v:textbox>${box}</v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r>`,
    run('The anchor.'),
  )
  expect((await read(body + paragraph(`<w:r><w:pict><v:textbox>${box}</v:textbox></w:pict></w:r>`))).lines).toEqual([
    'The anchor.',
    'Not the mobile app.',
    'Not the mobile app.',
  ])
})

test('equations are read as text on a line', async () => {
  const m = (name: string, ...inner: string[]) => `<m:${name}>${inner.join('')}</m:${name}>`
  const t = (text: string) => m('r', m('t', text))
  const body = paragraph(
    run('Availability is'),
    m('oMath', t('A='), m('f', m('num', t('MTBF')), m('den', t('MTBF+MTTR')))),
    run(' and '),
    m('oMath', m('sSup', m('e', t('x')), m('sup', t('2'))), t('≤'), m('rad', m('deg'), m('e', t('5')))),
    run(' with '),
    m('oMath', m('nary', '<m:naryPr><m:chr m:val="∑"/></m:naryPr>', m('sub', t('i=1')), m('sup', t('n')), m('e', t('i')))),
  )
  expect((await read(body)).lines).toEqual(['Availability is A=MTBF/(MTBF+MTTR) and x^2≤√(5) with ∑_(i=1)^n i'])
})

test('merged cells, nested tables and frames keep each text with its row and column', async () => {
  const body = `<w:tbl>${[
    row(words('All requirements', '<w:gridSpan w:val="4"/>')),
    `<w:tr><w:trPr><w:tblHeader/></w:trPr>${words('No.')}${words('Area')}${words('Requirement')}${words('Priority')}</w:tr>`,
    row(words('R-1'), words('Security', '<w:vMerge w:val="restart"/>'), words('Passkeys.'), words('Must')),
    row(words('R-2'), cell('<w:p/>', '<w:vMerge/>'), words('Sessions end.'), words('Should')),
    row(words('R-3'), words('No area', '<w:gridSpan w:val="2"/>'), words('Could')),
    row(
      words('R-4'),
      words('Data'),
      cell(
        `${givenParagraph('Kept:')}<w:tbl>${row(words('Kind'), words('Years'))}${row(words('Invoices'), words('10'))}</w:tbl><w:p/>`,
      ),
      words('Must'),
    ),
  ].join('')}</w:tbl><w:tbl>${row(cell(givenParagraph('One.') + givenParagraph('Two.')))}</w:tbl>`
  expect((await read(body)).lines).toEqual([
    'All requirements',
    '| No. | Area | Requirement | Priority |',
    '| --- | --- | --- | --- |',
    '| R-1 | Security | Passkeys. | Must |',
    '| R-2 | Security | Sessions end. | Should |',
    '| R-3 | No area |  | Could |',
    '| R-4 | Data | Kept: Kind · Years; Invoices · 10 | Must |',
    'One.',
    'Two.',
  ])
})

test('line breaks begin lines, and only the result of a field is read', async () => {
  const mark = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`
  const body = [
    paragraph('<w:r><w:t>We need</w:t><w:br/><w:t>- tickets</w:t><w:br/><w:t>- labels that</w:t><w:br/><w:t>stick</w:t></w:r>'),
    paragraph(mark('begin'), mark('begin'), mark('separate'), run('no'), mark('end'), mark('separate'), run('yes'), mark('end')),
  ].join('')
  expect((await read(body)).lines).toEqual(['We need', '- tickets', '- labels that stick', 'yes'])
})

test('a document that other files are merged into is refused in words', async () => {
  await expect(read('<w:altChunk/>')).rejects.toMatchObject({
    code: 'unreadable-file',
    message: expect.stringContaining('another file'),
  })
})

test('lists of a style, levels of their own and counts that do not restart are numbered as Word shows them', async () => {
  const level = (at: number, text: string, more = '') =>
    `<w:lvl w:ilvl="${at}"><w:start w:val="1"/>${more}<w:numFmt w:val="decimal"/><w:lvlText w:val="${text}"/></w:lvl>`
  const numbering = [
    `<w:abstractNum w:abstractNumId="0"><w:styleLink w:val="Clauses"/>${level(0, '%1')}${level(1, 'R-%2', '<w:lvlRestart w:val="0"/>')}</w:abstractNum>`,
    '<w:abstractNum w:abstractNumId="1"><w:numStyleLink w:val="Clauses"/></w:abstractNum>',
    '<w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num>',
    `<w:num w:numId="2"><w:abstractNumId w:val="0"/><w:lvlOverride w:ilvl="0">${level(0, 'A.%1')}</w:lvlOverride></w:num>`,
  ].join('')
  const item = (list: number, at: number) =>
    `<w:p><w:pPr><w:numPr><w:ilvl w:val="${at}"/><w:numId w:val="${list}"/></w:numPr></w:pPr>${run('x')}</w:p>`
  const body = [item(1, 0), item(1, 1), item(1, 0), item(1, 1), item(2, 0)].join('')
  expect((await read(body, [part('numbering', numbering)])).lines).toEqual(['1 x', 'R-1 x', '2 x', 'R-2 x', 'A.3 x'])
})
