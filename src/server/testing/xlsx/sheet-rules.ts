import { repeated } from '../check-office.ts'
import { findAll, type XmlNode } from '../read-office.ts'
import { innerText, readRange, type ReadSheet } from '../read-workbook.ts'

/** The order that the format requires for a sheet's elements. */
const order = (
  'sheetPr dimension sheetViews sheetFormatPr cols sheetData sheetCalcPr sheetProtection protectedRanges scenarios ' +
  'autoFilter sortState dataConsolidate customSheetViews mergeCells phoneticPr conditionalFormatting ' +
  'dataValidations hyperlinks printOptions pageMargins pageSetup headerFooter rowBreaks colBreaks customProperties ' +
  'cellWatches ignoredErrors smartTags drawing legacyDrawing legacyDrawingHF picture oleObjects controls ' +
  'webPublishItems tableParts extLst'
).split(' ')

/** Limits of Excel. */
const most = {
  rows: 1_048_576,
  columns: 16_384,
  formula: 8192,
  text: 32_767,
  list: 255,
  title: 32,
  links: 65_530,
  edge: 255,
  width: 255,
  height: 409.5,
}
const valueTypes = ['s', 'str', 'n', 'b', 'e', 'inlineStr']

/** Lists faults of a sheet for which Excel offers a repair. */
export function sheetRuleFaults(sheet: ReadSheet): string[] {
  const { root, name } = sheet
  const names = root.children.flatMap((child) => (typeof child === 'string' ? [] : [child.name]))
  const places = names.map((child) => order.indexOf(child))
  return [
    ...(places.every((place, index) => place >= (places[index - 1] ?? 0)) ? [] : ['its elements are out of order']),
    ...repeated(
      'element',
      names.filter((child) => child !== 'conditionalFormatting'),
    ),
    ...gridFaults(root),
    ...findAll(root, 'c').flatMap(cellFaults),
    ...measureFaults(root),
    ...conditionFaults(root),
    ...findAll(root, 'dataValidation').flatMap(validationFaults),
    ...linkFaults(root),
    ...findAll(root, 'mergeCell').flatMap(({ attributes: { ref = '' } }) => {
      const { left, right, top, bottom } = readRange(ref)
      return left === right && top === bottom ? [`${ref} merges one cell`] : []
    }),
    ...['oddHeader', 'oddFooter'].flatMap((edge) =>
      findAll(root, edge).flatMap((node) => (innerText(node).length > most.edge ? [`the ${edge} is too long`] : [])),
    ),
  ].map((fault) => `${name}: ${fault}`)
}

/** Rows and cells must be in order, each at its stated position, and all within the stated dimension. */
function gridFaults(root: XmlNode): string[] {
  const rows = findAll(root, 'row').map((row) => ({ number: Number(row.attributes['r']), cells: findAll(row, 'c') }))
  const cells = rows.flatMap((row) => row.cells.map((cell) => ({ row: row.number, ...readRange(cell.attributes['r']!) })))
  const isRising = (values: readonly number[]) => values.every((value, index) => index === 0 || value > values[index - 1]!)
  const dimension = readRange(findAll(root, 'dimension')[0]?.attributes['ref'] ?? 'A1')
  const outside = cells.filter(({ left, top }) => left > dimension.right || top > dimension.bottom)
  return [
    ...(isRising(rows.map(({ number }) => number)) ? [] : ['rows are out of order']),
    ...rows
      .filter((row) => !isRising(row.cells.map((cell) => readRange(cell.attributes['r']!).left)))
      .map(({ number }) => `the cells of row ${number} are out of order`),
    ...cells.filter(({ row, top }) => row !== top).map(({ row }) => `row ${row} has a cell of another row`),
    ...(outside.length > 0 ? ['cells stand outside of its dimension'] : []),
    ...(rows.some(({ number }) => number > most.rows) ? ['there are too many rows'] : []),
    ...(cells.some(({ left }) => left > most.columns) ? ['there are too many columns'] : []),
  ]
}

function cellFaults(cell: XmlNode): string[] {
  const { r, t = 'n' } = cell.attributes
  const [formula] = findAll(cell, 'f').map(innerText)
  const [value] = findAll(cell, 'v').map(innerText)
  return [
    ...(valueTypes.includes(t) ? [] : [`${r} has the unknown type ${t}`]),
    ...(t === 'e' || /^#[A-Z/0]+[!?A]$/.test(value ?? '') ? [`${r} is in error`] : []),
    ...(t === 'b' && !/^[01]$/.test(value ?? '') ? [`${r} is neither true nor false`] : []),
    ...(t === 'n' && value !== undefined && !/^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(value) ? [`${r} holds no number`] : []),
    ...(t === 's' && formula !== undefined ? [`the value of the formula in ${r} is a shared text`] : []),
    ...(formula !== undefined && (formula.length > most.formula || formula.startsWith('=') || formula === '')
      ? [`the formula in ${r} is none that Excel takes`]
      : []),
    ...(t === 'str' && (value ?? '').length > most.text ? [`${r} says too much`] : []),
  ]
}

function measureFaults(root: XmlNode): string[] {
  const columns = findAll(root, 'col').map(({ attributes }) => attributes)
  return [
    ...columns.filter(({ width }) => !(Number(width) <= most.width)).map(({ min }) => `column ${min} is too wide`),
    ...columns.filter(({ width }) => !(Number(width) > 0)).map(({ min }) => `column ${min} has no width`),
    ...columns
      .filter(({ min }, index) => Number(min) <= Number(columns[index - 1]?.['max'] ?? 0))
      .map(({ min }) => `column ${min} has two widths`),
    ...findAll(root, 'row')
      .filter(({ attributes }) => Number(attributes['ht'] ?? 0) > most.height)
      .map(({ attributes }) => `row ${attributes['r']} is too high`),
    ...findAll(root, 'row')
      .filter(({ attributes }) => !(Number(attributes['ht'] ?? 1) > 0))
      .map(({ attributes }) => `row ${attributes['r']} has no height`),
  ]
}

function conditionFaults(root: XmlNode): string[] {
  const rules = findAll(root, 'cfRule')
  return [
    ...repeated(
      'priority',
      rules.map(({ attributes }) => attributes['priority']!),
    ),
    ...rules.filter(({ attributes }) => !(Number(attributes['priority']) >= 1)).map(() => 'a rule has no priority'),
  ]
}

function validationFaults({ attributes, children }: XmlNode): string[] {
  const { sqref = '', type, errorTitle = '', promptTitle = '', error = '', prompt = '' } = attributes
  const formulas = children.flatMap((child) => (typeof child === 'string' ? [] : [innerText(child)]))
  const isLong = type === 'list' && formulas[0]!.startsWith('"') && formulas[0]!.length - 2 > most.list
  return [
    ...(sqref === '' ? ['a rule is for no cells'] : []),
    ...(isLong ? [`the list for ${sqref} is too long`] : []),
    ...([errorTitle, promptTitle].some(({ length }) => length > most.title) ? [`a title for ${sqref} is too long`] : []),
    ...([error, prompt].some(({ length }) => length > most.list) ? [`a message for ${sqref} is too long`] : []),
  ]
}

function linkFaults(root: XmlNode): string[] {
  const links = findAll(root, 'hyperlink')
  return [
    ...(links.length > most.links ? ['there are too many links'] : []),
    ...repeated(
      'link of',
      links.map(({ attributes }) => attributes['ref']!),
    ),
  ]
}
