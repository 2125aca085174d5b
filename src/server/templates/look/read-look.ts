import { contentsMark, packTemplate, type Template } from '#server/render/docx/template/template.ts'
import { headingLevels } from '#server/render/docx/template/heading-levels.ts'
import { childrenNamed, findChild, findTrees, type Tree, textOf, treesOf } from '#server/open-xml/tree.ts'
import { listSome } from '#shared/list-some.ts'
import type { Archive } from '../open-xml-archive.ts'
import { type Cleaning, cleanTree } from './clean-tree.ts'
import { cutCover } from './cut-cover.ts'
import { dropDanglingUses, repairNumbering, repairStyles } from './repair-styles.ts'
import { findTarget, readRelationships } from './package-parts.ts'
import { readBlocks } from './read-blocks.ts'
import { readEdges } from './read-edges.ts'
import { createPictures } from './read-pictures.ts'
import { readTree } from './read-tree.ts'
import { createWarnings, type Warnings, type Warning } from './warnings.ts'
import type { LookReading } from './reading.ts'
import { readXml } from '../read-xml.ts'

/** The warning about a part, by its kind of relationship. */
const byKind: Record<string, Warning> = {
  vbaProject: 'macros',
  wordVbaData: 'macros',
  keyMapCustomizations: 'macros',
  aFChunk: 'foreignParts',
  subDocument: 'foreignParts',
  oleObject: 'objects',
  control: 'objects',
  activeXControlBinary: 'objects',
  attachedTemplate: 'attachedTemplate',
  origin: 'signatures',
}

/** Reports the package's content besides the document: programs, unknown parts, external links, signatures. */
async function warnOfPackage({ archive, main, relationships, warnings }: LookReading): Promise<void> {
  const beside = [...relationships.values()].filter(({ isOutside }) => !isOutside).map(({ target }) => target)
  const sources = ['', ...beside.filter((path) => /\.xml$/i.test(path))]
  const lists = await Promise.all(sources.map((path) => readRelationships(archive, path)))
  for (const { kind, isOutside } of [relationships, ...lists].flatMap((list) => [...list.values()])) {
    const warning = byKind[kind]
    if (warning) warnings.add(warning)
    else if (kind === 'font') warnings.add('embeddedFonts')
    else if (isOutside && kind !== 'hyperlink') warnings.add('linked')
  }
  if (await isMacroEnabled({ archive, main })) warnings.add('macros')
}

async function isMacroEnabled({ archive }: Pick<LookReading, 'archive' | 'main'>): Promise<boolean> {
  let found = false
  const chunks = archive.read('[Content_Types].xml')
  const open = (_name: string, attribute: (name: string) => string | undefined) => {
    found ||= /macroEnabled|vbaProject/i.test(attribute('ContentType') ?? '')
  }
  if (chunks) await readXml(chunks, { open, close() {}, text() {} })
  return found
}

/** Settings that only change the appearance of pages, in the schema's order. */
const kept = [
  'w:mirrorMargins',
  'w:gutterAtTop',
  'w:defaultTabStop',
  'w:autoHyphenation',
  'w:consecutiveHyphenLimit',
  'w:hyphenationZone',
  'w:doNotHyphenateCaps',
  'w:evenAndOddHeaders',
  'w:bookFoldPrinting',
  'w:themeFontLang',
  'w:clrSchemeMapping',
  'w:decimalSymbol',
  'w:listSeparator',
]

function keptSettings(settings: Tree | undefined, warnings: Warnings): Tree[] {
  if (findChild(settings, 'w:documentProtection') || findChild(settings, 'w:writeProtection')) warnings.add('protection')
  const plain = ({ name, attributes }: Tree): Tree => ({
    name,
    attributes: Object.fromEntries(Object.entries(attributes).filter(([key]) => key.startsWith('w:'))),
    children: [],
  })
  return kept
    .flatMap((name) =>
      treesOf(settings)
        .filter((one) => one.name === name)
        .slice(0, 1),
    )
    .map(plain)
}

/** The parts of a Word document that another one can use, and a sentence for each part that cannot be used. */
export type Look = {
  packed: Uint8Array | null
  warnings: string[]
  /** Whether it marks the place of the text with `{{body}}`. */
  hasPlace: boolean
  /** The paragraphs that are preserved. */
  keptTexts: string[]
}

/** Reads the design of a Word document; nothing in it is run, fetched or trusted. */
export async function readLook(archive: Archive, main: string, progress: () => void): Promise<Look> {
  const warnings = createWarnings()
  const relationships = await readRelationships(archive, main)
  const reading = { archive, main, relationships, warnings, pictures: createPictures(archive, warnings), progress }
  await warnOfPackage(reading)
  const read = await readTemplate(reading)
  if (!read) warnings.add('strict')
  const textsOf = (blocks: readonly Tree[]) =>
    blocks.flatMap((block) => findTrees(block, 'w:p')).map((paragraph) => textOf(paragraph).trim())
  const keptTexts = read ? textsOf([...read.template.front, ...read.template.back]) : []
  const edgeTexts = textsOf(read?.template.edges.flatMap(({ body }) => body) ?? [])
  return {
    packed: read ? packTemplate(read.template) : null,
    warnings: [...warnings.toSentences(), ...unfilledSentence([...keptTexts, ...edgeTexts])],
    hasPlace: read?.hasPlace ?? false,
    keptTexts,
  }
}

