import type { Item, ParagraphBox, TableBox } from '#server/render/docx/flow.ts'

/** A stretch of the document on pages of one size; `height` is the room for text, in twentieths of a point. */
export type Stretch = { items: readonly Item[]; height: number }

type Cursor = {
  page: number
  used: number
  height: number
  /** Space after what stands last: of it and the space before the next thing, the greater counts. */
  after: number
  /** A page that was asked for keeps the space before its first paragraph, one that was merely reached does not. */
  askedFor: boolean
}

/** The page on which each heading of the contents stands, and how many pages there are, by an estimate of the lines. */
export function paginate(stretches: readonly Stretch[]): { headings: Map<number, number>; pages: number } {
  const headings = new Map<number, number>()
  let page = 0
  for (const { items, height } of stretches) {
    const cursor = { page: page + 1, used: 0, height, after: 0, askedFor: true }
    items.forEach((item, index) => {
      if (!isFollower(items, index)) makeRoom(cursor, chainHeight(items, index, cursor))
      const first = item.box.kind === 'paragraph' ? placeParagraph(cursor, item.box) : placeTable(cursor, item.box)
      if (item.heading !== undefined) headings.set(item.heading, first)
    })
    page = cursor.page
  }
  return { headings, pages: page }
}

const keepsNext = (item: Item | undefined) => item?.box.kind === 'paragraph' && item.box.keepNext
const breaksBefore = (item: Item) => item.box.kind === 'paragraph' && item.box.breakBefore
const isFollower = (items: readonly Item[], index: number) => keepsNext(items[index - 1]) && !breaksBefore(items[index]!)

/** What must stand on one page from here: everything kept with its next, and the least part of what follows. */
function chainHeight(items: readonly Item[], start: number, cursor: Cursor): number {
  let height = 0
  let after = cursor.after
  for (let index = start; index < items.length; index++) {
    const { box } = items[index]!
    if (index > start && breaksBefore(items[index]!)) return height
    if (box.kind === 'table') return height + after + box.header + leastRow(box)
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

function newPage(cursor: Cursor, askedFor = false) {
  Object.assign(cursor, { page: cursor.page + 1, used: 0, after: 0, askedFor })
}

function makeRoom(cursor: Cursor, height: number) {
  if (cursor.used > 0 && cursor.used + height > cursor.height) newPage(cursor)
}

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
  const fitting = Math.floor((room - box.above) / box.lineHeight)
  const here = Math.min(fitting, box.lines - 2)
  if (here < 2 && cursor.used > 0) {
    newPage(cursor)
    return placeParagraph(cursor, box)
  }
  const first = cursor.page
  const perPage = Math.max(1, Math.floor(cursor.height / box.lineHeight))
  let left = box.lines - Math.max(1, here)
  newPage(cursor)
  for (; left > perPage; left -= perPage) newPage(cursor)
  cursor.used = left * box.lineHeight + box.below
  cursor.after = box.after
  return first
}

/** A line of a table, and what stands above and below the lines of a row. */
const rowLine = 250
const rowEdges = 110
/** The rule below the last row of a page may stand in the margin. */
const lastRule = 10

const leastRow = ({ rows: [first] }: TableBox) => (first?.isWhole ? first.height : first ? rowLine + rowEdges : 0)

function placeTable(cursor: Cursor, table: TableBox): number {
  cursor.used += cursor.after
  cursor.after = 0
  makeRoom(cursor, table.header + leastRow(table))
  const first = cursor.page
  cursor.used += table.header
  for (const { height, isWhole } of table.rows) {
    let left = height
    while (cursor.used + left > cursor.height + lastRule) {
      const lines = Math.floor((cursor.height - cursor.used - rowEdges) / rowLine)
      if (!isWhole && lines > 0) left -= lines * rowLine
      else if (cursor.used <= table.header) break
      newPage(cursor)
      cursor.used = table.header
    }
    cursor.used += left
  }
  return first
}
