import type { Box, ParagraphBox, TableBox } from './box.ts'
import { type Cursor, firstCursor, makeRoom, newPage } from './cursor.ts'
import { leastOfTable, placeTable } from './place-table.ts'

/** A stretch of the document on pages of one size; `height` is the room for text, in twentieths of a point. */
export type Stretch = { items: readonly Box[]; height: number }

/** What a heading needs so that every program sets it on the same page: another space before it, or to begin a page. */
export type PageAdjustment = { before: number; breakBefore?: true }

export type Pages = {
  places: Map<string, number>
  pages: number
  settled: Map<string, PageAdjustment>
  /** How high the headers of tables are to be at least, as the file has to say it. */
  raised: Map<TableBox, number>
}

/** The page of each place that the contents point to, and how many pages there are, by an estimate of the lines. */
export function paginate(stretches: readonly Stretch[]): Pages {
  const places = new Map<string, number>()
  const settled = new Map<string, PageAdjustment>()
  const raised = new Map<TableBox, number>()
  let page = 0
  for (const { items, height } of stretches) {
    const cursor = firstCursor(page + 1, height)
    const all = [...items]
    items.forEach((_, index) => {
      const settlement = settle(all, index, cursor)
      if (settlement) {
        settled.set(all[index]!.listed!, settlement)
        all[index] = { ...all[index]!, box: { ...(all[index]!.box as ParagraphBox), ...settlement } }
      }
      const raise = raiseTable(all, index, cursor)
      if (raise) {
        raised.set(raise.box, raise.box.stated! + raise.by)
        all[raise.at] = { ...all[raise.at]!, box: higher(raise.box, raise.by) }
      }
      const first = putItem(all, index, cursor)
      const { listed } = all[index]!
      if (listed !== undefined) places.set(listed, first)
    })
    page = cursor.page
  }
  return { places, pages: page, settled, raised }
}

/** The page that it begins on. */
function putItem(items: readonly Box[], index: number, cursor: Cursor): number {
  const { box } = items[index]!
  if (!isFollower(items, index)) makeRoom(cursor, chainHeight(items, index, cursor))
  return box.kind === 'paragraph' ? placeParagraph(cursor, box) : placeTable(cursor, box)
}

/** Where so little decides, programs differ; what is given or taken then; twentieths of a point. */
const near = 120
const nudge = 160
const tolerance = 40

/**
 * A heading that fits on its page by little, or does not, is set nearer to what is before it, or farther. One that fits where no line
 * of what follows does begins a page: LibreOffice forgets there to keep it with its next.
 */
function settle(items: readonly Box[], index: number, cursor: Cursor): PageAdjustment | undefined {
  const { box, listed } = items[index]!
  const next = items[index + 1]?.box
  const isFixed = box.kind === 'table' || listed === undefined || !box.keepNext || box.breakBefore
  if (isFixed || !next || cursor.used === 0 || isFollower(items, index)) return undefined
  const room = cursor.height - cursor.used
  const slack = room - chainHeight(items, index, cursor)
  const below = room - gapBefore(cursor, box.before) - fullHeight(box)
  if (slack < 0 && next.kind === 'paragraph' && below > -tolerance) {
    const line = Math.max(box.after, next.before) + next.above + next.lineHeight
    if (below < line + tolerance) return { before: 0, breakBefore: true }
  }
  if (Math.abs(slack) >= near || box.before < nudge) return undefined
  return { before: slack < 0 ? box.before + nudge : box.before - nudge }
}

/** So near to a page's end a row is on this page in one program and on the next in another. */
const close = 30
const raises = [0, 40, 60, 80]

/** By how much the header of the table that this and what follows lead to is to be higher, since else a row fits on its page by a hair, or does not. */
function raiseTable(items: readonly Box[], index: number, cursor: Cursor): { at: number; box: TableBox; by: number } | undefined {
  if (isFollower(items, index)) return undefined
  let at = index
  while (keepsNext(items[at]) && at + 1 < items.length && isFollower(items, at + 1)) at++
  const { box } = items[at]!
  if (box.kind === 'paragraph' || box.stated === undefined) return undefined
  const by = raises.find((each) => {
    const trial = { ...cursor, closest: Infinity }
    const chain = [...items.slice(index, at), { box: higher(box, each) }]
    chain.forEach((_, place) => putItem(chain, place, trial))
    return trial.closest > close
  })
  return by ? { at, box, by } : undefined
}

const higher = (box: TableBox, by: number): TableBox => ({ ...box, header: box.header + by })

const keepsNext = (item: Box | undefined) => item?.box.kind === 'paragraph' && item.box.keepNext
const breaksBefore = (item: Box) => item.box.kind === 'paragraph' && item.box.breakBefore
const isFollower = (items: readonly Box[], index: number) => keepsNext(items[index - 1]) && !breaksBefore(items[index]!)

/** What must stand on one page from here: everything kept with its next, and the least part of what follows. */
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
/** A paragraph of up to three lines is never split, since two must stay on each side. */
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
  // What frames the paragraph frames each of its parts.
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
