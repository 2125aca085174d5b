import type { BlockOf, ListItem } from '#shared/content/blocks.ts'
import { revisionOf } from '#shared/content/revision-of.ts'
import { type Item, paragraph } from '#server/render/docx/flow.ts'
import { inlineWords } from '#server/render/docx/inline-words.ts'
import { deepestList, listIndent } from '#server/render/docx/numbering.ts'
import { revisionMark } from '#server/render/docx/revise.ts'
import type { Writer } from '#server/render/docx/writer.ts'

/** Twentieths of a point below the last item. */
const afterList = 140

type Level = { ordered: boolean; depth: number }

export function writeList(list: BlockOf<'list'>, writer: Writer): Item[] {
  const lines = itemsOf(list.items, { ordered: list.ordered, depth: 0 }, writer)
  return lines.map(({ item, level, number }, index) => {
    const style = level.ordered ? 'ListNumber' : 'ListBullet'
    const place = { number, level: level.depth, indent: listIndent(level.depth) }
    const isLast = index === lines.length - 1
    return paragraph(style, inlineWords(item.text, style, writer), {
      list: place,
      ...markOf(item, writer),
      ...(isLast ? { after: afterList } : {}),
    })
  })
}

function markOf(item: ListItem, { revision: revising }: Writer) {
  const revision = revisionOf(item)
  return revision && revising ? { mark: { revision, xml: revisionMark(revision, revising.stamp) } } : {}
}

/** The items with their nested items, in reading order; each ordered list counts from one. */
function itemsOf(items: ListItem[], level: Level, writer: Writer): { item: ListItem; level: Level; number: number }[] {
  const number = level.ordered ? writer.lists.startOrdered(level.depth) : writer.lists.bullets
  return items.flatMap((item) => {
    const below = { ordered: item.ordered ?? false, depth: Math.min(level.depth + 1, deepestList) }
    return [{ item, level, number }, ...(item.items?.length ? itemsOf(item.items, below, writer) : [])]
  })
}
