import { stylesXml } from '#server/render/docx/styles-xml.ts'
import { cellMargins } from '#server/render/docx/table-styles.ts'
import { fontProperties } from '#server/render/docx/properties.ts'
import { fonts } from '#server/render/open-xml/look.ts'
import { element } from '#server/open-xml/xml.ts'
import { recolour } from './colours.ts'
import { fitForContents } from './contents-styles.ts'
import type { Roles } from './find-roles.ts'
import type { Template } from './template.ts'
import { freshId, isHeadingLike, type TemplateLook } from './template-look.ts'
import { childrenNamed, findChild, mapTree, type Tree, treesOf, writeTree } from '#server/open-xml/tree.ts'

const namespace = { 'xmlns:w': 'http://schemas.openxmlformats.org/wordprocessingml/2006/main' }
const wholeStyle = /<w:style .*?<\/w:style>/gs
const highest = (trees: readonly Tree[], attribute: string) =>
  Math.max(0, ...trees.map(({ attributes }) => Number(attributes[attribute] ?? 0) || 0))

export type TemplateStyling = {
  styles: string
  numbering: string
  /** Our own XML with the template's character and table styles, lists and colours. */
  dress(xml: string): string
  /** The offset for the numbers of our lists. */
  listOffset: number
}

/** The template's styles and lists, followed by ours for those it lacks, with unused ids. */
export function applyTemplateStyles(
  template: Template,
  look: TemplateLook,
  ours: { language: string; numbering: string },
): TemplateStyling {
  const styles = template.styles ?? { name: 'w:styles', attributes: {}, children: [] }
  const taken = new Set(childrenNamed(styles, 'w:style').map(({ attributes }) => (attributes['w:styleId'] ?? '').toLowerCase()))
  const known: Roles = { ...look.roles, ...(template.tableStyle === null ? {} : { RuledTable: template.tableStyle }) }
  const own = (stylesXml(ours.language, { ...look, styles: look.appended }).match(wholeStyle) ?? []).map((xml) => ({
    xml,
    id: idIn(xml),
  }))
  const ids = new Map(own.map(({ id }) => [id, known[id] ?? freshId(id, taken)]))
  const { numbering, listOffset } = joinNumbering(template, look, ours.numbering)
  const dress = (xml: string) =>
    rename(moveNumbers(withMargins(recolour(xml, look.accent)), ['<w:numId w:val'], listOffset), letters, ids)
  const appended = own
    .filter(({ id }) => known[id] === undefined)
    .map(({ xml, id }) =>
      rename(dress(adaptStyle(xml, id, look)), bonds, ids).replace(`w:styleId="${id}"`, `w:styleId="${ids.get(id)}"`),
    )
  const all = [defaultsXml(styles, ours.language, look), ...templateStyles(styles, look), ...appended]
  return { styles: element('w:styles', namespace, all), numbering, dress, listOffset }
}

const letters = /<w:(?:rStyle|tblStyle) w:val="([A-Za-z\d]+)"/g
const bonds = /<w:(?:basedOn|next) w:val="([A-Za-z\d]+)"/g
const rename = (xml: string, where: RegExp, ids: ReadonlyMap<string, string>) =>
  xml.replaceAll(where, (whole, id: string) => whole.replace(`"${id}"`, `"${ids.get(id) ?? id}"`))
const moveNumbers = (xml: string, names: string[], by: number) =>
  xml.replaceAll(
    new RegExp(`(${names.join('|')})="(\\d+)"`, 'g'),
    (_, name: string, number: string) => `${name}="${Number(number) + by}"`,
  )

