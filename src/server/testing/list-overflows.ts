import { posix } from 'node:path'
import { faceOf } from '#server/render/open-xml/text/measure-text.ts'
import { breakLines } from '#server/render/open-xml/text/break-lines.ts'
import type { ReadPptx, ReadSlide } from './check-pptx.ts'
import { findAll, type XmlNode } from './read-office.ts'

const emuPerPoint = 12_700
/** Line height of Calibri, the tallest of our fonts, relative to its size. */
const naturalLine = 1.2207
/** Tolerance in points for sums of rounded lengths. */
const slack = 1

const child = (node: XmlNode | undefined, ...names: string[]): XmlNode | undefined =>
  names.reduce<XmlNode | undefined>((found, name) => found && elementsOf(found).find((one) => one.name === name), node)
const elementsOf = ({ children }: XmlNode) => children.filter((one) => typeof one === 'object')
const numberOf = (node: XmlNode | undefined, name: string) => {
  const value = node?.attributes[name]
  return value === undefined ? undefined : Number(value)
}
const points = (node: XmlNode | undefined, name: string) => {
  const value = numberOf(node, name)
  return value === undefined ? undefined : value / emuPerPoint
}

/** Defaults for text without its own formatting. */
type Usual = { size: number; leading: number; serif: boolean }

/** Lists every shape, cell and row whose text, by the metrics of its fonts, is higher than its space. */
export function listOverflows({ slides, xml }: ReadPptx): string[] {
  const master = xml.get('ppt/slideMasters/slideMaster1.xml')!
  return slides.flatMap((slide, index) => {
    const layout = xml.get(posix.join('ppt/slides', slide.layout))!
    const shapes = findAll(slide.root, 'p:sp').flatMap((shape) => overflowOf(shape, { layout, master }))
    return [...shapes, ...tableOverflows(slide)].map((fault) => `slide ${index + 1}: ${fault}`)
  })
}

type Above = { layout: XmlNode; master: XmlNode }

function overflowOf(shape: XmlNode, above: Above): string[] {
  const body = child(shape, 'p:txBody')
  if (!body || findAll(body, 'a:t').length === 0) return []
  const place = child(shape, 'p:nvSpPr', 'p:nvPr', 'p:ph')
  const inherited = place && findPlace(above, place)
  const size = child(shape, 'p:spPr', 'a:xfrm', 'a:ext') ?? child(inherited, 'p:spPr', 'a:xfrm', 'a:ext')
  const frame = place ? child(inherited, 'p:txBody', 'a:bodyPr') : child(body, 'a:bodyPr')
  const inset = (name: string, usual: number) => points(frame, name) ?? usual
  const width = (points(size, 'cx') ?? 0) - inset('lIns', 7.2) - inset('rIns', 7.2)
  const room = (points(size, 'cy') ?? 0) - inset('tIns', 3.6) - inset('bIns', 3.6)
  const needed = heightOf(body, width, usualOf(place, inherited, above))
  const name = child(shape, 'p:nvSpPr', 'p:cNvPr')!.attributes['name']
  return needed > room + slack ? [`${name} needs ${needed.toFixed(1)} points and has ${room.toFixed(1)}`] : []
}

const sameIn = (root: XmlNode, place: XmlNode) =>
  findAll(root, 'p:sp').find((shape) => {
    const other = child(shape, 'p:nvSpPr', 'p:nvPr', 'p:ph')
    return (
      other &&
      (other.attributes['type'] ?? 'obj') === (place.attributes['type'] ?? 'obj') &&
      other.attributes['idx'] === place.attributes['idx']
    )
  })
const findPlace = ({ layout, master }: Above, place: XmlNode) => sameIn(layout, place) ?? sameIn(master, place)

