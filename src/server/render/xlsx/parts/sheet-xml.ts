import { colours } from '#server/render/open-xml/look.ts'
import { element, escapeXml } from '#server/open-xml/xml.ts'
import { isNearlyOnePage, isUpright, pagesAcross } from '#server/render/xlsx/page.ts'
import { cellName, firstColumn, type Sheet } from '#server/render/xlsx/sheet.ts'
import { conditionXml, validationXml } from './rules-xml.ts'
import { spreadsheetNamespace, relations } from './namespaces.ts'

/** The parts that the sheet uses, by their relationship ids; links in order. */
export type SheetUses = { drawing: string | undefined; tables: readonly string[]; links: readonly (string | undefined)[] }
export type SheetEdges = { isFirst: boolean; header: string; footer: string }

/** Points of a digit in the font that widths are measured in: seven dots at 96 dpi. */
const digitWidth = 5.25

/** The body of a sheet's part. Excel requires its elements in exactly this order. */
export function sheetXml(sheet: Sheet, uses: SheetUses, edges: SheetEdges): string {
  const { rows, widths } = sheet
  const last = cellName(Math.max(0, rows.length - 1), widths.length - 1)
  return element('worksheet', { xmlns: spreadsheetNamespace, 'xmlns:r': relations }, [
    element('sheetPr', {}, [
      element('tabColor', { rgb: `FF${edges.isFirst ? colours.copper : colours.accent}` }),
      '<pageSetUpPr fitToPage="1"/>',
    ]),
    element('dimension', { ref: `A1:${last}` }),
    element('sheetViews', {}, viewXml(sheet, edges)),
    '<sheetFormatPr defaultRowHeight="15"/>',
    element(
      'cols',
      {},
      widths.map((width, index) => element('col', { min: index + 1, max: index + 1, width: fileWidth(width), customWidth: 1 })),
    ),
    element('sheetData', {}, rows.map(rowXml)),
    counted(
      'mergeCells',
      sheet.merges.map((ref) => element('mergeCell', { ref })),
    ),
    ...sheet.conditions.map(conditionXml),
    counted('dataValidations', sheet.validations.map(validationXml)),
    linksXml(sheet, uses.links),
    '<pageMargins left="0.5" right="0.5" top="0.7" bottom="0.7" header="0.3" footer="0.3"/>',
    element('pageSetup', {
      paperSize: 9,
      fitToWidth: pagesAcross(sheet),
      fitToHeight: edges.isFirst && isNearlyOnePage(sheet) ? 1 : 0,
      orientation: isUpright(sheet) ? 'portrait' : 'landscape',
    }),
    element('headerFooter', {}, [
      element('oddHeader', {}, escapeXml(edges.header)),
      element('oddFooter', {}, escapeXml(edges.footer)),
    ]),
    breaksXml(sheet),
    element('ignoredErrors', {}, element('ignoredError', { sqref: `A1:${last}`, numberStoredAsText: 1 })),
    uses.drawing === undefined ? '' : element('drawing', { 'r:id': uses.drawing }),
    counted(
      'tableParts',
      uses.tables.map((id) => element('tablePart', { 'r:id': id })),
    ),
  ])
}

const counted = (name: string, entries: readonly string[]) =>
  entries.length === 0 ? '' : element(name, { count: entries.length }, entries)
/** No column is wider than 255 digits. */
const fileWidth = (points: number) => Math.min(255, Math.round((points / digitWidth) * 256) / 256)

function viewXml({ frozen, rows }: Sheet, { isFirst }: SheetEdges): string {
  const start = cellName(0, firstColumn)
  const view = { showGridLines: 0, tabSelected: isFirst ? 1 : undefined, workbookViewId: 0 }
  if (frozen === 0 || frozen >= rows.length)
    return element('sheetView', view, element('selection', { activeCell: start, sqref: start }))
  const pane = { ySplit: frozen, topLeftCell: cellName(frozen, 0), activePane: 'bottomLeft', state: 'frozen' }
  const below = cellName(frozen, firstColumn)
  return element('sheetView', view, [
    element('pane', pane),
    element('selection', { pane: 'bottomLeft', activeCell: below, sqref: below }),
  ])
}

function rowXml({ height, cells }: Sheet['rows'][number], index: number): string {
  const columns = [...cells.keys()].toSorted((left, right) => left - right)
  const inOrder = columns.map((column) => cells.get(column)!)
  return element('row', { r: index + 1, ht: height, customHeight: 1 }, inOrder)
}

function breaksXml({ breaks, widths }: Sheet): string {
  if (breaks.length === 0) return ''
  const entries = breaks.map((row) => element('brk', { id: row, max: widths.length - 1, man: 1 }))
  return element('rowBreaks', { count: breaks.length, manualBreakCount: breaks.length }, entries)
}

function linksXml({ links, book }: Sheet, ids: readonly (string | undefined)[]): string {
  const all = links.flatMap(({ cell, link }, index) => {
    if ('address' in link) return [element('hyperlink', { ref: cell, 'r:id': ids[index] })]
    const location = book.cells.get(link.place)
    return location === undefined ? [] : [element('hyperlink', { ref: cell, location })]
  })
  return element('hyperlinks', {}, all) === '<hyperlinks/>' ? '' : element('hyperlinks', {}, all)
}
