import type { BlockOf } from '#shared/content/blocks.ts'
import { describePicture } from '#server/render/open-xml/describe-picture.ts'
import { placeOf } from '#server/render/find-targets.ts'
import { addChart } from '#server/render/open-xml/chart/add-chart.ts'
import { findBarsHeight } from '#server/render/open-xml/chart/chart-bars.ts'
import type { Chart } from '#server/render/open-xml/chart/chart.ts'
import { chartFigures } from '#server/render/open-xml/chart/chart-figures.ts'
import { colours, fonts } from '#server/render/open-xml/look.ts'
import type { Composer } from '../composer.ts'
import { type Flowing, emptyPortion } from '../flow.ts'
import { graphicFrame } from '../shape-xml.ts'
import type { Shape, SlideWriter } from '../slide-writer.ts'
import { type Box, slideRegions } from '../slide-regions.ts'
import { captionOf } from './caption.ts'

/** Points: a lower chart cannot be read from the back of a room. */
const lowest = 210
/** Points: thicker bars look like blocks. */
const thickestBar = 32

/** A native Office chart, as high as the slide allows. */
export function flowChart(block: BlockOf<'chart'>, composer: Composer): Flowing[] {
  const caption = captionOf(block.caption, composer.heading)
  const draw = prepareChart(block, composer)
  const take = (room: number, isFresh: boolean) => {
    if (!isFresh && draw && room < lowest + caption.height) return emptyPortion()
    const height = draw ? room : caption.height
    const at = (top: number) => (slide: SlideWriter) => {
      const box = { ...slideRegions.body, y: top + caption.height, height: height - caption.height }
      return caption.at(top)(slide) + (draw ? draw(box)(slide) : '')
    }
    return { placed: { height, at }, places: [placeOf.block(block.id)], notes: caption.notes }
  }
  return [{ gap: 16, take }]
}

/** Draws the chart into a box; undefined if its table has no figures for it. */
export function prepareChart(block: BlockOf<'chart'>, { tables, language, nextChart }: Composer) {
  const figures = chartFigures(block, tables)
  if (figures.series.length === 0) return undefined
  const chart: Chart = {
    kind: block.kind,
    ...figures,
    language,
    font: fonts.sans,
    size: 12,
    colours: { text: colours.quiet, line: colours.line, background: colours.paper },
  }
  const tallest = findBarsHeight(chart, thickestBar) ?? Infinity
  return (room: Box): Shape =>
    (slide) => {
      const box = { ...room, height: Math.min(room.height, tallest) }
      const name = `chart${nextChart()}`
      const graphic = addChart(slide.file, { from: slide.path, folder: 'ppt', name }, chart)
      return graphicFrame({ name: 'Chart', alt: describePicture(block), box, graphic }, slide)
    }
}
