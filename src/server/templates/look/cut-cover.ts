import { contentsMark } from '#server/render/docx/template/template.ts'
import { findChild, findTrees, ownText, sectionOf, textOf, type Tree, valueOf } from '#server/open-xml/tree.ts'
import type { Warnings } from './warnings.ts'
import { coverEnd } from './normalize-markup.ts'

export type Cut = {
  front: Tree[]
  back: Tree[]
  section: Tree | null
  /** The set-up of the last pages, if the part after the text has pages of its own. */
  finalSection: Tree | null
  contentsSection: Tree | null
  contentsTitle: string | null
  /** Whether it marks the place of the text. */
  hasPlace: boolean
}
type Cutting = {
  isHeading(styleId: string | undefined): boolean
  breaksBefore(styleId: string | undefined): boolean
  warnings: Warnings
}

const bodyPlace = /^\{\{\s*body\s*\}\}$/i
/** Characters; a longer beginning is text and not a cover. */
const longestCover = 2000
const longestTitle = 60

/** Divides the blocks of a body at `{{body}}`, else after the cover. */
export function cutCover(blocks: readonly Tree[], final: Tree | null, cutting: Cutting): Cut {
  const place = findPlace(blocks, cutting.warnings)
  const governing = (index: number) => blocks.slice(index).map(sectionOf).find(Boolean) ?? final
  if (place >= 0) {
    const mark = (some: readonly Tree[]) => some.flatMap((block) => (holdsContents(block) ? asContents(block) : [block]))
    const back = withoutMarks(mark(blocks.slice(place + 1)))
    const section = governing(place)
    const isParted = back.some((block) => sectionOf(block))
    const front = mark(blocks.slice(0, place)).flatMap((block, index, all) => (isSpareMark(block, index, all) ? [] : [block]))
    return {
      front,
      back,
      section,
      finalSection: isParted ? final : null,
      contentsSection: null,
      contentsTitle: null,
      hasPlace: true,
    }
  }
  const cover = coverOf(blocks, cutting)
  const firstHeading = blocks.findIndex((block) => cutting.isHeading(styleOf(block)))
  const contents = blocks.findIndex(holdsContents)
  const section = firstHeading < 0 ? final : governing(firstHeading)
  const contentsSection = contents < 0 ? null : governing(contents)
  return {
    front: cover,
    back: [],
    section,
    finalSection: null,
    contentsSection: contentsSection === section ? null : contentsSection,
    contentsTitle: contents < 1 ? null : titleAbove(blocks, contents, cutting),
    hasPlace: false,
  }
}

const isMark = ({ name }: Tree) => name === contentsMark || name === coverEnd
const withoutMarks = (blocks: Tree[]) => blocks.filter((block) => !isMark(block))
const isSpareMark = (block: Tree, index: number, all: readonly Tree[]) =>
  block.name === coverEnd || (block.name === contentsMark && all.findIndex(({ name }) => name === contentsMark) < index)
const holdsContents = (block: Tree) => findTrees(block, contentsMark).length > 0
const styleOf = (block: Tree) => valueOf(findChild(block, 'w:pPr'), 'w:pStyle')
const contentsPlace: Tree = { name: contentsMark, attributes: {}, children: [] }
const asContents = (block: Tree): Tree[] => (sectionOf(block) ? [contentsPlace, block] : [contentsPlace])

/** The place of the text; further occurrences of the mark are removed. */
function findPlace(blocks: readonly Tree[], warnings: Warnings): number {
  const place = blocks.findIndex((block) => block.name === 'w:p' && bodyPlace.test(textOf(block).trim()))
  blocks.forEach((block, index) => {
    const isAlone = bodyPlace.test(textOf(block).trim())
    if (index === place || !removeBodyMarks(block)) return
    if (block.name === 'w:tbl') warnings.add('bodyInTable')
    else warnings.add(isAlone ? 'bodyTwice' : 'bodyNotAlone')
  })
  return place
}

/** Removes `{{body}}` from an element; returns whether it contained one. */
export function removeBodyMarks(tree: Tree): boolean {
  const texts = findTrees(tree, 'w:t').filter((text) => /\{\{\s*body\s*\}\}/i.test(ownText(text)))
  for (const text of texts) text.children = [ownText(text).replaceAll(/\{\{\s*body\s*\}\}/gi, '')]
  return texts.length > 0
}

/** The blocks before the first page break, table of contents or heading; empty if there is none of these. */
function coverOf(blocks: readonly Tree[], cutting: Cutting): Tree[] {
  const cover: Tree[] = []
  for (const block of blocks) {
    const style = styleOf(block)
    const hasBreak = findChild(findChild(block, 'w:pPr'), 'w:pageBreakBefore') !== undefined || cutting.breaksBefore(style)
    const endsBefore = holdsContents(block) || block.name === coverEnd || cutting.isHeading(style) || (hasBreak && cover.length > 0)
    const broken = endsBefore ? undefined : upToBreak(block)
    if (broken) cover.push(broken)
    else if (!endsBefore) cover.push(block)
    if (!endsBefore && !broken && !sectionOf(block)) continue
    if (cover.map(textOf).join('').length <= longestCover) return cover
    cutting.warnings.add('longCover')
    return []
  }
  return []
}

const isPageBreak = ({ name, attributes }: Tree) => name === 'w:br' && attributes['w:type'] === 'page'

/** The paragraph up to its page break, if it has one. */
function upToBreak(block: Tree): Tree | undefined {
  if (block.name !== 'w:p' || !findTrees(block, 'w:br').some(isPageBreak)) return undefined
  let isOver = false
  const cut = (tree: Tree): Tree => ({
    ...tree,
    children: tree.children.flatMap((child): (Tree | string)[] => {
      if (isOver) return []
      if (typeof child === 'string') return [child]
      isOver = isPageBreak(child)
      return isOver ? [] : [cut(child)]
    }),
  })
  return cut(block)
}

/** The template's heading for its contents: the short line above them. */
function titleAbove(blocks: readonly Tree[], contents: number, { isHeading }: Cutting): string | null {
  const above = blocks.slice(0, contents).findLast((block) => textOf(block).trim() !== '' || sectionOf(block))
  const title = above && above.name === 'w:p' && !isHeading(styleOf(above)) ? textOf(above).trim() : ''
  return title !== '' && title.length <= longestTitle && !/[.!?:{]/.test(title) && !/^title$/i.test(styleOf(above!) ?? '')
    ? title
    : null
}
