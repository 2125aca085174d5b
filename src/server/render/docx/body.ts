import type { Block } from '#shared/content/blocks.ts'
import type { RevisedBlock, Revision } from '#shared/content/revised.ts'
import { headingBefore, removedBlockId, revisionOf } from '#shared/content/revision-of.ts'
import { takeBlock } from '#shared/content/take-side.ts'
import { placeOf } from '#server/render/find-targets.ts'
import type { NumberedSection } from '#server/render/number-headings.ts'
import { renderBlock } from '#server/render/renderer.ts'
import { blockHandlers } from './blocks/block-handlers.ts'
import { headingBookmark } from './contents.ts'
import { type Item, emptyWords, paragraph, plainWords } from './flow.ts'
import type { StyleId } from './paragraph-styles.ts'
import { moveMarks, replaceRuns, reviseItem } from './revise.ts'
import type { Writer } from './writer.ts'

/** Twentieths of a point below a table. */
const afterTable = 200

/** Everything after the table of contents, starting on a new page. */
export function bodyItems(headings: readonly NumberedSection[], writer: Writer): Item[] {
  let breaks = true
  const items: Item[] = []
  const put = (item: Item) => {
    items.push(...(breaks ? onNewPage(item) : [item]))
    breaks = false
  }
  headings.forEach((heading, index) => {
    put(headingItem(heading, index, writer))
    const blocks = writer.revision ? heading.section.blocks.flatMap(replaceColumns) : heading.section.blocks
    for (const [place, block] of blocks.entries()) {
      breaks ||= block.type === 'page-break'
      const written = blockItems(block, writer)
      const leads = block.type === 'paragraph' && blocks[place + 1]?.type === 'table'
      ;(leads ? written.map(keptWithNext) : written).forEach(put)
    }
  })
  const parted = partTables(items, writer)
  return writer.revision ? moveMarks(parted) : parted
}

/** Text that introduces a table is on the same page as the table, and so is its heading. */
const keptWithNext = (item: Item): Item =>
  item.kind === 'paragraph' ? { ...item, choice: { ...item.choice, keepNext: true } } : item

/**
 * A table that gained or lost a column is removed and added as a whole: Word tracks rows but no columns, so a rejected column would remain
 * without its text.
 */
function replaceColumns(block: RevisedBlock): Block[] {
  if (block.type !== 'table' || !block.columnRevisions) return [block]
  const before: RevisedBlock = { ...takeBlock(block, 'before'), id: removedBlockId(block.id), revision: 'removed' }
  const after: RevisedBlock = { ...takeBlock(block, 'after'), revision: 'added' }
  return [before, after]
}

function blockItems(block: Block, writer: Writer): Item[] {
  const revision = revisionOf(block)
  if (!writer.revision || !revision) return markFirst(block, renderBlock(blockHandlers, block, writer), writer)
  const { stamp, writerOf } = writer.revision
  const items = markFirst(block, renderBlock(blockHandlers, block, writerOf(revision)), writer)
  return items.map((item) => reviseItem(item, revision, stamp))
}

function onNewPage(item: Item): Item[] {
  if (item.kind === 'paragraph') return [{ ...item, choice: { ...item.choice, breakBefore: true, before: 0 } }]
  return [paragraph('SectionEnd', emptyWords, { breakBefore: true }), item]
}

function headingItem({ section, level }: NumberedSection, index: number, { bookmarks, look, revision }: Writer): Item {
  const style = `Heading${level}` as StyleId
  const now = plainWords(section.heading, style, look)
  const was = headingBefore(section)
  const words =
    revision && was !== undefined ? { ...now, xml: replaceRuns(plainWords(was, style, look).xml, now.xml, revision.stamp) } : now
  const xml = bookmarks.mark(placeOf.section(section.id), bookmarks.wrap(headingBookmark(index), words.xml))
  const item: Item = { ...paragraph(style, { ...words, xml }), heading: level, listed: headingBookmark(index) }
  const came = revisionOf(section)
  return came && revision ? withBookmark(reviseItem(item, came, revision.stamp), index, { bookmarks, came }) : item
}

/** The table of contents also links to a heading that was removed. */
function withBookmark(item: Item, index: number, { bookmarks, came }: Pick<Writer, 'bookmarks'> & { came: Revision }): Item {
  if (item.kind === 'table' || came === 'added') return item
  return { ...item, words: { ...item.words, xml: bookmarks.wrap(headingBookmark(index), '') + item.words.xml } }
}

/** The bookmark of a block is placed before the first item that it wrote. */
function markFirst({ id }: Block, items: Item[], { bookmarks }: Writer): Item[] {
  return items.map((item, index) => (index === 0 ? { ...item, prefix: bookmarks.mark(placeOf.block(id), '') } : item))
}

/** Tables have no space below of their own: the next item adds it, and a thin line separates two tables, which Word would join. */
function partTables(items: readonly Item[], { look }: Writer): Item[] {
  return items.flatMap((item, index) => {
    if (items[index - 1]?.kind !== 'table') return [item]
    if (item.kind === 'table') return [tableEnd(item.wide), item]
    if (item.choice.breakBefore || (look.styles[item.style].before ?? 0) >= afterTable) return [item]
    return [{ ...item, choice: { ...item.choice, before: afterTable } }]
  })
}

const tableEnd = (wide = false): Item => ({ ...paragraph('TableEnd', emptyWords), wide })
