import { element, escapeXml } from '#server/open-xml/xml.ts'
import { cellName } from '#server/render/xlsx/sheet.ts'
import type { PlacedTable, TableColumn } from '#server/render/xlsx/tables/placed-table.ts'
import { spreadsheetNamespace } from './namespaces.ts'
import { tableStyle } from './styles.ts'

/** The body of a table's part; `id` is unique in a file. */
export function tableXml(id: number, table: PlacedTable): string {
  const { name, columns, headerRow, firstColumn, lastRow, hasTotals } = table
  const range = (last: number) => `${cellName(headerRow, firstColumn)}:${cellName(last, firstColumn + columns.length - 1)}`
  const totals = hasTotals ? { totalsRowCount: 1 } : { totalsRowShown: 0 }
  return element(
    'table',
    { xmlns: spreadsheetNamespace, id, name, displayName: name, ref: range(lastRow + Number(hasTotals)), ...totals },
    [
      element('autoFilter', { ref: range(lastRow) }),
      element('tableColumns', { count: columns.length }, columns.map(columnXml)),
      element('tableStyleInfo', {
        name: tableStyle,
        showFirstColumn: 0,
        showLastColumn: 0,
        showRowStripes: 0,
        showColumnStripes: 0,
      }),
    ],
  )
}

function columnXml({ name, formula, total }: TableColumn, index: number): string {
  const attributes = { id: index + 1, name: escapedName(name), ...totalAttributes(total) }
  return element('tableColumn', attributes, [
    formula === undefined ? '' : element('calculatedColumnFormula', {}, escapeXml(formula)),
    total && 'formula' in total ? element('totalsRowFormula', {}, escapeXml(total.formula)) : '',
  ])
}

function totalAttributes(total: TableColumn['total']) {
  if (!total) return {}
  return 'label' in total ? { totalsRowLabel: total.label } : { totalsRowFunction: 'custom' }
}

const escapedName = (name: string) => name.replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
