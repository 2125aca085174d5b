import type { BlockOf } from '#shared/content/blocks.ts'
import { placeOf } from '#server/render/find-targets.ts'
import type { Composer } from '../composer.ts'
import { type Flowing, emptyPortion, type Portion } from '../flow.ts'
import type { SlideWriter } from '../slide-writer.ts'
import { slideRegions } from '../slide-regions.ts'
import { captionOf } from './caption.ts'
import { columnsOf } from './table-columns.ts'
import { airRows, heightOf, type LaidPart, type LaidRow, layTable, layoutUnsplitTable, splitRow } from './table-layout.ts'
import { drawTable } from './table-xml.ts'

type TableFlow = {
  table: BlockOf<'table'>
  part: LaidPart
  rows: LaidRow[]
  caption: string
  heading: string
  isFirstPart: boolean
  isRest: boolean
  packs: boolean
}

/** Points; a table is shrunk to this size before it continues on the next slide. */
const leastBelow = 12
const smallerRoom = (height: number) => ({ width: slideRegions.body.width, height })

/** A native table; its header is repeated on each slide, and its first column in each part. */
export function flowTable(table: BlockOf<'table'>, composer: Composer): Flowing[] {
  const { heading, tableSize: most, packsTables: packs } = composer
  const columns = columnsOf(table, composer)
  const above = captionOf(table.caption, heading).height
  const parts = layTable(columns, slideRegions.body.height - above, most)
  return parts.map((part, index) => {
    const place = parts.length > 1 ? ` (part ${index + 1} of ${parts.length})` : ''
    const caption = `${table.caption}${place}`.trim()
    const flow = { table, part, rows: part.rows, caption, heading, isFirstPart: index === 0, isRest: false, packs }
    if (parts.length > 1) return flowRows(flow)
    const take = (room: number, isFresh: boolean) => {
      const smaller =
        isFresh || heightOf(part) <= room - above
          ? undefined
          : layoutUnsplitTable(columns, smallerRoom(room - above), { most, least: leastBelow })
      return takeRows(smaller ? { ...flow, part: smaller, rows: smaller.rows } : flow, room, isFresh)
    }
    return { gap: 16, take }
  })
}

const flowRows = (flow: TableFlow): Flowing => ({ gap: 16, take: (room, isFresh) => takeRows(flow, room, isFresh) })

function takeRows(flow: TableFlow, room: number, isFresh: boolean): Portion {
  const { part, rows, caption, isRest } = flow
  const above = captionOf(isRest && caption !== '' ? `${caption}, continued` : caption, flow.heading)
  const free = room - above.height - part.header.height
  const taken = takeFitting(flow, { free, later: slideRegions.body.height - above.height - part.header.height }, isFresh)
  if (!taken) return emptyPortion()
  const { kept, left } = taken
  const isSplit = rows.length !== kept.length + left.length
  const placeRows = (rows: LaidRow[]) => {
    const height = above.height + part.header.height + rows.reduce((sum, row) => sum + row.height, 0)
    const at = (top: number) => (slide: SlideWriter) => {
      const box = { ...slideRegions.body, y: top + above.height, height: height - above.height }
      return above.at(top)(slide) + drawTable({ part, rows, box, alt: caption || 'Table' }, slide)
    }
    return { height, at, tableSize: part.size }
  }
  return {
    placed: { ...placeRows(kept), grow: (extra) => placeRows(airRows(kept, extra)) },
    rest: left.length > 0 || isSplit ? flowRows({ ...flow, rows: left, isRest: true }) : undefined,
    places: placesOf(flow, kept),
    notes: isRest ? [] : [...above.notes, ...part.headingsInFull],
  }
}

/** Points for rows on this slide and on each later one. */
type Rooms = { free: number; later: number }

function takeFitting({ part, rows, packs }: Pick<TableFlow, 'part' | 'rows' | 'packs'>, rooms: Rooms, isFresh: boolean) {
  const { free } = rooms
  const most = countWithin(rows, free)
  if (most === rows.length) return { kept: rows, left: [] }
  const count = packs ? most : Math.max(Math.min(most, leastRows), countWithin(rows, evenRoom(rows, rooms)))
  if (!isFresh) return beginsHere({ part, rows }, count) ? { kept: rows.slice(0, count), left: rows.slice(count) } : undefined
  if (count > 0) return { kept: rows.slice(0, count), left: rows.slice(count) }
  const [head, tail] = splitRow(rows[0]!, part, free)
  return { kept: [head], left: [tail, ...rows.slice(1)] }
}

function countWithin(rows: readonly LaidRow[], room: number): number {
  let [count, used] = [0, 0]
  while (count < rows.length && used + rows[count]!.height <= room) used += rows[count++]!.height
  return count
}

/** With fewer rows than this, a table does not begin at the bottom of a slide. */
const leastRows = 3

/** A table that fits whole on the next slide is moved there, and a heading is never above only one or two rows. */
function beginsHere({ part, rows }: Pick<TableFlow, 'part' | 'rows'>, count: number): boolean {
  const whole = heightOf({ ...part, rows })
  return count >= leastRows && whole > slideRegions.body.height * 0.9
}

/** The minimum height per slide that needs no more slides, so that the last one does not contain a single row. */
function evenRoom(rows: LaidRow[], { free, later }: Rooms): number {
  const slidesAt = (room: number) => {
    let [slides, used] = [1, 0]
    for (const { height } of rows) {
      if (height > room) return Infinity
      if (used + height > (slides === 1 ? Math.min(room, free) : room)) [slides, used] = [slides + 1, 0]
      used += height
    }
    return slides
  }
  const slides = slidesAt(later)
  if (slides === 1 || slides === Infinity) return free
  let [low, high] = [0, later]
  while (high - low > 2) {
    const middle = (low + high) / 2
    if (slidesAt(middle) <= slides) high = middle
    else low = middle
  }
  return Math.min(free, high)
}

function placesOf({ table, isFirstPart, isRest }: TableFlow, kept: LaidRow[]): string[] {
  if (!isFirstPart) return []
  const rows = kept.flatMap(({ index }) => (index === undefined ? [] : [placeOf.row(table.id, index)]))
  return isRest ? rows : [placeOf.block(table.id), ...rows]
}
