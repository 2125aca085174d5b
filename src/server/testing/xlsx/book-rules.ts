import { repeated, valuesOf } from '../check-office.ts'
import { findAll, readXml, type XmlNode } from '../read-office.ts'
import { innerText, readRange, relationships, type ReadWorkbook } from '../read-workbook.ts'

const most = { styles: 64_000, address: 2079, text: 32_767, name: 255 }
const readsAsCell = /^([a-z]{1,3}\d+|r\d*|c\d*|r\d+c\d+|true|false)$/i
const isName = (name: string) => name.length <= most.name && /^[\p{L}_\\][\p{L}\p{N}_.\\]*$/u.test(name) && !readsAsCell.test(name)

/** Lists faults of a workbook, apart from its sheets, for which Excel offers a repair. */
export function bookRuleFaults(workbook: ReadWorkbook): string[] {
  const xmlOf = (path: string) => readXml(workbook.parts.get(path)!)
  return [
    ...styleFaults(xmlOf('xl/styles.xml'), workbook),
    ...stringFaults(xmlOf('xl/sharedStrings.xml'), workbook),
    ...nameFaults(workbook),
    ...workbook.sheets.flatMap(({ tables }) => tables.flatMap(tableFaults)),
    ...drawingFaults(workbook),
    ...addressFaults(workbook),
    ...titleFaults(workbook),
    ...(findAll(workbook.book, 'workbookPr').some(({ attributes }) => attributes['date1904'] === '1')
      ? ['days are counted from 1904']
      : []),
    ...repeated('sheet id', valuesOf(workbook.book, 'sheet', 'sheetId')),
  ]
}

function styleFaults(styles: XmlNode, { sheets }: ReadWorkbook): string[] {
  const lengthOf = (list: string) => findAll(styles, list)[0]?.children.length ?? 0
  const cells = findAll(findAll(styles, 'cellXfs')[0]!, 'xf')
  const indices = {
    fontId: lengthOf('fonts'),
    fillId: lengthOf('fills'),
    borderId: lengthOf('borders'),
    xfId: lengthOf('cellStyleXfs'),
  }
  const formats = valuesOf(styles, 'numFmt', 'numFmtId')
  const used = sheets.flatMap(({ root }) => valuesOf(root, 'cfRule', 'dxfId'))
  return [
    ...(cells.length > most.styles ? ['there are too many styles'] : []),
    ...Object.entries(indices).flatMap(([name, count]) =>
      cells.filter(({ attributes }) => !(Number(attributes[name]) < count)).map(() => `a style has no ${name}`),
    ),
    ...cells
      .flatMap(({ attributes }) => attributes['numFmtId']!)
      .filter((id) => Number(id) >= 164 && !formats.includes(id))
      .map((id) => `the number format ${id} is missing`),
    ...[...used, ...valuesOf(styles, 'tableStyleElement', 'dxfId')]
      .filter((id) => !(Number(id) < lengthOf('dxfs')))
      .map((id) => `the format ${id} of a rule is missing`),
    ...['fonts', 'fills', 'borders', 'cellXfs', 'dxfs', 'numFmts']
      .flatMap((list) => findAll(styles, list))
      .filter(({ attributes, children }) => Number(attributes['count']) !== children.length)
      .map(({ name }) => `the ${name} are miscounted`),
    ...[...valuesOf(styles, 'numFmt', 'formatCode')].filter((code) => code.length > most.name).map((code) => `${code} is too long`),
  ]
}

function stringFaults(strings: XmlNode, { sheets }: ReadWorkbook): string[] {
  const used = sheets.flatMap(({ root }) => valuesOf(root, 'c', 't')).filter((type) => type === 's').length
  const { count, uniqueCount } = strings.attributes
  const isCounted = Number(count) === used && Number(uniqueCount) === strings.children.length
  // Excel reads these as characters that no text can contain.
  const codes = findAll(strings, 't').filter((node) => /_x(00(0[0-8BCEF]|1[0-9A-F])|FFF[EF])_/i.test(innerText(node)))
  return [
    ...(isCounted ? [] : ['the shared texts are miscounted']),
    ...codes.map(() => 'a text holds the code of a control character'),
  ]
}