function usualOf(place: XmlNode | undefined, inherited: XmlNode | undefined, { master }: Above): Usual {
  if (!place) return { size: 16, leading: 1, serif: false }
  const isTitle = /title$/i.test(place.attributes['type'] ?? '')
  const style = child(master, 'p:txStyles', isTitle ? 'p:titleStyle' : 'p:bodyStyle', 'a:lvl1pPr')
  const own = child(inherited, 'p:txBody', 'a:lstStyle', 'a:lvl1pPr')
  const size = numberOf(child(own, 'a:defRPr'), 'sz') ?? numberOf(child(style, 'a:defRPr'), 'sz')!
  const leading = numberOf(child(own ?? style, 'a:lnSpc', 'a:spcPct'), 'val')!
  return { size: size / 100, leading: leading / 100_000, serif: isTitle }
}

/** The height of all paragraphs in points; the space above the first is not drawn. */
function heightOf(body: XmlNode, width: number, usual: Usual): number {
  return findAll(body, 'a:p').reduce((sum, paragraph, index) => {
    const properties = child(paragraph, 'a:pPr')
    const indent = points(properties, 'marL') ?? (numberOf(properties, 'lvl') ?? 0) * 20 + 20
    const pieces = elementsOf(paragraph).flatMap((run) => pieceOf(run, usual))
    const largest = Math.max(1, ...pieces.map(({ size }) => size))
    const exact = numberOf(child(properties, 'a:lnSpc', 'a:spcPts'), 'val')
    const share = numberOf(child(properties, 'a:lnSpc', 'a:spcPct'), 'val')
    const line = exact === undefined ? largest * naturalLine * (share === undefined ? usual.leading : share / 100_000) : exact / 100
    const above = (numberOf(child(properties, 'a:spcBef', 'a:spcPts'), 'val') ?? 0) / 100
    return sum + (index === 0 ? 0 : above) + line * breakLines(pieces, width - indent).length
  }, 0)
}

function pieceOf(run: XmlNode, usual: Usual) {
  const look = child(run, 'a:rPr')
  const typeface = child(look, 'a:latin')?.attributes['typeface']
  const size = (numberOf(look, 'sz') ?? usual.size * 100) / 100
  if (run.name === 'a:br') return [{ text: '\n', face: 'sans' as const, size }]
  if (run.name !== 'a:r' && run.name !== 'a:fld') return []
  const font =
    typeface === '+mj-lt' || (usual.serif && !typeface) ? 'serif' : typeface && !typeface.startsWith('+') ? 'mono' : 'sans'
  const text = (child(run, 'a:t')?.children ?? []).filter((one) => typeof one === 'string').join('')
  const raised = numberOf(look, 'baseline') ? 0.67 : 1
  return [{ text, face: faceOf(font, look?.attributes['b'] === '1', look?.attributes['i'] === '1'), size: size * raised }]
}

/** Lists cells higher than their row, and tables higher than their frame. */
function tableOverflows({ root }: ReadSlide): string[] {
  return findAll(root, 'p:graphicFrame').flatMap((frame) => {
    const [table] = findAll(frame, 'a:tbl')
    if (!table) return []
    const widths = findAll(table, 'a:gridCol').map((column) => points(column, 'w')!)
    const rows = findAll(table, 'a:tr')
    const all = rows.reduce((sum, row) => sum + points(row, 'h')!, 0)
    const room = points(child(frame, 'p:xfrm', 'a:ext'), 'cy')!
    const cells = rows.flatMap((row) =>
      findAll(row, 'a:tc').flatMap((cell, index) => {
        const frame = child(cell, 'a:tcPr')
        const inset = (name: string) => points(frame, name) ?? 3.6
        const width = widths[index]! - inset('marL') - inset('marR')
        const needed =
          heightOf(child(cell, 'a:txBody')!, width, { size: 16, leading: 1, serif: false }) + inset('marT') + inset('marB')
        return needed > points(row, 'h')! + slack
          ? [`a cell needs ${needed.toFixed(1)} points and has ${points(row, 'h')!.toFixed(1)}`]
          : []
      }),
    )
    return [...cells, ...(all > room + slack ? [`a table needs ${all.toFixed(1)} points and has ${room.toFixed(1)}`] : [])]
  })
}
