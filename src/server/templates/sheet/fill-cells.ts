import { sheetText } from '#server/render/xlsx/parts/strings.ts'
import { refusal } from '../refusal.ts'
import { areaOf, columnLetters } from './area.ts'

/** `day`: the serial number of a day, for a cell with a date format. */
export type CellValue = { text: string; day?: number | undefined }
/** By row, then by column. */
export type CellValues = ReadonlyMap<number, ReadonlyMap<number, CellValue>>

const token =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<(\/?)((?:[\w.-]+:)?)([\w.-]+)((?:"[^"]*"|'[^']*'|[^<>"'])*)>|[^<]+/y

type Tag = { start: number; end: number; isEnd: boolean; isWhole: boolean; prefix: string; name: string; attributes: string }

function* tagsOf(xml: string, from: number): Iterable<Tag> {
  token.lastIndex = from
  for (let start = from; start < xml.length;) {
    token.lastIndex = start
    const found = token.exec(xml)
    if (!found) throw refusal.damaged()
    const end = start + found[0].length
    const [, closing, prefix = '', name, attributes = ''] = found
    const isWhole = attributes.endsWith('/')
    if (name)
      yield {
        start,
        end,
        isEnd: closing === '/',
        isWhole,
        prefix,
        name,
        attributes: isWhole ? attributes.slice(0, -1) : attributes,
      }
    start = end
  }
}

const attributeOf = (attributes: string, name: string) =>
  new RegExp(`(?:^|\\s)${name}\\s*=\\s*["']([^"']*)["']`).exec(attributes)?.[1]
/** Attributes of a cell that describe its former value. */
const ofValue = /\s+(?:t|cm|vm)\s*=\s*(?:"[^"]*"|'[^']*')/g

type Filling = {
  /** For each cell format, whether it shows a number as a day. */
  dayFormats: readonly boolean[]
  progress: () => void
}

/** The XML of a sheet with values in some of its cells; everything else is unchanged, including the cells' styles. */
export function fillCells(xml: string, values: CellValues, { dayFormats, progress }: Filling): string {
  const pieces: string[] = []
  const styles = columnStyles(xml)
  let copied = 0
  const put = (from: number, to: number, text: string) => {
    pieces.push(xml.slice(copied, from), text)
    copied = to
  }
  const write = (tag: Tag, attributes: string, value: CellValue) =>
    cellXml({ prefix: tag.prefix, attributes, value, isDay: dayFormats[Number(attributeOf(attributes, 's'))] === true })
  let row: Row = { number: 0, column: 0, style: undefined, waiting: [] }
  let cell: Tag | undefined
  /** Cells that do not exist in the row yet. */
  const insert = (before: number, tag: Tag) => {
    while (row.waiting[0] && row.waiting[0][0] < before) {
      const [column, value] = row.waiting.shift()!
      const style = row.style ?? styles.find(({ min, max }) => column >= min && column <= max)?.style
      const attributes = ` r="${columnLetters(column)}${row.number}"${style === undefined ? '' : ` s="${style}"`}`
      put(tag.start, tag.start, write(tag, attributes, value))
    }
  }
  const start = xml.search(/<(?:[\w.-]+:)?sheetData[\s>/]/)
  for (const tag of tagsOf(xml, Math.max(start, 0))) {
    const { name, isEnd, isWhole, attributes, prefix } = tag
    if (name === 'sheetData' && isEnd) break
    if (name === 'row' && !isEnd) {
      progress()
      row = rowOf(attributes, row.number, values)
      const spans = isWhole ? attributes : widened(attributes, row.waiting)
      if (spans !== attributes) put(tag.start, tag.end, `<${prefix}row${spans}>`)
    } else if (name === 'row') insert(Infinity, tag)
    else if (name === 'c' && !isEnd) {
      row.column = areaOf(attributeOf(attributes, 'r') ?? '')?.left ?? row.column + 1
      insert(row.column, tag)
      cell = tag
    }
    if (name !== 'c' || !cell || !(isEnd || isWhole)) continue
    if (row.waiting[0]?.[0] === row.column) {
      const kept = cell.attributes.replaceAll(ofValue, '').trimEnd()
      put(cell.start, tag.end, write(cell, kept, row.waiting.shift()![1]))
    }
    cell = undefined
  }
  return [...pieces, xml.slice(copied)].join('')
}

type Row = { number: number; column: number; style: string | undefined; waiting: [column: number, value: CellValue][] }

function rowOf(attributes: string, before: number, values: CellValues): Row {
  const number = Number(attributeOf(attributes, 'r')) || before + 1
  const hasStyle = /\scustomFormat\s*=\s*["'](?:1|true)/.test(attributes)
  const waiting = [...(values.get(number) ?? [])].toSorted(([a], [b]) => a - b)
  return { number, column: 0, style: hasStyle ? attributeOf(attributes, 's') : undefined, waiting }
}

type NewCell = { prefix: string; attributes: string; value: CellValue; isDay: boolean }

const cellXml = ({ prefix, attributes, value: { text, day }, isDay }: NewCell) =>
  isDay && day !== undefined
    ? `<${prefix}c${attributes}><${prefix}v>${day}</${prefix}v></${prefix}c>`
    : `<${prefix}c${attributes} t="inlineStr"><${prefix}is><${prefix}t xml:space="preserve">${sheetText(text)}</${prefix}t></${prefix}is></${prefix}c>`

/** `spans` limits the columns of a row. */
function widened(attributes: string, cells: Row['waiting']): string {
  const [, low, high] = /\sspans\s*=\s*["'](\d+):(\d+)["']/.exec(attributes) ?? []
  if (low === undefined || cells.length === 0) return attributes
  const [first, last] = [Math.min(Number(low), cells[0]![0]), Math.max(Number(high), cells.at(-1)![0])]
  if (first === Number(low) && last === Number(high)) return attributes
  return attributes.replace(/\sspans\s*=\s*["'][^"']*["']/, ` spans="${first}:${last}"`)
}

function columnStyles(xml: string) {
  const columns = /<((?:[\w.-]+:)?)cols>[\s\S]*?<\/\1cols>/.exec(xml)?.[0] ?? ''
  return [...columns.matchAll(/<(?:[\w.-]+:)?col\s([^>]*)>/g)].flatMap(([, attributes = '']) => {
    const [min, max, style] = ['min', 'max', 'style'].map((name) => attributeOf(attributes, name))
    return style === undefined ? [] : [{ min: Number(min), max: Number(max), style }]
  })
}

/** The XML of a workbook whose formulas are recalculated when it is opened. */
export function recalculated(xml: string): string {
  const tag = /<((?:[\w.-]+:)?)calcPr((?:\s[^>]*?)?)(\/?)>/.exec(xml)
  if (tag) {
    const [whole, prefix = '', attributes = '', slash = ''] = tag
    const others = attributes.replace(/\sfullCalcOnLoad\s*=\s*(?:"[^"]*"|'[^']*')/, '')
    return xml.replace(whole, () => `<${prefix}calcPr${others} fullCalcOnLoad="1"${slash}>`)
  }
  const before = [...xml.matchAll(/<\/((?:[\w.-]+:)?)(?:sheets|functionGroups|externalReferences|definedNames)>/g)].at(-1)
  if (!before) return xml
  const at = before.index + before[0].length
  return `${xml.slice(0, at)}<${before[1]}calcPr fullCalcOnLoad="1"/>${xml.slice(at)}`
}
