import type { Box, ParagraphBox, RowBox, TableBox } from './box.ts'

/** A stretch of the document on pages of one size; `height` is the room for text, in twentieths of a point. */
export type Stretch = { items: readonly Box[]; height: number }

type Cursor = {
  page: number
  used: number
  height: number
  /** Space after what stands last: of it and the space before the next thing, the greater counts. */
  after: number
  /** A page that was asked for keeps the space before its first paragraph, one that was merely reached does not. */
  askedFor: boolean
}

/** What a heading needs so that every program sets it on the same page: another space before it, or to begin a page. */
export type Settlement = { before: number; breakBefore?: true }

export type Pages = { places: Map<string, number>; pages: number; settled: Map<string, Settlement> }

/** The page of each place that the contents point to, and how many pages there are, by an estimate of the lines. */
export function paginate(stretches: readonly Stretch[]): Pages {
  const places = new Map<string, number>()
  const settled = new Map<string, Settlement>()
  let page = 0
  for (const { items, height } of stretches) {
    const cursor = { page: page + 1, used: 0, height, after: 0, askedFor: true }
    const all = [...items]
    items.forEach((_, index) => {
      const settlement = settle(all, index, cursor)
      if (settlement) {
        settled.set(all[index]!.listed!, settlement)
        all[index] = { ...all[index]!, box: { ...(all[index]!.box as ParagraphBox), ...settlement } }
      }
      const item = all[index]!
      if (!isFollower(all, index)) makeRoom(cursor, chainHeight(all, index, cursor))
      const first = item.box.kind === 'paragraph' ? placeParagraph(cursor, item.box) : placeTable(cursor, item.box)
      if (item.listed !== undefined) places.set(item.listed, first)
    })
    page = cursor.page
  }
  return { places, pages: page, settled }
}

/** Where so little decides, programs differ; what is given or taken then; twentieths of a point. */
const near = 120
const nudge = 160
const hair = 40

/**
 * A heading that fits on its page by little, or does not, is set nearer to what is before it, or farther. One that fits where no line
 * of what follows does begins a page: LibreOffice forgets there to keep it with its next.
 */
function settle(items: readonly Box[], index: number, cursor: Cursor): Settlement | undefined {
  const { box, listed } = items[index]!
  const next = items[index + 1]?.box
  const isFixed = box.kind === 'table' || listed === undefined || !box.keepNext || box.breakBefore
  if (isFixed || !next || cursor.used === 0 || isFollower(items, index)) return undefined
  const room = cursor.height - cursor.used
  const slack = room - chainHeight(items, index, cursor)
  const below = room - gapBefore(cursor, box.before) - fullHeight(box)
  if (slack < 0 && next.kind === 'paragraph' && below > -hair) {
    const line = Math.max(box.after, next.before) + next.above + next.lineHeight
    if (below < line + hair) return { before: 0, breakBefore: true }
  }
  if (Math.abs(slack) >= near || box.before < nudge) return undefined
  return { before: slack < 0 ? box.before + nudge : box.before - nudge }
}

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
    if (box.kind === 'table') return height + after + box.header + keptRows(box.rows, 0) - spareOf(box)
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

/** A line of a table, and what stands above and below the lines of a row. */
const rowLine = 250
const rowEdges = 110
/** Of rows that are kept with the first one the last rule may stand in the margin, of others it may not. */
const lastRule = 10

const leastRow = (row: RowBox | undefined) => (row?.isWhole ? row.height : (row?.least ?? 0))

/** The rows from here that stay together, and the least of the one that they stay with. */
function keptRows(rows: readonly RowBox[], start: number): number {
  let height = 0
  for (let index = start; ; index++) {
    const row = rows[index]
    if (!row?.keepNext) return height + leastRow(row)
    height += row.height
  }
}

const spareOf = ({ rows }: TableBox) => (rows[0]?.keepNext ? lastRule : 0)

function placeTable(cursor: Cursor, table: TableBox): number {
  cursor.used += cursor.after
  cursor.after = 0
  makeRoom(cursor, table.header + keptRows(table.rows, 0) - spareOf(table))
  const first = cursor.page
  cursor.used += table.header
  const lastOfFirst = table.rows.findIndex(({ keepNext }) => !keepNext)
  table.rows.forEach((row, index) => {
    const kept = keptRows(table.rows, index)
    const isStart = index > 0 && row.keepNext && !table.rows[index - 1]!.keepNext
    if (isStart && cursor.used + kept > cursor.height && table.header + kept <= cursor.height) nextTablePage(cursor, table)
    placeRow(cursor, row, { table, spare: index > 0 && index <= lastOfFirst ? lastRule : 0 })
  })
  return first
}

function nextTablePage(cursor: Cursor, { header }: TableBox) {
  newPage(cursor)
  // The rule of the row before stands on the page before.
  cursor.used = header - lastRule
}

type RowPlace = { table: TableBox; spare: number }

function placeRow(cursor: Cursor, { height, isWhole }: RowBox, { table, spare }: RowPlace) {
  let left = height
  while (cursor.used + left > cursor.height + spare) {
    const lines = Math.floor((cursor.height - cursor.used - rowEdges) / rowLine)
    if (!isWhole && lines > 0) left -= lines * rowLine
    else if (cursor.used <= table.header) break
    nextTablePage(cursor, table)
  }
  cursor.used += left
}
