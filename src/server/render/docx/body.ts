import type { Block } from '#shared/content/blocks.ts'
import { placeOf } from '#server/render/find-targets.ts'
import type { NumberedSection } from '#server/render/number-headings.ts'
import { renderBlock } from '#server/render/renderer.ts'
import { blockHandlers } from './blocks/block-handlers.ts'
import { headingBookmark } from './contents.ts'
import { type Item, paragraph, plainWords } from './flow.ts'
import { textWidth } from './look.ts'
import { headingIndent } from './numbering.ts'
import type { StyleId } from './paragraph-styles.ts'
import type { Writer } from './writer.ts'

/** Everything after the contents, from a new page on. */
export function bodyItems(headings: readonly NumberedSection[], writer: Writer): Item[] {
  return headings.flatMap((heading, index) => {
    const previous = headings[index - 1]?.section.blocks.at(-1)
    const onNewPage = index === 0 || previous?.type === 'page-break'
    return [headingItem({ ...heading, index, onNewPage }, writer), ...sectionItems(heading, index === headings.length - 1, writer)]
  })
}

/** A break at the end of a section is the next heading's, and at the end of the document nobody's. */
function sectionItems({ section: { blocks } }: NumberedSection, isLast: boolean, writer: Writer): Item[] {
  return blocks.flatMap((block, index) => {
    const items = renderBlock(blockHandlers, block, writer)
    const isSpare = block.type === 'page-break' && index === blocks.length - 1
    return isSpare && !isLast ? [] : markFirst(block, items, writer)
  })
}

type Heading = NumberedSection & { index: number; onNewPage: boolean }

function headingItem({ section, level, index, onNewPage }: Heading, { bookmarks }: Writer): Item {
  const style = `Heading${level}` as StyleId
  const words = plainWords(section.heading, style)
  const xml = bookmarks.mark(placeOf.section(section.id), bookmarks.wrap(headingBookmark(index), words.xml))
  const width = textWidth - headingIndent(level - 1)
  const item = paragraph(style, { ...words, xml }, { width, ...(onNewPage ? { breakBefore: true, before: 0 } : {}) })
  return { ...item, heading: index }
}

/** The bookmark of a block stands before the first thing it wrote. */
function markFirst({ id }: Block, items: Item[], { bookmarks }: Writer): Item[] {
  return items.map((item, index) => (index === 0 ? { ...item, xml: bookmarks.mark(placeOf.block(id), '') + item.xml } : item))
}
