import { findTrees, isTree, type Tree, treesOf } from '#server/open-xml/tree.ts'
import type { Warnings } from './warnings.ts'

/** The permitted children of WordprocessingML elements, in the order of the schema (ECMA-376, part 1), limited to those that are used. */
const children: Record<string, string> = {
  pPr: `pStyle keepNext keepLines pageBreakBefore framePr widowControl numPr suppressLineNumbers pBdr shd tabs suppressAutoHyphens
    kinsoku wordWrap overflowPunct topLinePunct autoSpaceDE autoSpaceDN bidi adjustRightInd snapToGrid spacing ind
    contextualSpacing mirrorIndents suppressOverlap jc textDirection textAlignment textboxTightWrap outlineLvl rPr sectPr`,
  rPr: `rStyle rFonts b bCs i iCs caps smallCaps strike dstrike outline shadow emboss imprint noProof snapToGrid vanish webHidden
    color spacing w kern position sz szCs highlight u effect bdr shd fitText vertAlign rtl cs em lang eastAsianLayout specVanish`,
  sectPr: `headerReference footerReference footnotePr endnotePr type pgSz pgMar pgBorders lnNumType pgNumType cols vAlign noEndnote
    titlePg textDirection bidi rtlGutter docGrid`,
  style: `name aliases basedOn next link autoRedefine hidden uiPriority semiHidden unhideWhenUsed qFormat locked pPr rPr tblPr trPr
    tcPr tblStylePr`,
  tblStylePr: 'pPr rPr tblPr trPr tcPr',
  tblPr: `tblStyle tblpPr tblOverlap bidiVisual tblStyleRowBandSize tblStyleColBandSize tblW jc tblCellSpacing tblInd tblBorders shd
    tblLayout tblCellMar tblLook tblCaption tblDescription`,
  trPr: 'gridBefore gridAfter wBefore wAfter cantSplit trHeight tblHeader tblCellSpacing jc hidden',
  tcPr: 'tcW gridSpan hMerge vMerge tcBorders shd noWrap tcMar textDirection tcFitText vAlign hideMark',
  pBdr: 'top left bottom right between bar',
  pgBorders: 'top left bottom right',
  tblBorders: 'top left start bottom right end insideH insideV',
  tcBorders: 'top left start bottom right end insideH insideV tl2br tr2bl',
  tblCellMar: 'top left start bottom right end',
  tcMar: 'top left start bottom right end',
  tabs: 'tab',
  cols: 'col',
  numPr: 'ilvl numId',
  footnotePr: 'pos numFmt numStart numRestart',
  endnotePr: 'pos numFmt numStart numRestart',
  lvl: 'start numFmt lvlRestart pStyle isLgl suff lvlText legacy lvlJc pPr rPr',
  abstractNum: 'nsid multiLevelType tmpl name styleLink numStyleLink lvl',
  num: 'abstractNumId lvlOverride',
  lvlOverride: 'startOverride lvl',
  numbering: 'abstractNum num',
  docDefaults: 'rPrDefault pPrDefault',
  rPrDefault: 'rPr',
  pPrDefault: 'pPr',
  styles: 'docDefaults latentStyles style',
  latentStyles: 'lsdException',
  fonts: 'font',
  font: 'altName panose1 charset family notTrueType pitch sig',
}

const childOrder: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(children).map(([name, list]) => [`w:${name}`, list.split(/\s+/).map((child) => `w:${child}`)]),
)

/** Children that may be repeated. */
const repeatable = new Set(
  'headerReference footerReference tblStylePr tab col lvl lvlOverride abstractNum num style lsdException font'
    .split(' ')
    .map((name) => `w:${name}`),
)

/** Text elements, whose children are in reading order. */
const flowing: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    p: 'pPr r hyperlink fldSimple',
    hyperlink: 'r fldSimple',
    fldSimple: 'r hyperlink fldSimple',
    r: 'rPr t tab br cr sym noBreakHyphen softHyphen ptab drawing pict fldChar instrText',
    tbl: 'tblPr tblGrid tr',
    tblGrid: 'gridCol',
    tr: 'trPr tc',
    tc: 'tcPr p tbl',
    txbxContent: 'p tbl',
    hdr: 'p tbl',
    ftr: 'p tbl',
  }).map(([name, list]) => [`w:${name}`, list.split(' ').map((child) => `w:${child}`)]),
)

export type Cleaning = {
  warnings: Warnings
  /** The number under which the picture of a relationship is stored. */
  picture(id: string | undefined): string | undefined
  /** The address of a relationship that a person may follow. */
  link(id: string | undefined): string | undefined
}

