import type { Block, BlockOf } from '#shared/content/blocks.ts'
import { placeOf } from '#server/render/find-targets.ts'
import type { Composer } from '../composer.ts'
import { type Flowing, emptyPortion } from '../flow.ts'
import type { SlideWriter } from '../slide-writer.ts'
import { slideRegions } from '../slide-regions.ts'
import { captionOf } from './caption.ts'
import { prepareChart } from './chart.ts'
import { columnsOf } from './table-columns.ts'
import { airPart, heightOf, type LaidPart, layoutUnsplitTable } from './table-layout.ts'
import { drawTable } from './table-xml.ts'

type Pair = { chart: BlockOf<'chart'>; table: BlockOf<'table'> }

const gap = 28
const half = (slideRegions.body.width - gap) / 2
const left = { x: slideRegions.body.x, width: half }
const right = { x: slideRegions.body.x + half + gap, width: half }
/** Minimum type size in points of a table beside a chart. */
const leastSize = 12
/** Points of a chart with its caption. */
const lowest = 230

/** The two blocks as a chart and its table, in either order. */
export function findPair(one: Block | undefined, other: Block | undefined): Pair | undefined {
  if (one?.type === 'table' && other?.type === 'chart') return findPair(other, one)
  if (one?.type !== 'chart' || other?.type !== 'table' || one.table !== other.id) return undefined
  return { chart: one, table: other }
}

/** A chart with its figures beside it; undefined if the table is too large for half a slide. */
export function flowBeside({ chart, table }: Pair, composer: Composer): Flowing | undefined {
  const columns = columnsOf(table, composer)
  const captions = {
    chart: captionOf(chart.caption, composer.heading, left),
    table: captionOf(table.caption, composer.heading, right),
  }
  const lay = (room: number) =>
    layoutUnsplitTable(
      columns,
      { width: half, height: room - captions.table.height },
      { most: composer.tableSize, least: leastSize },
    )
  const draw = lay(slideRegions.body.height) && prepareChart(chart, composer)
  if (!draw) return undefined
  const take = (room: number) => {
    const part = lay(room)
    if (!part || room < lowest) return emptyPortion()
    const drawAt = (height: number, shown: LaidPart) => (top: number) => (slide: SlideWriter) => {
      const below = top + captions.table.height
      const box = { ...right, y: below, height: heightOf(shown) }
      return [
        captions.chart.at(top)(slide),
        draw({ ...left, y: top + captions.chart.height, height: height - captions.chart.height })(slide),
        captions.table.at(top)(slide),
        drawTable({ part: shown, rows: shown.rows, box, alt: table.caption || 'Table' }, slide),
      ].join('')
    }
    const height = Math.min(room, Math.max(captions.table.height + heightOf(part), lowest))
    const grow = (extra: number) => {
      const full = height + extra
      const aired = airPart(part, full - captions.table.height)
      return { height: full, at: drawAt(full, aired) }
    }
    const rows = table.rows.map((_, index) => placeOf.row(table.id, index))
    return {
      placed: { height, at: drawAt(height, part), grow },
      places: [placeOf.block(chart.id), placeOf.block(table.id), ...rows],
      notes: [...captions.chart.notes, ...captions.table.notes, ...part.headingsInFull],
    }
  }
  return { gap: 16, take }
}
