import { expect, test } from 'vitest'
import { givenZip } from '#server/testing/given-docx.ts'
import { readLines } from '../read-lines.ts'

const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`

test('a workbook is read sheet by sheet as tables, with dates, percentages and merged cells as Excel shows them', async () => {
  const sheet = [
    '<cols><col min="6" max="6" hidden="1"/></cols><sheetData>',
    `<row r="1">${cell('A1', 'Tender 2027-14')}</row>`,
    `<row r="3">${cell('A3', 'ID')}${cell('B3', 'Area')}${cell('C3', 'Requirement')}${cell('D3', 'Due')}${cell('E3', 'Share')}${cell('F3', 'Internal')}</row>`,
    `<row r="4">${cell('A4', 'R-1')}${cell('B4', 'Data')}${cell('C4', 'Kept ten years.')}<c r="D4" s="1"><v>46398</v></c><c r="E4" s="2"><v>0.999</v></c>${cell('F4', 'no')}</row>`,
    `<row r="5">${cell('A5', 'R-2')}${cell('C5', 'Moved in a day.')}<c r="D5" s="1"><v>9999999999999999</v></c></row>`,
    `<row r="6" hidden="1">${cell('A6', 'R-3')}${cell('C6', 'Our limit.')}</row>`,
    '</sheetData><mergeCells><mergeCell ref="B4:B5"/></mergeCells>',
  ].join('')
  const bytes = givenZip([
    {
      name: '_rels/.rels',
      content: `<Relationships><Relationship Id="r" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `<Relationships>${['worksheet" Target="worksheets/a.xml" Id="a', 'worksheet" Target="worksheets/b.xml" Id="b', 'styles" Target="styles.xml" Id="s'].map((one) => `<Relationship Type="${relations}/${one}"/>`).join('')}</Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      content:
        '<workbook><sheets><sheet name="Requirements" r:id="a"/><sheet name="Prices" state="hidden" r:id="b"/></sheets></workbook>',
    },
    {
      name: 'xl/styles.xml',
      content: '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="10"/></cellXfs></styleSheet>',
    },
    { name: 'xl/worksheets/a.xml', content: `<worksheet>${sheet}</worksheet>` },
    { name: 'xl/worksheets/b.xml', content: '<worksheet/>' },
  ])
  const { lines, unread } = await readLines({ filename: 'rfp.xlsx', bytes })
  expect(lines).toEqual([
    { text: 'Requirements', level: 1 },
    { text: 'Tender 2027-14' },
    { text: '' },
    { text: '| ID | Area | Requirement | Due | Share |' },
    { text: '| --- | --- | --- | --- | --- |' },
    { text: '| R-1 | Data | Kept ten years. | 2027-01-11 | 99.9 % |' },
    { text: '| R-2 | Data | Moved in a day. | 9999999999999999 |  |' },
  ])
  expect(unread).toEqual([
    { kind: 'hidden', text: 'R-3 · Our limit.', under: 'Requirements' },
    { kind: 'hidden', text: 'Prices', under: 'Requirements' },
  ])
})