const drawable = ['picture', 'wordprocessingShape', 'wordprocessingGroup']
const vectorNames =
  /^(v:(group|shape|shapetype|rect|roundrect|line|oval|polyline|curve|arc|stroke|fill|path|formulas|f|handles|h|shadow|textbox|textpath|imagedata|background|image)|o:(lock|extrusion|signatureline)|w10:\w+|w:txbxContent)$/
const fetchingAttribute = /^(?:r:|o:href|href|src|on|xlink)/i

/** The permitted parts of an element and everything below it; undefined if the element is not permitted. */
export function cleanTree(tree: Tree, cleaning: Cleaning): Tree | undefined {
  if (tree.name === 'w:drawing') return cleanDrawing(tree, cleaning)
  if (tree.name === 'w:pict') return cleanVector(tree, cleaning)
  if (tree.name === 'w:hyperlink') return cleanLink(tree, cleaning)
  if (/^w:(header|footer)Reference$/.test(tree.name)) return cleanReference(tree)
  const attributes = cleanAttributes(tree)
  const order = childOrder.get(tree.name)
  if (order) return { name: tree.name, attributes, children: inOrder(tree, order, cleaning) }
  const allowed = flowing.get(tree.name)
  const children = tree.children.flatMap((child): (Tree | string)[] => {
    if (!isTree(child)) return tree.name === 'w:t' || tree.name === 'w:instrText' ? [child] : []
    if (child.name === 'mc:AlternateContent') return cleanAlternative(child, cleaning)
    const kept = allowed?.includes(child.name) ? cleanTree(child, cleaning) : undefined
    return kept ? [kept] : []
  })
  return mended({ name: tree.name, attributes, children: children.toSorted((left, right) => rank(left) - rank(right)) })
}

/** Properties come before the content that they apply to, and only once. */
const rank = (child: Tree | string) =>
  isTree(child) && child.name.endsWith('Pr') ? 0 : isTree(child) && child.name === 'w:tblGrid' ? 1 : 2

function inOrder(tree: Tree, order: readonly string[], cleaning: Cleaning): Tree[] {
  const known = treesOf(tree).filter(({ name }) => order.includes(name))
  const fresh = known.filter(({ name }, index) => repeatable.has(name) || known.findIndex((other) => other.name === name) === index)
  const sorted = fresh.toSorted((left, right) => order.indexOf(left.name) - order.indexOf(right.name))
  return sorted.flatMap((child) => cleanTree(child, cleaning) ?? [])
}

/** A cell must end with a paragraph, and a table must have rows. */
function mended(tree: Tree): Tree | undefined {
  const last = treesOf(tree).at(-1)?.name
  if (tree.name === 'w:tc' && last !== 'w:p') tree.children.push({ name: 'w:p', attributes: {}, children: [] })
  if (tree.name === 'w:tr' && last !== 'w:tc') return undefined
  if (tree.name === 'w:tbl' && last !== 'w:tr') return undefined
  if (tree.name === 'w:tbl' && !treesOf(tree).some(({ name }) => name === 'w:tblPr'))
    tree.children.unshift({ name: 'w:tblPr', attributes: {}, children: [] })
  return tree
}

function cleanAttributes({ name, attributes }: Tree): Record<string, string> {
  const kept = Object.entries(attributes).filter(
    ([key]) => (key.startsWith('w:') && !key.startsWith('w:rsid')) || (key === 'xml:space' && /^w:(t|instrText)$/.test(name)),
  )
  // Some programs write fractions where the format allows only whole numbers.
  return Object.fromEntries(
    kept.map(([key, value]) => [key, /^-?\d+\.\d+$/.test(value) ? String(Math.round(Number(value))) : value]),
  )
}

/** By now the id is the index of a stored header or footer. */
function cleanReference({ name, attributes }: Tree): Tree | undefined {
  const id = attributes['r:id'] ?? ''
  return /^\d+$/.test(id)
    ? { name, attributes: { 'w:type': attributes['w:type'] ?? 'default', 'r:id': id }, children: [] }
    : undefined
}

/** A link is only followed when a person clicks it. */
function cleanLink(tree: Tree, cleaning: Cleaning): Tree | undefined {
  const address = cleaning.link(tree.attributes['r:id'])
  const runs = treesOf(tree).flatMap((child) =>
    flowing.get('w:hyperlink')!.includes(child.name) ? (cleanTree(child, cleaning) ?? []) : [],
  )
  return address === undefined ? undefined : { name: tree.name, attributes: { 'r:id': address, 'w:history': '1' }, children: runs }
}