function nameFaults({ book, sheets }: ReadWorkbook): string[] {
  const names = findAll(book, 'definedName')
  const quoted = sheets.map(({ name }) => `'${name.replaceAll("'", "''")}'!`)
  const keyOf = ({ attributes: { name = '', localSheetId = '' } }: XmlNode) => `${name.toLowerCase()} ${localSheetId}`.trim()
  return [
    ...repeated('name', names.map(keyOf)),
    ...names.flatMap((node) => {
      const { name = '', localSheetId } = node.attributes
      const said = innerText(node)
      const own = localSheetId === undefined ? undefined : quoted[Number(localSheetId)]
      return [
        ...(isName(name) || /^_xlnm\.(Print_Area|Print_Titles|_FilterDatabase)$/.test(name) ? [] : [`${name} is no name`]),
        ...(localSheetId !== undefined && own === undefined ? [`${name} is for a sheet that is missing`] : []),
        ...(own !== undefined && !said.startsWith(own) ? [`${name} is for one sheet and of another`] : []),
        ...(quoted.some((sheet) => said.startsWith(sheet)) ? [] : [`${name} leads nowhere`]),
      ]
    }),
  ]
}

function tableFaults(table: XmlNode): string[] {
  const { name = '', displayName = '', ref = '', totalsRowCount = '0' } = table.attributes
  const { left, right, top, bottom } = readRange(ref)
  const columns = findAll(table, 'tableColumn')
  const filter = findAll(table, 'autoFilter')[0]?.attributes['ref']
  const filtered = filter === undefined ? undefined : readRange(filter)
  const isFiltered =
    !filtered || (filtered.top === top && filtered.left === left && filtered.bottom === bottom - Number(totalsRowCount))
  return [
    ...(isName(displayName) && name === displayName ? [] : [`${displayName} is no name for a table`]),
    ...(columns.length === right - left + 1 ? [] : [`${displayName} has other columns than cells`]),
    ...(Number(findAll(table, 'tableColumns')[0]!.attributes['count']) === columns.length ? [] : [`${displayName} is miscounted`]),
    ...repeated(`column id of ${displayName}`, valuesOf(table, 'tableColumn', 'id')),
    ...(isFiltered ? [] : [`the filter of ${displayName} is not its rows`]),
    ...columns
      .filter(({ attributes: { totalsRowFunction }, children }) => totalsRowFunction === 'custom' && children.length === 0)
      .map(() => `a total of ${displayName} has no formula`),
  ]
}

function drawingFaults({ parts }: ReadWorkbook): string[] {
  return [...parts].flatMap(([path, body]) => {
    if (!/^xl\/drawings\/[^/]+\.xml$/.test(path)) return []
    const root = readXml(body)
    const anchors = findAll(root, 'xdr:oneCellAnchor')
    const isPlaced = (anchor: XmlNode) =>
      ['xdr:col', 'xdr:row', 'xdr:colOff', 'xdr:rowOff'].every((name) => Number(innerText(findAll(anchor, name)[0]!)) >= 0) &&
      valuesOf(anchor, 'xdr:ext', 'cx').every((size) => Number(size) > 0) &&
      valuesOf(anchor, 'xdr:ext', 'cy').every((size) => Number(size) > 0)
    return [
      ...repeated(`drawing of ${path}`, valuesOf(root, 'xdr:cNvPr', 'id')),
      ...anchors.filter((anchor) => !isPlaced(anchor)).map(() => `a drawing of ${path} stands nowhere`),
      ...findAll(root, 'xdr:cNvPr')
        .filter(({ attributes }) => !attributes['descr'])
        .map(() => `a drawing of ${path} is not told`),
    ]
  })
}

const addressFaults = ({ parts, sheets }: ReadWorkbook) =>
  sheets.flatMap(({ path }) =>
    [...relationships(parts, path).values()]
      .filter(({ length }) => length > most.address)
      .map(() => `an address of ${path} is too long`),
  )

/** The list of sheets in the properties, if there is one. */
function titleFaults({ parts, sheets }: ReadWorkbook): string[] {
  const [titles] = findAll(readXml(parts.get('docProps/app.xml')!), 'TitlesOfParts')
  const listed = titles ? findAll(titles, 'vt:lpstr').map(innerText) : undefined
  return !listed || sheets.every(({ name }) => listed.includes(name)) ? [] : ['the properties list other sheets']
}
