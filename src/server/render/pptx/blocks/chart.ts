import type { BlockOf } from '#shared/content/blocks.ts'
import { placeOf } from '#server/render/find-targets.ts'
import { addChart } from '#server/render/open-xml/chart/add-chart.ts'
import { chartFigures } from '#server/render/open-xml/chart/chart-figures.ts'
import { colours, fonts } from '#server/render/open-xml/look.ts'
import type { Composer } from '../composer.ts'
import { type Flowing, nothing } from '../flow.ts'
import { graphicFrame } from '../shape-xml.ts'
import { stage } from '../stage.ts'
import { captionOf } from './caption.ts'

/** Points: a lower chart cannot be read from the back of a room. */
const lowest = 210

/** Office's own chart, as high as the slide has room. */
export function flowChart(block: BlockOf<'chart'>, { tables, language, nextChart }: Composer): Flowing[] {
  const caption = captionOf(block.caption)
  const figures = chartFigures(block, tables)
  const hasFigures = figures.series.length > 0
  const chart = {
    kind: block.kind,
    ...figures,
    language,
    font: fonts.sans,
    size: 12,
    colours: { text: colours.quiet, line: colours.line, background: colours.paper },
  }
  const name = `chart${hasFigures ? nextChart() : 0}`
  const take = (room: number, isFresh: boolean) => {
    if (!isFresh && hasFigures && room < lowest + caption.height) return nothing()
    const height = hasFigures ? room : caption.height
    const at = (top: number) => (slide: Parameters<ReturnType<typeof caption.at>>[0]) => {
      const heading = caption.at(top)(slide)
      if (!hasFigures) return heading
      const box = { ...stage.body, y: top + caption.height, height: height - caption.height }
      const graphic = addChart(slide.file, { from: slide.path, folder: 'ppt', name }, chart)
      return heading + graphicFrame({ name: 'Chart', alt: block.alt, box, graphic }, slide)
    }
    return { placed: { height, at }, places: [placeOf.block(block.id)], notes: caption.notes }
  }
  return [{ gap: 16, take }]
}
