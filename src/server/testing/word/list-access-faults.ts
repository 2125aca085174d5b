import { valuesOf } from '#server/testing/check-office.ts'
import { findAll, paragraphText, type XmlNode } from '#server/testing/read-office.ts'
import type { WordParts } from './list-word-defects.ts'

/** WCAG 2.2, level AA, for text of any size. */
const least = 4.5
const paper = 'FFFFFF'

const shadeOf = (properties: XmlNode) => findAll(properties, 'w:shd')[0]?.attributes['w:fill']
const colourOf = (properties: XmlNode) => findAll(properties, 'w:color')[0]?.attributes['w:val']

/** Lists text with too little contrast to its background: for each style, and for each run on the background of its paragraph’s style. */
function listContrastFaults(parts: WordParts): string[] {
  const styles = findAll(parts.get('word/styles.xml')!, 'w:style')
  const grounds = new Map(styles.map((style) => [style.attributes['w:styleId'], shadeOf(style) ?? paper]))
  const colours = new Map(styles.map((style) => [style.attributes['w:styleId'], colourOf(style)]))
  const ofStyles = styles.flatMap((style) => faultOf(`the style ${style.attributes['w:styleId']}`, colourOf(style), shadeOf(style)))
  const ofRuns = findAll(parts.get('word/document.xml')!, 'w:p').flatMap((paragraph) => {
    const ground = grounds.get(findAll(paragraph, 'w:pStyle')[0]?.attributes['w:val'])
    return findAll(paragraph, 'w:rPr').flatMap((properties) => {
      const style = findAll(properties, 'w:rStyle')[0]?.attributes['w:val']
      const shade = style === undefined ? undefined : grounds.get(style)
      return faultOf('a run', colourOf(properties) ?? colours.get(style), shade === paper ? ground : (shade ?? ground))
    })
  })
  return [...new Set([...ofStyles, ...ofRuns])]
}

function faultOf(what: string, colour: string | undefined, ground = paper): string[] {
  if (colour === undefined || colour === 'auto') return []
  const ratio = contrast(colour, ground)
  return ratio < least ? [`${what} has too little contrast: ${colour} on ${ground} is ${ratio.toFixed(1)}`] : []
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((left, right) => right - left)
  return (light! + 0.05) / (dark! + 0.05)
}

/** As defined by WCAG. */
function luminance(hex: string): number {
  const [red, green, blue] = [0, 2, 4].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

const elementsOf = ({ children }: XmlNode) => children.filter((child) => typeof child !== 'string')
const has = (root: XmlNode, ...names: string[]) => names.some((name) => findAll(root, name).length > 0)
const vague = /^(here|click here|this|link|more|read more)$/i

/** Lists problems that Word’s accessibility checker, or a user of a screen reader, would find in a Word file. */
export function listAccessFaults(parts: WordParts): string[] {
  const document = parts.get('word/document.xml')!
  const hasTitle = findAll(parts.get('docProps/core.xml')!, 'dc:title').some(
    ({ children: [text] }) => typeof text === 'string' && text.trim() !== '',
  )
  const languages = valuesOf(findAll(parts.get('word/styles.xml')!, 'w:docDefaults')[0]!, 'w:lang', 'w:val')
  return [
    ...(hasTitle ? [] : ['the document has no title']),
    ...(languages.length > 0 ? [] : ['the document names no language']),
    ...pictureFaults(document),
    ...findAll(document, 'w:tbl').flatMap(tableFaults),
    ...headingFaults(document),
    ...emptyParagraphs(findAll(document, 'w:body')[0]!),
    ...findAll(document, 'w:hyperlink').flatMap(linkFaults),
    ...listContrastFaults(parts),
  ]
}

function pictureFaults(document: XmlNode): string[] {
  const silent = findAll(document, 'wp:docPr').filter(({ attributes }) => (attributes['descr'] ?? '').trim() === '')
  return [
    ...silent.map(({ attributes }) => `${attributes['name']} has no alternative text`),
    ...(has(document, 'wp:anchor', 'w:pict', 'w:framePr', 'w:tblpPr') ? ['an object floats over the text'] : []),
  ]
}

function tableFaults(table: XmlNode): string[] {
  const [name] = valuesOf(table, 'w:tblCaption', 'w:val')
  const [description] = valuesOf(table, 'w:tblDescription', 'w:val')
  const [first] = elementsOf(table).filter((child) => child.name === 'w:tr')
  const [look] = findAll(table, 'w:tblLook')
  return [
    ...(name?.trim() && description?.trim() ? [] : ['a table has no alternative text']),
    ...(first && has(first, 'w:tblHeader') && look?.attributes['w:firstRow'] === '1'
      ? []
      : [`the table ${name} marks no header row`]),
    ...(has(table, 'w:gridSpan', 'w:vMerge', 'w:hMerge') ? [`the table ${name} has merged cells`] : []),
  ]
}

function headingFaults(document: XmlNode): string[] {
  const levels = valuesOf(document, 'w:pStyle', 'w:val').flatMap((style) => /^Heading(\d)$/.exec(style)?.[1] ?? [])
  return levels.flatMap((level, index) =>
    Number(level) > Number(levels[index - 1] ?? 0) + 1
      ? [`a heading of level ${level} follows one of ${levels[index - 1] ?? 0}`]
      : [],
  )
}

/** An empty paragraph is allowed only between two tables, or after one at the end of a section. */
function emptyParagraphs(body: XmlNode): string[] {
  const blocks = elementsOf(body)
  return blocks.flatMap((block, index) => {
    if (block.name !== 'w:p' || paragraphText(block).trim() !== '' || has(block, 'w:drawing')) return []
    const follows = blocks[index - 1]?.name === 'w:tbl'
    const isNeeded = follows && (has(block, 'w:sectPr') || ['w:tbl', 'w:sectPr'].includes(blocks[index + 1]?.name ?? ''))
    return isNeeded ? [] : ['an empty paragraph makes room']
  })
}

function linkFaults(link: XmlNode): string[] {
  const text = paragraphText(link).trim()
  return text === '' || vague.test(text) ? [`a link says only “${text}”`] : []
}
