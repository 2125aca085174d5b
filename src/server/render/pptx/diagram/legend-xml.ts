import { layLegend } from '#server/render/diagram/diagram-legend.ts'
import type { Layout } from '#server/render/diagram/layout.ts'
import { shapeColours } from '#server/render/diagram/node-shape.ts'
import { textShape } from '../shape-xml.ts'
import type { SlideWriter } from '../slide-writer.ts'
import { emu } from '../slide-regions.ts'
import { plainRun } from '../text/paragraph.ts'
import { connectorXml } from './connector.ts'
import { nodeGeometry } from './node-geometry.ts'
import { narrowerFaceFactor, smallestTextSize } from './slide-target.ts'
import type { Placing } from './placing.ts'

/** A sample of each kind of shape and line below the diagram, with its name; `left` is the left edge of the picture. */
export function legendXml(layout: Layout, { scale, point, left }: Placing & { left: number }, slide: SlideWriter): string {
  const { entries, sample } = layLegend(layout)
  const size = Math.floor(smallestTextSize * scale * narrowerFaceFactor * 10) / 10
  return entries
    .map((entry) => {
      const y = point({ x: 0, y: layout.height + entry.y }).y
      const box = { x: left + (entry.x + 6) * scale, y, width: sample.width * scale, height: sample.height * scale }
      const words = { x: box.x + (sample.width + 4) * scale, y: y - 1, width: (entry.width + 4) * scale, height: size * 1.25 }
      const paragraph = { runs: [plainRun(entry.label, { font: 'sans', size, colour: 'tx2' })], exact: size * 1.2 }
      return (
        drawSample(entry.sample, { box, scale }, slide) + textShape({ name: 'Key', box: words, paragraphs: [paragraph] }, slide)
      )
    })
    .join('')
}

type Sample = ReturnType<typeof layLegend>['entries'][number]['sample']
type Place = { box: { x: number; y: number; width: number; height: number }; scale: number }

function drawSample(sample: Sample, { box, scale }: Place, slide: SlideWriter): string {
  if (sample === 'waits' || sample === 'does-not-wait') {
    const y = box.y + box.height / 2
    const points = [
      { x: box.x, y },
      { x: box.x + box.width, y },
    ]
    return connectorXml({ points, from: undefined, to: undefined, dashed: sample === 'does-not-wait', name: 'Key line' }, slide)
  }
  const { fill, line } = shapeColours[sample]
  const size = { width: emu(box.width), height: emu(box.height) }
  const geometry = nodeGeometry(sample, size, { sites: [], unit: emu(scale * 0.6) })
  const look = { fill: fill.slice(1).toUpperCase(), line: line.slice(1).toUpperCase(), geometry }
  return textShape({ name: 'Key shape', box, paragraphs: [], isDecorative: true, ...look }, slide)
}
