import { colours, fonts } from '#server/render/open-xml/look.ts'
import { element } from '#server/open-xml/xml.ts'
import type { CellLook, Edge, Letters, Side } from '#server/render/xlsx/look.ts'
import { spreadsheetNamespace } from './namespaces.ts'

export type Styles = {
  /** The index of the style for a cell's look. */
  indexOf(look: CellLook): number
  toXml(): string
}

/** Custom number formats of a workbook start at 164. */
const firstOwnFormat = 164
const valued = (name: string, val: string | number) => element(name, { val })
const colourXml = (name: string, hex: string) => element(name, { rgb: `FF${hex}` })

/** Excel measures column widths in digits of this font. */
const normal: Letters = { font: 'sans', size: 11, colour: colours.text }

/** The character properties that a workbook's font and a run in a cell share, except the font's name. */
export function lettersXml({ bold, italic, underline, size, colour }: Letters): string {
  const marks = (bold ? '<b/>' : '') + (italic ? '<i/>' : '') + (underline ? '<u/>' : '')
  return marks + valued('sz', size) + colourXml('color', colour)
}

/** Font families, as numbered in the format. */
const families = { serif: 1, sans: 2, mono: 3 } as const
const fontXml = (letters: Letters) =>
  element('font', {}, [lettersXml(letters), valued('name', fonts[letters.font]), valued('family', families[letters.font])])

function edgeXml(side: Side, edge: Edge | undefined): string {
  return edge ? element(side, { style: edge.weight }, colourXml('color', edge.colour)) : `<${side}/>`
}
const borderXml = (edges: CellLook['edges'] = {}) =>
  element('border', {}, [...(['left', 'right', 'top', 'bottom'] as const).map((side) => edgeXml(side, edges[side])), '<diagonal/>'])

const solid = (fill: string) =>
  element('fill', {}, element('patternFill', { patternType: 'solid' }, [colourXml('fgColor', fill), '<bgColor indexed="64"/>']))

function alignmentXml({ align, indent, isMiddle, isNumber }: CellLook): string {
  const horizontal = align ?? (indent ? 'left' : undefined)
  return element('alignment', { horizontal, vertical: isMiddle ? 'center' : 'top', wrapText: isNumber ? undefined : 1, indent })
}

/** Numbers items in the order in which they are first requested. */
function numbering(first: readonly string[] = []) {
  const known = new Map(first.map((xml, index) => [xml, index]))
  return {
    indexOf(xml: string): number {
      const index = known.get(xml) ?? known.size
      known.set(xml, index)
      return index
    },
    list: () => [...known.keys()],
  }
}

export function createStyles(): Styles {
  const lists = {
    formats: numbering(),
    fonts: numbering([fontXml(normal)]),
    // The first two are required by the format.
    fills: numbering(['none', 'gray125'].map((patternType) => element('fill', {}, element('patternFill', { patternType })))),
    borders: numbering([borderXml()]),
    cells: numbering(['<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>']),
  }
  const known = new Map<string, number>()
  const byLook = new WeakMap<CellLook, number>()
  const cellXml = (look: CellLook) => {
    const attributes = {
      numFmtId: look.format === undefined ? 0 : firstOwnFormat + lists.formats.indexOf(look.format),
      fontId: lists.fonts.indexOf(fontXml(look)),
      fillId: look.fill === undefined ? 0 : lists.fills.indexOf(solid(look.fill)),
      borderId: lists.borders.indexOf(borderXml(look.edges)),
      xfId: 0,
      quotePrefix: look.isQuoted ? 1 : undefined,
      applyNumberFormat: look.format === undefined ? undefined : 1,
      applyFont: 1,
      applyFill: 1,
      applyBorder: 1,
      applyAlignment: 1,
    }
    return element('xf', attributes, alignmentXml(look))
  }
  return {
    indexOf(look) {
      const same = byLook.get(look)
      if (same !== undefined) return same
      const key = JSON.stringify(look)
      const index = known.get(key) ?? lists.cells.indexOf(cellXml(look))
      known.set(key, index)
      byLook.set(look, index)
      return index
    },
    toXml: () => stylesXml(lists),
  }
}

type Lists = Record<'formats' | 'fonts' | 'fills' | 'borders' | 'cells', { list(): string[] }>

function stylesXml(lists: Lists): string {
  const counted = (name: string, entries: readonly string[]) =>
    entries.length === 0 ? '' : element(name, { count: entries.length }, entries)
  const formats = lists.formats
    .list()
    .map((formatCode, index) => element('numFmt', { numFmtId: firstOwnFormat + index, formatCode }))
  return element('styleSheet', { xmlns: spreadsheetNamespace }, [
    counted('numFmts', formats),
    counted('fonts', lists.fonts.list()),
    counted('fills', lists.fills.list()),
    counted('borders', lists.borders.list()),
    counted('cellStyleXfs', ['<xf numFmtId="0" fontId="0" fillId="0" borderId="0"/>']),
    counted('cellXfs', lists.cells.list()),
    counted('cellStyles', ['<cellStyle name="Normal" xfId="0" builtinId="0"/>']),
    counted('dxfs', [...states.map(stateXml), ...tableParts.map(({ xml }) => xml)]),
    element('tableStyles', { count: 1, defaultTableStyle: tableStyle }, tableStyleXml()),
  ])
}

type State = { ink: string; fill?: string; format?: string }
/** Conditional formats; a date that has passed also shows this in a word. */
const states: readonly State[] = [
  { ink: colours.danger, fill: colours.dangerTint },
  { ink: colours.warning, fill: colours.warningTint },
  { ink: colours.ok, fill: colours.okTint },
  { ink: colours.warning, format: '"past · "d mmm yyyy' },
]
/** The indexes of the conditional formats. */
export const stateFormats = { bad: 0, middling: 1, good: 2, past: 3 } as const

const tint = (hex: string) =>
  element('fill', {}, element('patternFill', { patternType: 'solid' }, [colourXml('fgColor', hex), colourXml('bgColor', hex)]))
/** Above the ids of the cells' number formats. */
const pastFormat = 4000
const stateXml = ({ ink, fill, format }: State) =>
  element('dxf', {}, [
    element('font', {}, ['<b/>', colourXml('color', ink)]),
    format === undefined ? '' : element('numFmt', { numFmtId: pastFormat, formatCode: format }),
    fill === undefined ? '' : tint(fill),
  ])

/** The table style, for rows that are added by hand. */
export const tableStyle = 'Ruled'
const tableParts = [
  {
    type: 'wholeTable',
    xml: element(
      'dxf',
      {},
      element('border', {}, [
        edgeXml('bottom', hairline()),
        element('horizontal', { style: 'hair' }, colourXml('color', colours.line)),
      ]),
    ),
  },
  { type: 'headerRow', xml: element('dxf', {}, [element('font', {}, '<b/>'), tint(colours.accentTint)]) },
  { type: 'totalRow', xml: element('dxf', {}, element('font', {}, '<b/>')) },
]
function hairline(): Edge {
  return { weight: 'hair', colour: colours.line }
}

function tableStyleXml(): string {
  const parts = tableParts.map(({ type }, index) => element('tableStyleElement', { type, dxfId: states.length + index }))
  return element('tableStyle', { name: tableStyle, pivot: 0, count: parts.length }, parts)
}
