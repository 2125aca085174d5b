import { missing, repeated, valuesOf } from './check-office.ts'
import { findAll, type XmlNode } from './read-office.ts'

export const elements = ({ children }: XmlNode) => children.filter((child) => typeof child === 'object')
export const when = (isWrong: boolean, fault: string) => (isWrong ? [fault] : [])

/** Lists children of an element that are not in the order of its schema. */
export function outOfOrder(node: XmlNode, order: readonly string[]): string[] {
  const places = elements(node).map(({ name }) => order.indexOf(name))
  return [
    ...when(places.includes(-1), `${node.name} holds something unknown`),
    ...when(
      places.some((place, index) => place < (places[index - 1] ?? 0)),
      `${node.name} holds things in a wrong order`,
    ),
  ]
}

const bullets = ['a:buNone', 'a:buAutoNum', 'a:buChar', 'a:buBlip']
const orders: Record<string, readonly string[]> = {
  'a:p': ['a:pPr', 'a:r', 'a:endParaRPr'],
  'a:pPr': ['a:lnSpc', 'a:spcBef', 'a:spcAft', 'a:buClr', 'a:buSzPct', 'a:buFont', ...bullets, 'a:tabLst', 'a:defRPr', 'a:extLst'],
  'a:rPr': ['a:ln', 'a:solidFill', 'a:effectLst', 'a:highlight', 'a:latin', 'a:ea', 'a:cs', 'a:sym', 'a:hlinkClick', 'a:extLst'],
  'a:r': ['a:rPr', 'a:t'],
  'p:txBody': ['a:bodyPr', 'a:lstStyle', 'a:p'],
  'p:sp': ['p:nvSpPr', 'p:spPr', 'p:style', 'p:txBody', 'p:extLst'],
  'p:spPr': ['a:xfrm', 'a:custGeom', 'a:prstGeom', 'a:noFill', 'a:solidFill', 'a:ln', 'a:effectLst', 'a:extLst'],
  'a:tc': ['a:txBody', 'a:tcPr'],
}
const runLike = new Set(['a:br', 'a:fld'])

function orderFaults(node: XmlNode): string[] {
  const order = orders[node.name]
  const alike = { ...node, children: elements(node).map((child) => (runLike.has(child.name) ? { ...child, name: 'a:r' } : child)) }
  return [...(order ? outOfOrder(alike, order) : []), ...elements(node).flatMap(orderFaults)]
}

// eslint-disable-next-line no-control-regex
const nameless = /^$|[\u0000-\u001F]/

/** Lists faults of the shapes in a slide, layout, master or notes page. */
export function listShapeFaults(root: XmlNode): string[] {
  const named = findAll(root, 'p:cNvPr')
  const ids = named.map(({ attributes }) => attributes['id']!)
  const names = named.slice(1).map(({ attributes }) => attributes['name'] ?? '')
  const held = ['a:stCxn', 'a:endCxn'].flatMap((name) => valuesOf(root, name, 'id'))
  const bodies = [...findAll(root, 'p:txBody'), ...findAll(root, 'a:txBody')]
  return [
    ...repeated('shape id', ids),
    ...ids.filter((id) => !/^[1-9]\d{0,9}$/.test(id)).map((id) => `the shape id ${id} is none`),
    ...names.filter((name) => nameless.test(name)).map((name) => `a shape is called ${JSON.stringify(name)}`),
    ...missing('shape', held, ids),
    ...bodies.flatMap((body) => when(findAll(body, 'a:p').length === 0, 'words have no paragraph')),
    ...findAll(root, 'a:tbl').flatMap(faultsOfTable),
    ...faultsOfLengths(root),
    ...orderFaults(root),
  ]
}

function faultsOfTable(table: XmlNode): string[] {
  const columns = findAll(table, 'a:gridCol').length
  return findAll(table, 'a:tr').flatMap((row) => {
    const cells = findAll(row, 'a:tc')
    // A cell covered by another is written as well.
    const spanned = cells
      .filter(({ attributes }) => !attributes['hMerge'])
      .reduce((sum, { attributes }) => sum + Number(attributes['gridSpan'] ?? 1), 0)
    return [
      ...when(cells.length !== columns || spanned !== columns, 'a row has other cells than its table has columns'),
      ...when(findAll(row, 'a:tcPr').length !== cells.length, 'a cell has no properties'),
    ]
  })
}

/** Lengths that must not be negative, and those that may be; all are whole numbers. */
const lengths: readonly [string, readonly string[], RegExp][] = [
  ['a:off', ['x', 'y'], /^-?\d+$/],
  ['a:chOff', ['x', 'y'], /^-?\d+$/],
  ['a:chExt', ['cx', 'cy'], /^\d+$/],
  ['a:gridCol', ['w'], /^[1-9]\d*$/],
  ['a:tr', ['h'], /^[1-9]\d*$/],
  ['a:ln', ['w'], /^\d+$/],
  ['a:rPr', ['sz'], /^[1-9]\d{2,5}$/],
]

function faultsOfLengths(root: XmlNode): string[] {
  const sizes = findAll(root, 'a:ext').filter(({ attributes }) => attributes['uri'] === undefined)
  const all = lengths.flatMap(([name, attributes, pattern]) =>
    attributes.flatMap((one) =>
      valuesOf(root, name, one)
        .filter((value) => !pattern.test(value))
        .map((value) => `${name} has ${one} ${value}`),
    ),
  )
  const wrong = sizes.flatMap(({ attributes }) => ['cx', 'cy'].filter((one) => !/^\d+$/.test(attributes[one] ?? '')))
  return [...all, ...wrong.map((one) => `a:ext has a wrong ${one}`)]
}
