import { element } from '#server/open-xml/xml.ts'
import { fonts } from '#server/render/open-xml/look.ts'
import type { ParagraphStyle, Side } from './paragraph-style.ts'

/** `<name w:val="…"/>` */
export const valued = (name: string, value: string | number) => element(name, { 'w:val': value })
/** A property that is either present or absent. */
const flag = (name: string, on: boolean | undefined) => (on ? `<${name}/>` : '')

/** The children of `w:pPr` used here, in the order that the schema requires. */
const paragraphOrder = [
  'pStyle',
  'keepNext',
  'keepLines',
  'pageBreakBefore',
  'numPr',
  'pBdr',
  'shd',
  'tabs',
  'bidi',
  'spacing',
  'ind',
  'contextualSpacing',
  'jc',
  'outlineLvl',
  'rPr',
  'sectPr',
] as const
/** The same for a `w:rPr`. */
const runOrder = [
  'rStyle',
  'rFonts',
  'b',
  'i',
  'caps',
  'noProof',
  'color',
  'spacing',
  'sz',
  'shd',
  'u',
  'vertAlign',
  'lang',
] as const

type Parts<Name extends string> = Partial<Record<Name, string>>
const inOrder = <Name extends string>(order: readonly Name[], parts: Parts<Name>) => order.map((name) => parts[name] ?? '').join('')

export const paragraphProperties = (parts: Parts<(typeof paragraphOrder)[number]>) =>
  element('w:pPr', {}, inOrder(paragraphOrder, parts))
export const runProperties = ({ b, i, sz, ...parts }: Parts<(typeof runOrder)[number]>) => {
  const inner = inOrder(runOrder, { ...parts, b: forAllScripts('b', b), i: forAllScripts('i', i), sz: forAllScripts('sz', sz) })
  return inner === '' ? '' : element('w:rPr', {}, inner)
}

/** Arabic, Hebrew and similar scripts have a weight, slope and size of their own. */
const forAllScripts = (name: string, xml = '') => (xml === '' ? '' : xml + xml.replace(`<w:${name}`, `<w:${name}Cs`))

export const shading = (fill: string) => element('w:shd', { 'w:val': 'clear', 'w:color': 'auto', 'w:fill': fill })
export const numbered = (number: number, level: number) =>
  element('w:numPr', {}, valued('w:ilvl', level) + valued('w:numId', number))
export const fontProperties = (font: string) =>
  element('w:rFonts', { 'w:ascii': font, 'w:hAnsi': font, 'w:eastAsia': font, 'w:cs': font })

export function border(side: string, edge: { width: number; space: number; colour: string }): string {
  return element(`w:${side}`, { 'w:val': 'single', 'w:sz': edge.width, 'w:space': edge.space, 'w:color': edge.colour })
}

const sides: Side[] = ['top', 'left', 'bottom', 'right', 'between']

/** The paragraph properties of a style. */
export function styleParagraph(style: ParagraphStyle): string {
  const { borders, indent, list, stops } = style
  const edges = borders && sides.map((side) => (borders[side] ? border(side, borders[side]) : ''))
  return paragraphProperties({
    keepNext: flag('w:keepNext', style.keepNext),
    keepLines: flag('w:keepLines', style.keepLines),
    pageBreakBefore: flag('w:pageBreakBefore', style.breakBefore),
    numPr: list ? numbered(list.number, list.level) : '',
    pBdr: edges ? element('w:pBdr', {}, edges) : '',
    shd: style.fill ? shading(style.fill) : '',
    tabs: stops ? element('w:tabs', {}, stops.map(tabStop)) : '',
    spacing: element('w:spacing', {
      'w:before': style.before ?? 0,
      'w:after': style.after ?? 0,
      'w:line': style.line,
      'w:lineRule': style.exact ? 'exact' : 'atLeast',
    }),
    ind: indent ? element('w:ind', { 'w:left': indent.left, 'w:right': indent.right, 'w:hanging': indent.hanging }) : '',
    contextualSpacing: flag('w:contextualSpacing', style.contextual),
    jc: style.align ? valued('w:jc', style.align) : '',
    outlineLvl: style.outline === undefined ? '' : valued('w:outlineLvl', style.outline),
  })
}

const tabStop = ({ at, align = 'left', leader }: NonNullable<ParagraphStyle['stops']>[number]) =>
  element('w:tab', { 'w:val': align, 'w:leader': leader, 'w:pos': at })

/** The character properties of a style. */
export function styleRun(style: ParagraphStyle): string {
  return runProperties({
    rFonts: fontProperties(fonts[style.font]),
    b: flag('w:b', style.bold),
    i: flag('w:i', style.italic),
    caps: flag('w:caps', style.capitals),
    noProof: flag('w:noProof', style.font === 'mono'),
    color: style.colour ? valued('w:color', style.colour) : '',
    sz: valued('w:sz', style.size * 2),
  })
}
