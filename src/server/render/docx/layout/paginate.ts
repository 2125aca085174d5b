import { type Cursor, firstCursor, makeRoom, newPage } from './cursor.ts'
import { leastOfTable, placeTable } from './place-table.ts'
import type { Box, ParagraphBox } from './measured-box.ts'

/** A stretch of the document on pages of one size; `height` is the space for text, in twentieths of a point. */
export type Stretch = { items: readonly Box[]; height: number }

export type Pages = { places: Map<string, number>; pages: number }

/** The page of each place that the table of contents refers to, and the number of pages, estimated from the lines. */
export function paginate(stretches: readonly Stretch[]): Pages {
  const places = new Map<string, number>()
  let page = 0
  for (const { items, height } of stretches) {
    const cursor = firstCursor(page + 1, height)
    items.forEach(({ listed }, index) => {
      const first = putItem(items, index, cursor)
      if (listed !== undefined) places.set(listed, first)
    })
    page = cursor.page
  }
  return { places, pages: page }
}

/** Places an item and returns the page that it begins on. */
function putItem(items: readonly Box[], index: number, cursor: Cursor): number {
  const { box } = items[index]!
  if (!isFollower(items, index)) makeRoom(cursor, chainHeight(items, index, cursor))
  return box.kind === 'paragraph' ? placeParagraph(cursor, box) : placeTable(cursor, box)
}

const keepsNext = (item: Box | undefined) => item?.box.kind === 'paragraph' && item.box.keepNext
const breaksBefore = (item: Box) => item.box.kind === 'paragraph' && item.box.breakBefore
const isFollower = (items: readonly Box[], index: number) => keepsNext(items[index - 1]) && !breaksBefore(items[index]!)

/** The height that must be on one page from here: everything with `keepNext`, and the minimum part of the item after it. */
function chainHeight(items: readonly Box[], start: number, cursor: Cursor): number {
  let height = 0
  let after = cursor.after
  for (let index = start; index < items.length; index++) {
    const { box } = items[index]!
    if (index > start && breaksBefore(items[index]!)) return height
    if (box.kind === 'table') return height + after + leastOfTable(box)
    const gap = Math.max(after, box.before)
    if (!box.keepNext) return height + gap + leastOf(box)
    height += gap + fullHeight(box)
    after = box.after
  }
  return height
}

const fullHeight = ({ above, below, lines, lineHeight }: ParagraphBox) => above + lines * lineHeight + below
/** A paragraph of up to three lines is never split, because two must be on each side. */
const isWhole = ({ keepLines, lines }: ParagraphBox) => keepLines || lines <= 3
const leastOf = (box: ParagraphBox) => (isWhole(box) ? fullHeight(box) : box.above + 2 * box.lineHeight)

function gapBefore({ used, after, askedFor }: Cursor, before: number): number {
  if (used > 0) return Math.max(after, before)
  return askedFor ? before : 0
}

function placeParagraph(cursor: Cursor, box: ParagraphBox): number {
  if (box.breakBefore && cursor.used > 0) newPage(cursor, true)
  const full = fullHeight(box)
  const room = cursor.height - cursor.used - gapBefore(cursor, box.before)
  if (full > room && (!isWhole(box) || full > cursor.height)) return placeLines(cursor, box, room)
  if (full > room) newPage(cursor)
  cursor.used += gapBefore(cursor, box.before) + full
  cursor.after = box.after
  return cursor.page
}

/** Puts as many lines on this page as fit, at least two, and leaves at least two for the next. */
function placeLines(cursor: Cursor, box: ParagraphBox, room: number): number {
  // Each part of a split paragraph has its own frame.
  const frame = box.above + box.below
  const fitting = Math.floor((room - frame) / box.lineHeight)
  const here = Math.min(fitting, box.lines - 2)
  if (here < 2 && cursor.used > 0) {
    newPage(cursor)
    return placeParagraph(cursor, box)
  }
  const first = cursor.page
  const perPage = Math.max(1, Math.floor((cursor.height - frame) / box.lineHeight))
  let left = box.lines - Math.max(1, here)
  newPage(cursor)
  for (; left > perPage; left -= perPage) newPage(cursor)
  cursor.used = frame + left * box.lineHeight
  cursor.after = box.after
  return first
}
