import { element, escapeXml } from '#server/open-xml/xml.ts'
import { zip } from '#server/open-xml/zip.ts'

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n'

/** A cell as XML: `style` is an index into `cellXfs` below, `xml` the content if it is not text. */
type SheetCell = { at: string; text?: string; style?: number; xml?: string; type?: string }
const cellXml = ({ at, text, style, xml = '', type }: SheetCell) =>
  element(
    'c',
    { r: at, s: style, t: text === undefined ? type : 'inlineStr' },
    text === undefined ? xml : `<is><t>${escapeXml(text)}</t></is>`,
  )

export const rowXml = (row: number, cells: SheetCell[]) =>
  `<row r="${row}" spans="1:3" ht="30" customHeight="1">${cells.map(cellXml).join('')}</row>`

type Asked = { reference: string; text: string; cells?: SheetCell[] }
/** Rows of requirements from row 5 on, with empty cells in the style of answers. */
export const askedRows = (asked: Asked[]) =>
  asked
    .map(({ reference, text, cells = [] }, at) => {
      const row = at + 5
      const own = [{ at: `A${row}`, text: reference }, { at: `B${row}`, text, style: 1 }, { at: `C${row}`, style: 2 }, ...cells]
      return rowXml(row, [...new Map(own.map((cell) => [cell.at, cell])).values()])
    })
    .join('')

const heads = ['Ref', 'Requirement', 'Compliance (see list)', 'Supplier comments', 'Owner', 'Due date', 'Evidence']
const headRows =
  rowXml(1, [{ at: 'A1', text: 'Appendix 4: response to the requirements of the ferry company', style: 3 }]) +
  rowXml(2, [{ at: 'A2', text: 'Fill in columns C to G.' }]) +
  rowXml(
    4,
    heads.map((text, at) => ({ at: `${'ABCDEFG'[at]}4`, text, style: 3 })),
  )

type GivenSheet = { rows?: string; list?: string; prologue?: string; parts?: { name: string; data: Uint8Array }[]; book?: string }

/**
 * A client's response sheet as Excel writes one: titles above the header row, a list, styles, a count by formula, a second sheet and a
 * hidden one.
 */
export function givenSheet({ rows = '', list = '"C,PC,NC"', prologue = '', parts = [], book = '' }: GivenSheet = {}): Uint8Array {
  const relation = (Id: string, kind: string, Target: string) =>
    element('Relationship', { Id, Type: `${relations}/${kind}`, Target })
  const related = (inner: string) =>
    element('Relationships', { xmlns: 'http://schemas.openxmlformats.org/package/2006/relationships' }, inner)
  const sheet = (inner: string) => `${prologue}${element('worksheet', { xmlns: main, 'xmlns:r': relations }, inner)}`
  const requirements =
    '<dimension ref="A1:G40"/><sheetViews><sheetView workbookViewId="0"/></sheetViews>' +
    '<cols><col min="1" max="1" width="9" customWidth="1"/><col min="4" max="5" width="40" style="2" customWidth="1"/>' +
    `<col min="6" max="6" width="14" style="4" customWidth="1"/></cols><sheetData>${headRows}${rows}</sheetData>` +
    '<mergeCells count="1"><mergeCell ref="A1:G1"/></mergeCells>' +
    '<conditionalFormatting sqref="C5:C40"><cfRule type="containsBlanks" dxfId="0" priority="1"><formula>LEN(TRIM(C5))=0</formula></cfRule></conditionalFormatting>' +
    `<dataValidations count="1"><dataValidation type="list" allowBlank="1" showErrorMessage="1" sqref="C5:C40"><formula1>${escapeXml(list)}</formula1></dataValidation></dataValidations>`
  const all: Record<string, string> = {
    '[Content_Types].xml': contentTypes,
    '_rels/.rels': related(relation('rId1', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': element(
      'workbook',
      { xmlns: main, 'xmlns:r': relations },
      `<sheets><sheet name="Read me" sheetId="1" r:id="rId1"/><sheet name="Requirements" sheetId="2" r:id="rId2"/><sheet name="Lists" sheetId="3" state="hidden" r:id="rId3"/></sheets>` +
        `<definedNames><definedName name="Choices">Lists!$A$1:$A$3</definedName></definedNames><calcPr calcId="191029"/>${book}`,
    ),
    'xl/_rels/workbook.xml.rels': related(
      [1, 2, 3].map((at) => relation(`rId${at}`, 'worksheet', `worksheets/sheet${at}.xml`)).join('') +
        relation('rId4', 'styles', 'styles.xml') +
        relation('rId5', 'sharedStrings', 'sharedStrings.xml') +
        relation('rId6', 'calcChain', 'calcChain.xml'),
    ),
    'xl/worksheets/sheet1.xml': sheet(
      `<sheetData><row r="1"><c r="A1" t="s"><v>0</v></c></row><row r="2"><c r="A2"><f>COUNTIF(Requirements!C5:C40,"C")</f><v>0</v></c></row></sheetData>`,
    ),
    'xl/worksheets/sheet2.xml': sheet(requirements),
    'xl/worksheets/sheet3.xml': sheet(
      `<sheetData>${['Compliant', 'Partially compliant', 'Non-compliant'].map((text, at) => `<row r="${at + 1}"><c r="A${at + 1}" t="inlineStr"><is><t>${text}</t></is></c></row>`).join('')}</sheetData>`,
    ),
    'xl/styles.xml': styles,
    'xl/sharedStrings.xml': `<sst xmlns="${main}" count="1" uniqueCount="1"><si><t>How many we comply with:</t></si></sst>`,
    'xl/calcChain.xml': `<calcChain xmlns="${main}"><c r="A2" i="1"/></calcChain>`,
  }
  return zip([...Object.entries(all).map(([name, text]) => ({ name, data: Buffer.from(declaration + text) })), ...parts])
}

const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const override = (PartName: string, ContentType: string) => element('Override', { PartName, ContentType })
const contentTypes = element(
  'Types',
  { xmlns: 'http://schemas.openxmlformats.org/package/2006/content-types' },
  element('Default', { Extension: 'rels', ContentType: 'application/vnd.openxmlformats-package.relationships+xml' }) +
    element('Default', { Extension: 'xml', ContentType: 'application/xml' }) +
    override('/xl/workbook.xml', `${sheetType}.sheet.main+xml`) +
    [1, 2, 3].map((at) => override(`/xl/worksheets/sheet${at}.xml`, `${sheetType}.worksheet+xml`)).join('') +
    override('/xl/styles.xml', `${sheetType}.styles+xml`) +
    override('/xl/sharedStrings.xml', `${sheetType}.sharedStrings+xml`) +
    override('/xl/calcChain.xml', `${sheetType}.calcChain+xml`),
)

/** Cell styles: plain, wrapped, an answer in yellow, bold, and a date. */
const styles = `<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFFFFF99"/></patternFill></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf numFmtId="0"/><xf numFmtId="0" applyAlignment="1"><alignment wrapText="1"/></xf><xf numFmtId="0" fillId="2" applyFill="1"/><xf numFmtId="0" fontId="1" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1"/></cellXfs><dxfs count="1"><dxf><fill><patternFill><bgColor rgb="FFFF0000"/></patternFill></fill></dxf></dxfs></styleSheet>`