/** The template's lists, followed by ours. */
function joinNumbering(template: Template, look: TemplateLook, ours: string) {
  const [abstracts, lists] = ['w:abstractNum', 'w:num'].map((name) => childrenNamed(template.numbering ?? undefined, name)) as [
    Tree[],
    Tree[],
  ]
  const listOffset = highest(lists, 'w:numId')
  const unlinked = recolour(adaptFonts(ours, '', look), look.accent).replaceAll(/<w:pStyle w:val="[^"]*"\/>/g, '')
  const apart = moveNumbers(unlinked, ['w:abstractNumId', '<w:abstractNumId w:val'], highest(abstracts, 'w:abstractNumId') + 1)
  const moved = moveNumbers(apart, ['<w:num w:numId'], listOffset)
  const parts = (name: string) => moved.match(new RegExp(`<w:${name} .*?</w:${name}>`, 'gs')) ?? []
  const all = [...abstracts.map(writeTree), ...parts('abstractNum'), ...lists.map(writeTree), ...parts('num')]
  return { numbering: element('w:numbering', namespace, all), listOffset }
}

const margins = element(
  'w:tblCellMar',
  {},
  (['top', 'left', 'bottom', 'right'] as const).map((side) => element(`w:${side}`, { 'w:w': cellMargins[side], 'w:type': 'dxa' })),
)

/** Tables have the cell margins that they were measured with, in any style. */
const withMargins = (xml: string) =>
  xml.replaceAll(/<w:tblStyle w:val="RuledTable"\/>.*?<w:tblLayout [^>]*\/>/gs, (start) => start + margins)

const idIn = (xml: string) => /w:styleId="([^"]*)"/.exec(xml)![1]!

/** The document's language, not the template's. */
const templateStyles = (styles: Tree, look: TemplateLook) =>
  childrenNamed(styles, 'w:style')
    .map((style) => mapTree(style, (tree) => (tree.name === 'w:lang' ? [] : tree)))
    .map((style) => writeTree(fitForContents(asDefault(style, look), look)))

/** A template may leave the style of normal text open. */
const asDefault = (style: Tree, look: TemplateLook): Tree =>
  style.attributes['w:styleId'] === look.roles['Normal']
    ? { ...style, attributes: { ...style.attributes, 'w:default': '1' } }
    : style

function defaultsXml(styles: Tree, language: string, look: TemplateLook): string {
  const ours = /<w:docDefaults>.*?<\/w:docDefaults>/s.exec(stylesXml(language, { ...look, styles: look.appended }))![0]
  const defaults = findChild(styles, 'w:docDefaults')
  if (look.isBare) return ours
  const run = findChild(findChild(defaults, 'w:rPrDefault'), 'w:rPr')
  const others = treesOf(run).filter(({ name }) => name !== 'w:lang')
  const lang: Tree = { name: 'w:lang', attributes: { 'w:val': language, 'w:eastAsia': language, 'w:bidi': 'ar-SA' }, children: [] }
  const after = others.filter(({ name }) => /^w:(eastAsianLayout|specVanish)$/.test(name))
  const runs = [...others.filter((one) => !after.includes(one)), lang, ...after].map(writeTree)
  const paragraph = findChild(defaults, 'w:pPrDefault')
  return element('w:docDefaults', {}, [
    element('w:rPrDefault', {}, element('w:rPr', {}, runs)),
    paragraph ? writeTree(paragraph) : '<w:pPrDefault/>',
  ])
}

/** One of our styles in the template's fonts; its headings are numbered by the template or not at all. */
function adaptStyle(xml: string, id: string, look: TemplateLook): string {
  if (look.isBare) return xml
  const plain = /^Heading\d$/.test(id) ? xml.replace(/<w:numPr>.*?<\/w:numPr>/s, '') : xml
  return adaptFonts(plain, id, look).replace('w:default="1" ', '')
}

function adaptFonts(xml: string, id: string, look: TemplateLook): string {
  if (look.isBare) return xml
  const normal = look.resolve(look.roles['Normal']).fontName
  const wanted = isHeadingLike(id) ? look.headingFont : look.bodyFont
  // In tables, LibreOffice overrides the code font by the template's, unless the paragraph's style names one.
  const replacement = wanted === normal && !/^Table[A-Z]/.test(id) ? '' : fontProperties(wanted)
  return xml.replaceAll(fontProperties(fonts.serif), replacement).replaceAll(fontProperties(fonts.sans), replacement)
}