function cleanAlternative(tree: Tree, cleaning: Cleaning): Tree[] {
  const choice = treesOf(tree).find(({ name, attributes }) => name === 'mc:Choice' && /^wp[sg]$/.test(attributes['Requires'] ?? ''))
  const from = choice ?? treesOf(tree).find(({ name }) => name === 'mc:Fallback')
  const inner = treesOf(from).flatMap((child) => (/^w:(drawing|pict)$/.test(child.name) ? (cleanTree(child, cleaning) ?? []) : []))
  if (inner.length === 0 || !choice) return inner
  const requires = { Requires: choice.attributes['Requires']! }
  const kept = { name: 'mc:Choice', attributes: requires, children: inner }
  return [{ name: 'mc:AlternateContent', attributes: {}, children: [kept] }]
}

function cleanDrawing(tree: Tree, cleaning: Cleaning): Tree | undefined {
  const kinds = findTrees(tree, 'a:graphicData').map(({ attributes }) => attributes['uri']?.split('/').at(-1) ?? '')
  if (kinds.length === 0 || kinds.some((kind) => !drawable.includes(kind))) return reject('charts', cleaning)
  const blips = findTrees(tree, 'a:blip')
  if (blips.some(({ attributes }) => cleaning.picture(attributes['r:embed']) === undefined)) return undefined
  return cleanShape(tree, cleaning)
}

function reject(warning: 'charts' | 'objects', { warnings }: Cleaning): undefined {
  warnings.add(warning)
  return undefined
}

const unkeptShapes = /^(?:a:(extLst|hlinkClick|hlinkHover|snd|audioFile|videoFile)|c:.*|dgm:.*|wps:linkedTxbx)$/

/** Drawings are unchanged except for references to other parts. */
function cleanShape(tree: Tree, cleaning: Cleaning): Tree {
  const attributes = Object.fromEntries(Object.entries(tree.attributes).filter(([name]) => !/^(?:r|w|o):/.test(name)))
  const picture = tree.name === 'a:blip' ? cleaning.picture(tree.attributes['r:embed']) : undefined
  const children = treesOf(tree).flatMap((child): Tree[] => {
    if (unkeptShapes.test(child.name)) return []
    if (child.name === 'w:txbxContent') return [withParagraph(cleanTree(child, cleaning)!)]
    if (child.name === 'mc:AlternateContent') {
      const fallback = treesOf(child).find(({ name }) => name === 'mc:Fallback')
      return treesOf(fallback).map((inner) => cleanShape(inner, cleaning))
    }
    // Text is only permitted in text boxes; fields elsewhere have not been checked.
    return child.name.startsWith('w:') ? [] : [cleanShape(child, cleaning)]
  })
  const texts = tree.children.filter((child) => typeof child === 'string')
  return {
    name: tree.name,
    attributes: { ...attributes, ...(picture && { 'r:embed': picture }) },
    children: [...texts, ...children],
  }
}

const withParagraph = (tree: Tree): Tree =>
  tree.children.length > 0 ? tree : { ...tree, children: [{ name: 'w:p', attributes: {}, children: [] }] }

/** The older kind of drawing, VML: watermarks, lines and pictures in the file itself. */
function cleanVector(tree: Tree, cleaning: Cleaning): Tree | undefined {
  const pictures = findTrees(tree, 'v:imagedata')
  if (pictures.some(({ attributes }) => cleaning.picture(attributes['r:id']) === undefined)) return undefined
  const children = vectorChildren(tree, cleaning)
  return children.length > 0 ? { name: tree.name, attributes: {}, children } : undefined
}

function vectorChildren(tree: Tree, cleaning: Cleaning): Tree[] {
  return treesOf(tree).flatMap((child): Tree[] => {
    if (!vectorNames.test(child.name)) return []
    if (child.name === 'w:txbxContent') return [withParagraph(cleanTree(child, cleaning)!)]
    const picture = child.name === 'v:imagedata' ? { 'r:id': cleaning.picture(child.attributes['r:id'])! } : {}
    const kept = Object.entries(child.attributes).filter(([name]) => !fetchingAttribute.test(name) && !name.startsWith('w:'))
    return [
      { name: child.name, attributes: { ...Object.fromEntries(kept), ...picture }, children: vectorChildren(child, cleaning) },
    ]
  })
}
