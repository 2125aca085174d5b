import { expect, test } from 'vitest'
import { givenZip } from '#server/testing/given-docx.ts'
import { readLines } from '../read-lines.ts'

const read = async (body: string, { styles = '', manifest = '' } = {}) => {
  const bytes = givenZip([
    { name: 'mimetype', content: 'application/vnd.oasis.opendocument.text' },
    { name: 'META-INF/manifest.xml', content: `<manifest:manifest>${manifest}</manifest:manifest>` },
    {
      name: 'content.xml',
      content: `<office:document-content><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
    },
  ])
  const { lines, unread } = await readLines({ filename: 'rfp.odt', bytes })
  return {
    lines: lines.map(({ text, level }) => (level === undefined ? text : `${'#'.repeat(level)} ${text}`)).filter(Boolean),
    unread,
  }
}
const p = (inner: string, style = '') => `<text:p text:style-name="${style}">${inner}</text:p>`
const cell = (inner: string, more = '') => `<table:table-cell ${more}>${p(inner)}</table:table-cell>`

test('an OpenDocument text is read with the numbers of its headings and lists, its notes and its tables', async () => {
  const styles = `<text:outline-style><text:outline-level-style text:level="1" style:num-format="1" style:num-suffix="."/></text:outline-style>
    <text:list-style style:name="L"><text:list-level-style-number text:level="1" style:num-format="1" style:num-prefix="R-"/>
    <text:list-level-style-number text:level="2" style:num-format="a" style:num-suffix=")"/></text:list-style>`
  const item = (...inner: string[]) => `<text:list-item>${inner.join('')}</text:list-item>`
  const body = [
    '<text:table-of-content><text:index-body><text:p>Scope 1</text:p></text:index-body></text:table-of-content>',
    '<text:h text:outline-level="1">Scope</text:h>',
    p(
      'Open 99.9 %<text:note text:note-class="footnote"><text:note-citation>1</text:note-citation><text:note-body><text:p>By month.</text:p></text:note-body></text:note> of<text:s/>the time.',
    ),
    `<text:list text:style-name="L">${item(p('One'), `<text:list>${item(p('Part'))}</text:list>`)}${item(p('Two'))}</text:list>`,
    `<text:list text:style-name="L" text:continue-numbering="true">${item(p('Three'))}</text:list>`,
    `<table:table><table:table-header-rows><table:table-row>${cell('No.')}${cell('Area')}${cell('Text')}</table:table-row></table:table-header-rows>
      <table:table-row>${cell('1')}${cell('Data', 'table:number-rows-spanned="2"')}${cell('Kept.')}</table:table-row>
      <table:table-row>${cell('2')}<table:covered-table-cell/>${cell('Moved.')}</table:table-row></table:table>`,
    p('<draw:frame><draw:text-box><text:p>In a box.</text:p></draw:text-box></draw:frame>Anchor.'),
  ].join('')
  expect((await read(body, { styles })).lines).toEqual([
    '# 1. Scope',
    'Open 99.9 %[1] of the time.',
    '[1] By month.',
    'R-1 One',
    'a) Part',
    'R-2 Two',
    'R-3 Three',
    '| No. | Area | Text |',
    '| --- | --- | --- |',
    '| 1 | Data | Kept. |',
    '| 2 | Data | Moved. |',
    'Anchor.',
    'In a box.',
  ])
})

test('hidden and deleted text, comments, prompts and objects of an OpenDocument text are told', async () => {
  const info = (name: string) => `<office:change-info><dc:creator>${name}</dc:creator></office:change-info>`
  const body = [
    `<text:tracked-changes><text:changed-region text:id="a"><text:deletion>${info('Ada')}<text:p>and billing</text:p></text:deletion></text:changed-region>
      <text:changed-region text:id="b"><text:insertion>${info('Tom')}</text:insertion></text:changed-region></text:tracked-changes>`,
    p(
      'Ordering <text:change text:change-id="a"/><text:change-start text:change-id="b"/>and reports<text:change-end text:change-id="b"/>.',
    ),
    p('<text:span text:style-name="H">Our limit.</text:span>Public.'),
    p(
      '<office:annotation><dc:creator>Clara</dc:creator><text:p>In phase 1?</text:p></office:annotation>End: <text:placeholder>date</text:placeholder>',
    ),
    p('<draw:frame><draw:object xlink:href="./Object 1"/><svg:desc>E</svg:desc></draw:frame>'),
  ].join('')
  const { lines, unread } = await read(body, {
    styles: '<style:style style:name="H"><style:text-properties text:display="none"/></style:style>',
    manifest:
      '<manifest:file-entry manifest:full-path="Object 1/" manifest:media-type="application/vnd.oasis.opendocument.formula"/>',
  })
  expect(lines).toEqual(['Ordering and reports.', 'Public.', 'End:', '[equation: E]'])
  expect(unread).toEqual([
    { kind: 'deletion', by: 'Ada', text: 'and billing' },
    { kind: 'insertion', by: 'Tom', text: 'and reports' },
    { kind: 'hidden', text: 'Our limit.' },
    { kind: 'comment', by: 'Clara', text: 'In phase 1?' },
    { kind: 'unfilled', text: 'date' },
    { kind: 'equation', text: 'E' },
  ])
})

test('a document of OpenOffice 1 is refused with what to do', async () => {
  const content = '<office:document-content><office:body><text:p>The portal.</text:p></office:body></office:document-content>'
  const bytes = givenZip([
    { name: 'mimetype', content: 'application/vnd.sun.xml.writer' },
    { name: 'content.xml', content },
  ])
  await expect(readLines({ filename: 'rfp.odt', bytes })).rejects.toMatchObject({
    message: 'This is a document of an older OpenOffice (.sxw).',
  })
})

test('an OpenDocument text with a password is refused', async () => {
  await expect(
    read('', { manifest: '<manifest:file-entry><manifest:encryption-data/></manifest:file-entry>' }),
  ).rejects.toMatchObject({
    message: 'This file is protected with a password.',
  })
})
