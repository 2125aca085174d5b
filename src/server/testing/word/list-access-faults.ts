import { valuesOf } from '#server/testing/check-office.ts'
import { findAll, paragraphText, type XmlNode } from '#server/testing/read-office.ts'
import { listContrastFaults } from './list-contrast-faults.ts'
import type { WordParts } from './list-word-defects.ts'

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
