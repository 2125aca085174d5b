import { createPackage } from '../open-xml-package.ts'
import { relationshipKinds } from '../relationship-kinds.ts'
import { element, escapeXml } from '#server/open-xml/xml.ts'
import { type Chart, type ChartCells, columnName } from './chart.ts'

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const chartSheet = 'Data'

/** The cells of the chart's figures in the embedded workbook. */
export function workbookCells({ categories, series }: Chart): ChartCells {
  const last = categories.length + 1
  return {
    categories: `${chartSheet}!$A$2:$A$${last}`,
    series: series.map((_, index) => {
      const column = `${chartSheet}!$${columnName(index + 1)}`
      return { name: `${column}$1`, values: `${column}$2:$${columnName(index + 1)}$${last}` }
    }),
  }
}

/** The workbook that Office opens for "Edit data": categories down, one column a series. */
export function chartWorkbook(chart: Chart): Uint8Array {
  const file = createPackage()
  const [book, sheet, styles] = ['xl/workbook.xml', 'xl/worksheets/sheet1.xml', 'xl/styles.xml']
  file.relate('', relationshipKinds.document, book)
  const sheetId = file.relate(book, relationshipKinds.worksheet, sheet)
  file.relate(book, relationshipKinds.styles, styles)
  file.addPart({ path: book, contentType: `${spreadsheet}.sheet.main+xml`, body: workbookXml(sheetId) })
  file.addPart({ path: sheet, contentType: `${spreadsheet}.worksheet+xml`, body: sheetXml(chart) })
  file.addPart({ path: styles, contentType: `${spreadsheet}.styles+xml`, body: stylesXml(chart) })
  return file.toBytes()
}

function workbookXml(sheetId: string): string {
  const namespaces = { xmlns: main, 'xmlns:r': 'http://schemas.openxmlformats.org/officeDocument/2006/relationships' }
  const sheet = element('sheet', { name: chartSheet, sheetId: 1, 'r:id': sheetId })
  return element('workbook', namespaces, element('sheets', {}, sheet))
}

/** Width in digits of the columns of names and of values. */
const width = { name: 28, value: 14 }

function sheetXml({ categories, series }: Chart): string {
  const text = (r: string, value: string) =>
    element('c', { r, t: 'inlineStr' }, element('is', {}, element('t', { 'xml:space': 'preserve' }, escapeXml(value))))
  const number = (cell: { r: string; s: number }, value: number | null) =>
    value === null ? '' : element('c', cell, `<v>${value}</v>`)
  const heading = ['', ...series.map(({ name }) => name)].map((name, index) => text(`${columnName(index)}1`, name))
  const rows = categories.map((category, index) => {
    const r = index + 2
    const values = series.map(({ values }, column) =>
      number({ r: `${columnName(column + 1)}${r}`, s: column + 1 }, values[index] ?? null),
    )
    return element('row', { r }, [text(`A${r}`, category), ...values])
  })
  const columns = [
    element('col', { min: 1, max: 1, width: width.name, customWidth: 1 }),
    element('col', { min: 2, max: series.length + 1, width: width.value, customWidth: 1 }),
  ]
  return element('worksheet', { xmlns: main }, [
    element('cols', {}, columns),
    element('sheetData', {}, [element('row', { r: 1 }, heading), ...rows]),
  ])
}

/** Custom number formats of a workbook start at 164. */
const firstOwnFormat = 164

function stylesXml({ series }: Chart): string {
  const formats = series.map(({ format }, index) => element('numFmt', { numFmtId: firstOwnFormat + index, formatCode: format }))
  const plain = { fontId: 0, fillId: 0, borderId: 0 }
  const cells = series.map((_, index) =>
    element('xf', { numFmtId: firstOwnFormat + index, ...plain, xfId: 0, applyNumberFormat: 1 }),
  )
  return element('styleSheet', { xmlns: main }, [
    element('numFmts', { count: formats.length }, formats),
    '<fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts>',
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
    element('cellStyleXfs', { count: 1 }, element('xf', { numFmtId: 0, ...plain })),
    element('cellXfs', { count: cells.length + 1 }, [element('xf', { numFmtId: 0, ...plain, xfId: 0 }), ...cells]),
  ])
}