/** Words within `<…>` or `[…]`, except an address or a web page. */
const toBeFilled = /<(?=[^<>]*\p{L})[^<>@/]{2,80}>|\[(?=[^[\]]*\p{L})[^[\]@/]{2,80}\]/gu

/** Text that people are meant to overwrite would remain in every document, so it is reported, with the placeholders that can be filled. */
function unfilledSentence(texts: string[]): string[] {
  const found = [...new Set(texts.flatMap((text) => text.match(toBeFilled) ?? []))]
  if (found.length === 0) return []
  const named = listSome(found.map((words) => `“${words}”`))
  return [
    `Words to be filled in by hand stay as they are in every document: ${named}. Put ‘{{title}}’, ‘{{client}}’, ‘{{project}}’ or ‘{{author}}’ in their place.`,
  ]
}

async function readTemplate(reading: LookReading): Promise<{ template: Template; hasPlace: boolean } | undefined> {
  const blocks = await readBlocks(reading)
  if (!blocks) return undefined
  const parts = await readParts(reading)
  const edges = await readEdges(reading, blocks)
  const levels = headingLevels(parts.styles)
  const pageStarters = new Set(
    childrenNamed(parts.styles, 'w:style')
      .filter(startsPage)
      .map(({ attributes }) => attributes['w:styleId']),
  )
  const { front, back, hasPlace, ...rest } = cutCover(blocks.blocks, blocks.final, {
    isHeading: (id) => id !== undefined && levels.has(id),
    breaksBefore: (id) => pageStarters.has(id),
    warnings: reading.warnings,
  })
  if (!blocks.isWhole && !hasPlace && front.length === 0) reading.warnings.add('tooLong')
  const cleaning = await reading.pictures.prepare(reading.relationships, [...front, ...back])
  const clean = (trees: readonly (Tree | null)[]) =>
    trees.flatMap((tree) => (tree && keptBlocks.has(tree.name) ? (cleanTree(tree, cleaning) ?? []) : []))
  const styles = new Set(childrenNamed(parts.styles, 'w:style').map(({ attributes }) => attributes['w:styleId']!))
  const template: Template = {
    ...parts,
    front: clean(front),
    back: clean(back),
    section: clean([rest.section])[0] ?? null,
    finalSection: clean([rest.finalSection])[0] ?? null,
    contentsSection: clean([rest.contentsSection])[0] ?? null,
    contentsTitle: rest.contentsTitle,
    edges,
    pictures: reading.pictures.kept(),
    uses: blocks.uses,
    tableStyle: blocks.tableStyles.find((id) => styles.has(id)) ?? null,
  }
  const lists = new Set(['0', ...childrenNamed(parts.numbering, 'w:num').map(({ attributes }) => attributes['w:numId']!)])
  const users = [parts.styles, parts.numbering, ...template.front, ...template.back, ...edges.flatMap(({ body }) => body)]
  dropDanglingUses(users, { styles, lists })
  if (template.front.length > 0 && !saysVersion(template)) reading.warnings.add('noVersion')
  return { template, hasPlace }
}

const saysVersion = ({ front, back, edges }: Template) =>
  [...front, ...back, ...edges.flatMap(({ body }) => body)].some((tree) => /\{\{\s*version\s*\}\}/i.test(textOf(tree)))

const keptBlocks = new Set(['w:p', 'w:tbl', 'w:sectPr', contentsMark])
const startsPage = (style: Tree) => findChild(findChild(style, 'w:pPr'), 'w:pageBreakBefore') !== undefined

/** The parts besides the text. */
async function readParts({ archive, relationships, warnings, progress }: LookReading) {
  const read = async (kind: string) => {
    const path = findTarget(relationships, kind)
    const chunks = path === undefined ? undefined : archive.read(path)
    if (path !== undefined && !chunks) warnings.add('missingParts')
    return chunks && readTree(chunks, { progress })
  }
  const plain: Cleaning = { warnings, picture: () => undefined, link: () => undefined }
  const clean = (tree: Tree | undefined, name: string): Tree =>
    (tree?.name === name ? cleanTree(tree, plain) : undefined) ?? { name, attributes: {}, children: [] }
  return {
    styles: repairStyles(clean(await read('styles'), 'w:styles')),
    numbering: repairNumbering(clean(await read('numbering'), 'w:numbering')),
    theme: themeOf(await read('theme')),
    fonts: clean(await read('fontTable'), 'w:fonts'),
    settings: keptSettings(await read('settings'), warnings),
  }
}

const isOfOneNamespace = (tree: Tree): boolean =>
  tree.name === 'a:extLst' || (tree.name.startsWith('a:') && treesOf(tree).every(isOfOneNamespace))

/** Colours, fonts and plain formats; a theme that fills with pictures, or has elements of another namespace, is left out. */
function themeOf(theme: Tree | undefined): Tree | null {
  const elements = findChild(theme, 'a:themeElements')
  const isWhole = ['a:clrScheme', 'a:fontScheme', 'a:fmtScheme'].every((name) => findChild(elements, name))
  if (!theme || !elements || !isWhole || findTrees(elements, 'a:blip').length > 0 || !isOfOneNamespace(elements)) return null
  const plain = (tree: Tree): Tree => ({
    ...tree,
    children: tree.children.flatMap((child) => (typeof child === 'string' || child.name === 'a:extLst' ? [] : [plain(child)])),
  })
  return { ...plain(theme), children: [plain(elements)] }
}
