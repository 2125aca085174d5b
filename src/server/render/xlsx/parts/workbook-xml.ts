import { element, escapeXml } from '#server/open-xml/xml.ts'
import type { Book } from '#server/render/xlsx/book.ts'
import { absoluteRange, quotedName, type Sheet } from '#server/render/xlsx/sheet.ts'
import { spreadsheetNamespace, relations } from './namespaces.ts'

export function workbookXml(sheets: readonly (Sheet & { relationship: string })[], { totals, inputs, listRanges }: Book): string {
  const listed = sheets.map(({ name, relationship }, index) => element('sheet', { name, sheetId: index + 1, 'r:id': relationship }))
  const names = [
    ...sheets.flatMap((sheet, index) => printNames(sheet, index)),
    ...[...inputs, ...listRanges].map(({ name, range }) => element('definedName', { name }, escapeXml(range))),
    ...totals.map(({ name, cell }) => element('definedName', { name }, escapeXml(cell))),
  ]
  return element('workbook', { xmlns: spreadsheetNamespace, 'xmlns:r': relations }, [
    '<workbookPr defaultThemeVersion="166925"/>',
    element('bookViews', {}, '<workbookView xWindow="0" yWindow="0" windowWidth="28800" windowHeight="16000" tabRatio="800"/>'),
    element('sheets', {}, listed),
    element('definedNames', {}, names),
    '<calcPr calcId="191029"/>',
  ])
}

/** The print area, and the row that is repeated at the top of pages. */
function printNames(sheet: Sheet, localSheetId: number): string[] {
  const end = { row: Math.max(0, sheet.rows.length - 1), column: sheet.widths.length - 1 }
  const area = `${quotedName(sheet.name)}!${absoluteRange({ row: 0, column: 0 }, end)}`
  const names = [element('definedName', { name: '_xlnm.Print_Area', localSheetId }, escapeXml(area))]
  if (sheet.titleRow === undefined) return names
  const row = sheet.titleRow + 1
  const titles = `${quotedName(sheet.name)}!$${row}:$${row}`
  return [...names, element('definedName', { name: '_xlnm.Print_Titles', localSheetId }, escapeXml(titles))]
}
