import type { Template } from './template.ts'
import type { ThemeFacts } from './theme-facts.ts'
import { childrenNamed, findChild, type Tree, treesOf, valueOf } from '#server/open-xml/tree.ts'

/** The appearance of a paragraph in a template's style, including all styles that it is based on. Lengths in twentieths of a point. */
export type Resolved = {
  fontName: string
  /** Points. */
  size: number
  bold: boolean
  italic: boolean
  /** Hexadecimal, if it is not the default. */
  colour: string | undefined
  before: number
  after: number
  /** As in the style: in 240ths of a single line, or a length. */
  line: { value: number; rule: string }
  left: number
  right: number
  hanging: number
  keepNext: boolean
  keepLines: boolean
  breakBefore: boolean
  contextual: boolean
  isJustified: boolean
  /** The number of its list, 0 if it has none, and its level. */
  list: { number: string; level: number }
}

export type Resolve = (styleId: string | undefined) => Resolved

/** Returns a function that resolves a style with its inheritance. */
export function createResolve(template: Template, theme: ThemeFacts): Resolve {
  const styles = template.styles ?? { name: 'w:styles', attributes: {}, children: [] }
  const byId = new Map(childrenNamed(styles, 'w:style').map((style) => [style.attributes['w:styleId'], style]))
  const defaults = findChild(styles, 'w:docDefaults')
  const start = {
    paragraph: findChild(findChild(defaults, 'w:pPrDefault'), 'w:pPr'),
    run: findChild(findChild(defaults, 'w:rPrDefault'), 'w:rPr'),
  }
  return (styleId) => {
    const chain: Tree[] = []
    for (let style = byId.get(styleId); style; style = byId.get(valueOf(style, 'w:basedOn'))) chain.unshift(style)
    const paragraphs = [start.paragraph, ...chain.map((style) => findChild(style, 'w:pPr'))]
    const runs = [start.run, ...chain.map((style) => findChild(style, 'w:rPr'))]
    return { ...paragraphOf(paragraphs), ...runOf(runs, theme) }
  }
}

type Layers = readonly (Tree | undefined)[]

/** The value from the last layer that sets it. */
const lastSaid = (layers: Layers, child: string, attribute: string) =>
  layers.map((layer) => findChild(layer, child)?.attributes[attribute]).findLast((value) => value !== undefined)
const lengthOf = (layers: Layers, child: string, attribute: string) => Number(lastSaid(layers, child, attribute) ?? 0) || 0

function isOn(layers: Layers, name: string): boolean {
  const said = layers.map((layer) => findChild(layer, name)).findLast(Boolean)
  return said !== undefined && !/^(0|false|off)$/.test(said.attributes['w:val'] ?? '')
}

function paragraphOf(layers: Layers) {
  const left = lengthOf(layers, 'w:ind', 'w:left') || lengthOf(layers, 'w:ind', 'w:start')
  const numbering = layers.flatMap((layer) => treesOf(layer).filter(({ name }) => name === 'w:numPr'))
  return {
    before: lengthOf(layers, 'w:spacing', 'w:before'),
    after: lengthOf(layers, 'w:spacing', 'w:after'),
    line: {
      value: Number(lastSaid(layers, 'w:spacing', 'w:line') ?? 240) || 240,
      rule: lastSaid(layers, 'w:spacing', 'w:lineRule') ?? 'auto',
    },
    left,
    right: lengthOf(layers, 'w:ind', 'w:right') || lengthOf(layers, 'w:ind', 'w:end'),
    hanging: lengthOf(layers, 'w:ind', 'w:hanging'),
    keepNext: isOn(layers, 'w:keepNext'),
    keepLines: isOn(layers, 'w:keepLines'),
    breakBefore: isOn(layers, 'w:pageBreakBefore'),
    contextual: isOn(layers, 'w:contextualSpacing'),
    isJustified: /^(?:both|distribute|\w+Kashida)$/.test(lastSaid(layers, 'w:jc', 'w:val') ?? ''),
    list: {
      number: numbering.map((one) => valueOf(one, 'w:numId')).findLast(Boolean) ?? '0',
      level: Number(numbering.map((one) => valueOf(one, 'w:ilvl')).findLast(Boolean) ?? 0),
    },
  }
}

function runOf(layers: Layers, theme: ThemeFacts) {
  const fonts = layers.flatMap((layer) => findChild(layer, 'w:rFonts') ?? [])
  const named = fonts.flatMap(({ attributes }) => {
    const themed = attributes['w:asciiTheme']
    return (themed === undefined ? attributes['w:ascii'] : theme.font(themed)) ?? []
  })
  const colour = layers.map((layer) => findChild(layer, 'w:color')).findLast(Boolean)?.attributes
  const hex = colour?.['w:val'] ?? ''
  return {
    fontName: named.at(-1) ?? 'Times New Roman',
    size: Number(lastSaid(layers, 'w:sz', 'w:val') ?? 20) / 2 || 10,
    bold: isOn(layers, 'w:b'),
    italic: isOn(layers, 'w:i'),
    colour: /^[\da-f]{6}$/i.test(hex) ? hex.toUpperCase() : theme.colour(colour?.['w:themeColor'] ?? ''),
  }
}
