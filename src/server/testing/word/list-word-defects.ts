import { missing, repeated, valuesOf } from '#server/testing/check-office.ts'
import { findAll, type XmlNode } from '#server/testing/read-office.ts'

const names = (text: string) => text.trim().split(/\s+/)

/** The order required by ECMA-376 for all elements that the product may write; Word rejects a file with another order. */
const orders: Record<string, string[]> = {
  'w:pPr': names(`pStyle keepNext keepLines pageBreakBefore framePr widowControl numPr suppressLineNumbers pBdr shd tabs
    suppressAutoHyphens bidi adjustRightInd snapToGrid spacing ind contextualSpacing mirrorIndents jc textDirection textAlignment
    outlineLvl cnfStyle rPr sectPr`),
  'w:rPr':
    names(`ins del moveFrom moveTo rStyle rFonts b bCs i iCs caps smallCaps strike dstrike noProof snapToGrid vanish webHidden color spacing w kern
    position sz szCs highlight u effect bdr shd fitText vertAlign rtl cs em lang`),
  'w:tblPr': names(`tblStyle tblpPr tblOverlap bidiVisual tblStyleRowBandSize tblStyleColBandSize tblW jc tblCellSpacing tblInd
    tblBorders shd tblLayout tblCellMar tblLook tblCaption tblDescription`),
  'w:tcPr': names('cnfStyle tcW gridSpan hMerge vMerge tcBorders shd noWrap tcMar textDirection tcFitText vAlign hideMark'),
  'w:tblBorders': names('top left start bottom right end insideH insideV'),
  'w:pBdr': names('top left bottom right between bar'),
  'w:sectPr':
    names(`headerReference footerReference footnotePr endnotePr type pgSz pgMar paperSrc pgBorders lnNumType pgNumType cols
    formProt vAlign noEndnote titlePg textDirection bidi rtlGutter docGrid`),
  'w:settings':
    names(`writeProtection view zoom mirrorMargins embedTrueTypeFonts trackRevisions defaultTabStop autoHyphenation evenAndOddHeaders
    characterSpacingControl footnotePr endnotePr compat docVars rsids themeFontLang clrSchemeMapping decimalSymbol listSeparator`),
  'w:style':
    names(`name aliases basedOn next link autoRedefine hidden uiPriority semiHidden unhideWhenUsed qFormat locked rsid pPr rPr
    tblPr trPr tcPr tblStylePr`),
  'w:abstractNum': names('nsid multiLevelType tmpl name styleLink numStyleLink lvl'),
  'w:lvl': names('start numFmt lvlRestart pStyle isLgl suff lvlText lvlPicBulletId legacy lvlJc pPr rPr'),
  'w:numbering': names('numPicBullet abstractNum num numIdMacAtCleanup'),
  'w:tbl': names('bookmarkStart bookmarkEnd tblPr tblGrid tr'),
  'w:tr': names('tblPrEx trPr tc'),
  'w:docDefaults': names('rPrDefault pPrDefault'),
}

/** Lists elements whose children are in an order that Word does not accept, or are not allowed there. */
function listOrderFaults(root: XmlNode): string[] {
  return Object.entries(orders).flatMap(([parent, order]) =>
    findAll(root, parent).flatMap(({ children }) => {
      const places = children.flatMap((child) => (typeof child === 'string' ? [] : [order.indexOf(child.name.replace(/^w:/, ''))]))
      const isInOrder = places.every((place, index) => place >= Math.max(0, places[index - 1] ?? 0) || isReference(parent, place))
      return isInOrder ? [] : [`the children of ${parent} are out of order`]
    }),
  )
}

/** Headers and footers of a section may alternate. */
const isReference = (parent: string, place: number) => parent === 'w:sectPr' && (place === 0 || place === 1)

/** The XML parts of a Word file by their paths. */
export type WordParts = ReadonlyMap<string, XmlNode>

const nameOf = (node: XmlNode | string | undefined) => (typeof node === 'object' ? node.name : undefined)
const elementsOf = ({ children }: XmlNode) => children.filter((child) => typeof child !== 'string')
const inParts = (parts: WordParts, name: string, attribute = 'w:val') =>
  [...parts].flatMap(([path, root]) => (path.startsWith('word/') ? valuesOf(root, name, attribute) : []))

/** Word rejects bookmarks with longer names. */
const longestName = 40
/** Maximum number of columns of a table in Word. */
const mostColumns = 63

/** Lists faults, known from programs that write Word files, for which Word offers to repair a file or drops something. */
export function listWordDefects(parts: WordParts): string[] {
  const document = parts.get('word/document.xml')!
  const all = [...parts].flatMap(([path, root]) => (path.startsWith('word/') ? [root] : []))
  return [
    ...styleFaults(parts),
    ...listFaults(parts),
    ...bookmarkFaults(document),
    ...repeated('picture', valuesOf(document, 'wp:docPr', 'id')),
    ...repeated('paragraph id', valuesOf(document, 'w:p', 'w14:paraId')),
    ...all.flatMap(listOrderFaults),
    ...all.flatMap(fieldFaults),
    ...findAll(document, 'w:tbl').flatMap(tableFaults),
    ...sectionFaults(document),
  ]
}

