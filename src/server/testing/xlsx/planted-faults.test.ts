import { expect, test } from 'vitest'
import { xlsxRenderer } from '#server/render/xlsx/render-xlsx.ts'
import { checkXlsx } from '../check-xlsx.ts'
import { everyBlock } from '../given-content.ts'
import { editionOf } from '../given-edition.ts'
import { plantFault } from '../plant-fault.ts'

const sound = await xlsxRenderer.render(editionOf(everyBlock))

const [book, styles, texts] = ['xl/workbook.xml', 'xl/styles.xml', 'xl/sharedStrings.xml']
const [first, sheet] = ['xl/worksheets/sheet1.xml', 'xl/worksheets/sheet3.xml']
const [table, other] = ['xl/tables/table1.xml', 'xl/tables/table2.xml']
type Fault = [what: string, path: string, from: string | RegExp, to: string, complaint: RegExp]

/** Errors of other programs for which Excel offers to repair the file. */
const faults: Fault[] = [
  [
    'two tables of one name',
    other,
    /displayName="[^"]*"/,
    'displayName="Claims_by_quarter"',
    /name claims_by_quarter comes twice|no name/,
  ],
  ['two tables of one id', other, /<table ([^>]*) id="2"/, '<table $1 id="1"', /table id 1 comes twice/],
  ['a table whose name is a cell', table, /( name| displayName)="[^"]*"/g, '$1="AB12"', /AB12 is no name/],
  ['two columns of one name', table, /(<tableColumn id="2" name=")[^"]*/, '$1QUARTER', /are not the columns|comes twice/],
  ['a column that is not called as its heading', table, /(<tableColumn id="1" name=")[^"]*/, '$1Other', /are not the columns/],
  ['two columns of one id', table, '<tableColumn id="2"', '<tableColumn id="1"', /column id/],
  ['columns that are miscounted', table, /<tableColumns count="\d+"/, '<tableColumns count="99"', /is miscounted/],
  [
    'a filter over the totals',
    other,
    /<autoFilter ref="B(\d+):(\w)\d+"/,
    '<autoFilter ref="B$1:$299"',
    /filter of .* is not its rows/,
  ],
  ['a sheet name of 32 characters', book, 'name="Summary"', `name="${'x'.repeat(32)}"`, /is no name for a sheet/],
  ['a sheet name with a slash', book, 'name="Summary"', 'name="A/B"', /is no name for a sheet/],
  ['a sheet called History', book, 'name="Summary"', 'name="History"', /History is no name/],
  ['two sheets of one name but for case', book, 'name="Summary"', 'name="WORDS"', /sheet words comes twice/],
  ['two sheets of one id', book, 'sheetId="2"', 'sheetId="1"', /sheet id 1 comes twice/],
  ['shared texts that are miscounted', texts, / count="\d+"/, ' count="1"', /texts are miscounted/],
  ['shared texts whose kinds are miscounted', texts, /uniqueCount="\d+"/, 'uniqueCount="1"', /texts are miscounted/],
  ['a code that is read as a control character', texts, /(<t [^>]*>)/, '$1_x0000_', /code of a control/],
  ['a dimension that leaves cells out', sheet, /<dimension ref="[^"]*"/, '<dimension ref="A1:B2"', /outside of its dimension/],
  [
    'merged cells that overlap',
    sheet,
    /<mergeCell ref="B(\d+):(\w)\d+"\/>/,
    '<mergeCell ref="B$1:$2$1"/><mergeCell ref="B$1:C$1"/>',
    /lie on each other/,
  ],
  ['one cell that is merged', sheet, /<mergeCell ref="B(\d+):\w\d+"\/>/, '<mergeCell ref="B$1:B$1"/>', /merges one cell/],
  ['a style that is missing', sheet, / s="\d+"/, ' s="64001"', /has no style/],
  ['a font that is missing', styles, /(<cellXfs.*?fontId=")\d+/, '$1999', /has no fontId/],
  ['a number format that is missing', styles, /(<cellXfs.*?numFmtId=")\d+/, '$1999', /number format 999 is missing/],
  [
    'more styles than 64,000',
    styles,
    '</cellXfs>',
    '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>'.repeat(64_001) + '</cellXfs>',
    /too many styles/,
  ],
  ['a format of a rule that is missing', styles, /<dxfs.*<\/dxfs>/, '<dxfs count="0"/>', /format \d+ of a rule is missing/],
  ['formats that are miscounted', styles, /<dxfs count="\d+"/, '<dxfs count="1"', /dxfs are miscounted/],
  ['a text of more than 32,767 characters', texts, /(<t [^>]*>)/, `$1${'x'.repeat(32_768)}`, /says too much/],
  ['a formula of more than 8,192 characters', sheet, /<f>/, `<f>${'1+'.repeat(4097)}`, /formula in .* is none/],
  ['a formula with its sign', sheet, /<f>/, '<f>=', /formula in .* is none/],
  ['a formula in error', sheet, /(<c r="\w+" s="\d+")(><f>[^<]*<\/f><v>)[^<]*/, '$1 t="e"$2#REF!', /is in error/],
  ['a formula whose text is shared', sheet, /(<c r="\w+" s="\d+")(><f>)/, '$1 t="s"$2', /is a shared text|missing/],
  ['a cell of an unknown type', sheet, /(<c r="\w+" s="\d+")(><f>)/, '$1 t="d2"$2', /unknown type/],
  ['a number that is none', sheet, /(<c r="\w+" s="\d+"><v>)[^<]*/, '$11,5', /holds no number/],
  ['a row that is too high', sheet, / ht="[\d.]+"/, ' ht="410"', /is too high/],
  ['a column that is too wide', sheet, / width="[\d.]+"/, ' width="256"', /is too wide/],
  ['a column of less than no width', sheet, / width="[\d.]+"/, ' width="-52.72"', /column 1 has no width/],
  ['a column of no width', sheet, / width="[\d.]+"/, ' width="0"', /column 1 has no width/],
  ['a row of no height', sheet, / ht="[\d.]+"/, ' ht="0"', /has no height/],
  ['a column with two widths', sheet, '<col min="2" max="2"', '<col min="1" max="2"', /has two widths/],
  ['rows out of order', sheet, '<row r="1"', '<row r="2"', /rows are out of order/],
  [
    'too many rows',
    sheet,
    /<row r="(\d+)"([^>]*)><\/row>|<\/sheetData>/,
    '<row r="1048577" ht="15"/></sheetData>',
    /too many rows/,
  ],
  ['a cell that comes twice', sheet, /(<c r="\w+"[^>]*\/>)/, '$1$1', /comes twice|out of order/],
  ['elements out of order', sheet, /(<sheetViews>.*?<\/sheetViews>)(.*?)(<cols>)/, '$2$1$3', /out of order/],
  ['an element that comes twice', sheet, /(<pageMargins[^>]*>)/, '$1$1', /element pageMargins comes twice/],
  ['two links of one cell', first, /(<hyperlink [^>]*>)/, '$1$1', /link of .* comes twice/],
  ['a link that leads nowhere', first, /location="[^"]*"/, 'location="\'Gone\'!A1"', /leads nowhere/],
  ['a header that is too long', sheet, '<oddHeader>', `<oddHeader>${'x'.repeat(256)}`, /oddHeader is too long/],
  ['a name for a sheet that is missing', book, 'localSheetId="0"', 'localSheetId="99"', /is for a sheet that is missing/],
  ['a name for another sheet', book, 'localSheetId="0"', 'localSheetId="1"', /of another|comes twice/],
  ['a name that is a cell', book, /(<definedName name=")[A-W][^"]*/, '$1R1C1', /R1C1 is no name/],
  ['a name that leads nowhere', book, /(<definedName name="[A-W][^>]*>)[^<]*/, "$1'Gone'!$$A$$1", /leads nowhere/],
  ['days from 1904', book, '<workbookPr ', '<workbookPr date1904="1" ', /counted from 1904/],
  [
    'a part without a type',
    '[Content_Types].xml',
    /<Override PartName="\/xl\/tables\/table1.xml"[^>]*>/,
    '',
    /table1.xml has no type/,
  ],
  ['a relationship that is missing', sheet, /<drawing r:id="[^"]*"/, '<drawing r:id="rId999"', /rId999 is missing/],
  [
    'an address that is too long',
    'xl/worksheets/_rels/sheet2.xml.rels',
    'Target="https://',
    `Target="https://${'x'.repeat(2080)}`,
    /too long/,
  ],
  ['two drawings of one id', 'xl/drawings/drawing4.xml', /(<xdr:cNvPr id=")\d+/g, '$17', /comes twice/],
  ['a drawing without words', 'xl/drawings/drawing3.xml', /descr="[^"]*"/, 'descr=""', /is not told/],
  ['a drawing off the sheet', 'xl/drawings/drawing3.xml', /<xdr:row>\d+/, '<xdr:row>-1', /stands nowhere/],
  [
    'a list of other sheets',
    'docProps/app.xml',
    '</Properties>',
    '<TitlesOfParts><vt:lpstr>Gone</vt:lpstr></TitlesOfParts></Properties>',
    /list other sheets/,
  ],
]

const validations = (rule: string) => `<dataValidations count="1">${rule}</dataValidations><pageMargins`
/** Optional elements of a sheet; they are inserted before the next element in order. */
const rules: [what: string, xml: string, complaint: RegExp][] = [
  [
    'a list of more than 255 characters',
    validations(`<dataValidation type="list" sqref="B2"><formula1>&quot;${'a,'.repeat(130)}&quot;</formula1></dataValidation>`),
    /list for B2 is too long/,
  ],
  [
    'a message that is too long',
    validations(`<dataValidation type="list" error="${'x'.repeat(256)}" sqref="B2"><formula1>A1</formula1></dataValidation>`),
    /message for B2 is too long/,
  ],
  [
    'a title that is too long',
    validations(`<dataValidation type="list" errorTitle="${'x'.repeat(33)}" sqref="B2"><formula1>A1</formula1></dataValidation>`),
    /title for B2 is too long/,
  ],
  [
    'rules of one priority',
    `${'<conditionalFormatting sqref="B2"><cfRule type="expression" dxfId="0" priority="1"><formula>1</formula></cfRule></conditionalFormatting>'.repeat(2)}<pageMargins`,
    /priority 1 comes twice/,
  ],
  [
    'a rule without its format',
    '<conditionalFormatting sqref="B2"><cfRule type="expression" dxfId="99" priority="1"><formula>1</formula></cfRule></conditionalFormatting><pageMargins',
    /format 99 of a rule is missing/,
  ],
]

test('a sound workbook passes', () => {
  expect(() => checkXlsx(sound)).not.toThrow()
})

test.each(faults)('%s is found', (...fault) => {
  const [, path, from, to, complaint] = fault
  expect(() => checkXlsx(plantFault(sound, path, (xml) => xml.replace(from, to)))).toThrow(complaint)
})

test.each(rules)('%s is found', (_, xml, complaint) => {
  // The text sheet has no rules or links, which would have to come after them.
  const plant = (body: string) => body.replace(/<hyperlinks>.*<\/hyperlinks>/, '').replace('<pageMargins', xml)
  expect(() => checkXlsx(plantFault(sound, 'xl/worksheets/sheet2.xml', plant))).toThrow(complaint)
})

test('more links than Excel counts are found', () => {
  const links = Array.from({ length: 65_531 }, (_, index) => `<hyperlink ref="B${index + 1}" location="'Words'!A1"/>`).join('')
  const plant = (body: string) => body.replace(/<hyperlinks>.*<\/hyperlinks>/, `<hyperlinks>${links}</hyperlinks>`)
  expect(() => checkXlsx(plantFault(sound, first, plant))).toThrow(/too many links/)
})