function styleFaults(parts: WordParts): string[] {
  const styles = parts.get('word/styles.xml')!
  const ids = valuesOf(styles, 'w:style', 'w:styleId')
  const used = ['w:pStyle', 'w:rStyle', 'w:tblStyle', 'w:basedOn', 'w:next', 'w:link'].flatMap((name) => inParts(parts, name))
  const isDefault = findAll(styles, 'w:style').some(
    ({ attributes }) => attributes['w:type'] === 'paragraph' && attributes['w:default'],
  )
  return [
    ...missing('style', used, ids),
    ...repeated('style', ids),
    ...repeated(
      'name of a style',
      valuesOf(styles, 'w:name', 'w:val').map((name) => name.toLowerCase()),
    ),
    ...(isDefault ? [] : ['no paragraph style is the default']),
  ]
}

function listFaults(parts: WordParts): string[] {
  const numbering = parts.get('word/numbering.xml')!
  const ids = valuesOf(numbering, 'w:num', 'w:numId')
  const abstract = valuesOf(numbering, 'w:abstractNum', 'w:abstractNumId')
  return [
    ...missing(
      'list',
      inParts(parts, 'w:numId').filter((id) => id !== '0'),
      ids,
    ),
    ...missing('list definition', valuesOf(numbering, 'w:abstractNumId', 'w:val'), abstract),
    ...repeated('list', ids),
    ...repeated('list definition', abstract),
  ]
}

function bookmarkFaults(document: XmlNode): string[] {
  const ids = valuesOf(document, 'w:bookmarkStart', 'w:id')
  const ends = valuesOf(document, 'w:bookmarkEnd', 'w:id')
  const bookmarks = valuesOf(document, 'w:bookmarkStart', 'w:name')
  const unfit = bookmarks.filter((name) => name.length > longestName || !/^[\p{L}_][\p{L}\p{N}_]*$/u.test(name))
  const instructions = [...textsOf(document, 'w:instrText'), ...valuesOf(document, 'w:fldSimple', 'w:instr')]
  const targets = instructions.flatMap((text) => /^\s*(?:PAGE)?REF\s+(\S+)/.exec(text)?.[1] ?? [])
  return [
    ...repeated('bookmark', ids),
    ...repeated(
      'bookmark name',
      bookmarks.map((name) => name.toLowerCase()),
    ),
    ...missing('end of the bookmark', ids, ends),
    ...missing('start of the bookmark', ends, ids),
    ...missing('bookmark', [...valuesOf(document, 'w:hyperlink', 'w:anchor'), ...targets], bookmarks),
    ...unfit.map((name) => `the bookmark ${name} has a name that Word refuses`),
  ]
}

const textsOf = (root: XmlNode, name: string) =>
  findAll(root, name).map(({ children }) => children.filter((child) => typeof child === 'string').join(''))

/** Fields must begin, separate and end in turn, and a field that begins within another must end within it. */
function fieldFaults(root: XmlNode): string[] {
  const open: boolean[] = []
  for (const kind of valuesOf(root, 'w:fldChar', 'w:fldCharType')) {
    if (kind === 'begin') open.push(false)
    else if (open.length === 0) return [`a field is at its ${kind} before it begins`]
    else if (kind === 'end') open.pop()
    else if (open.at(-1)) return ['a field has two results']
    else open[open.length - 1] = true
  }
  return open.length > 0 ? ['a field does not end'] : []
}

function tableFaults(table: XmlNode): string[] {
  const columns = findAll(table, 'w:gridCol').length
  const rows = elementsOf(table).filter(({ name }) => name === 'w:tr')
  return [
    ...(rows.length > 0 ? [] : ['a table has no row']),
    ...rows.flatMap((row) => {
      const cells = elementsOf(row).filter(({ name }) => name === 'w:tc')
      return [
        ...(cells.length === columns ? [] : [`a row has ${cells.length} cells in ${columns} columns`]),
        ...(cells.length > mostColumns ? [`a row has more than ${mostColumns} cells`] : []),
        ...cells.flatMap((cell) => (nameOf(cell.children.at(-1)) === 'w:p' ? [] : ['a cell ends without a paragraph'])),
      ]
    }),
  ]
}

function sectionFaults(document: XmlNode): string[] {
  const blocks = elementsOf(findAll(document, 'w:body')[0]!)
  const sections = findAll(document, 'w:sectPr')
  const joined = blocks.some(({ name }, index) => name === 'w:tbl' && blocks[index + 1]?.name === 'w:tbl')
  return [
    ...(blocks.at(-1)?.name === 'w:sectPr' ? [] : ['the body does not end with its section']),
    ...(blocks.at(-2)?.name === 'w:tbl' ? ['the body ends with a table'] : []),
    ...(joined ? ['two tables touch, which Word joins'] : []),
    ...sections.flatMap((section) => {
      const kinds = ['w:headerReference', 'w:footerReference'].map((name) => valuesOf(section, name, 'w:type'))
      const isFirst = findAll(section, 'w:titlePg').length > 0
      return kinds.flatMap((types) => [
        ...(types.includes('default') ? [] : ['a section has no header or no footer']),
        ...(isFirst && !types.includes('first') ? ['a section has no header or footer for its first page'] : []),
        ...repeated('kind of header or footer', types),
      ])
    }),
  ]
}
