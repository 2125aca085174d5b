import type { Point } from '#server/render/diagram/layout-diagram.ts'
import { element } from '#server/render/open-xml/xml.ts'
import { namedXml } from '../shape-xml.ts'
import type { SlideWriter } from '../slide-writer.ts'
import { emu } from '../stage.ts'
import { fill } from '../text/text-xml.ts'

/** The shape at an end of an arrow, and which of its sites. */
export type End = { shape: number; site: number }

export type Arrow = { points: readonly Point[]; from: End | undefined; to: End | undefined; dashed: boolean; name: string }

/** EMU; a connector that is narrower could not say how far it bends. */
const narrowest = 127

/** An arrow through right-angled corners, held by the shapes at its ends; points on the slide. */
export function connectorXml({ points, from, to, dashed, name }: Arrow, slide: SlideWriter): string {
  const end = (tag: string, one: End | undefined) => (one ? element(tag, { id: one.shape, idx: one.site }) : '')
  const stroke = element('a:ln', { w: emu(1) }, [
    fill('tx2'),
    dashed ? '<a:prstDash val="dash"/>' : '',
    '<a:miter lim="800000"/><a:tailEnd type="triangle" w="med" len="med"/>',
  ])
  return element('p:cxnSp', {}, [
    element('p:nvCxnSpPr', {}, [
      namedXml(slide.nextId(), name),
      element('p:cNvCxnSpPr', {}, end('a:stCxn', from) + end('a:endCxn', to)),
      '<p:nvPr/>',
    ]),
    element('p:spPr', {}, routeXml(withoutNeedless(points)) + stroke),
  ])
}

/** Without points on a straight stretch, and with no more corners than Office's connectors have. */
function withoutNeedless(points: readonly Point[]): Point[] {
  const near = (one: number, other: number) => Math.abs(one - other) < 0.05
  const kept: Point[] = []
  for (const point of points) {
    const [before, last] = [kept.at(-2), kept.at(-1)]
    if (last && near(last.x, point.x) && near(last.y, point.y)) continue
    const isStraight =
      before && last && ((near(before.x, last.x) && near(last.x, point.x)) || (near(before.y, last.y) && near(last.y, point.y)))
    if (isStraight) kept.pop()
    kept.push(point)
  }
  return kept
}

function routeXml(points: readonly Point[]): string {
  const [start, second, end] = [points[0]!, points[1] ?? points[0]!, points.at(-1)!]
  const bends = points.length - 2
  if (bends < 1 || bends > 4) return placed({ start, end, upright: false }, 'straightConnector1', [])
  const upright = Math.abs(second.y - start.y) > Math.abs(second.x - start.x)
  // In the connector's own frame it leaves to the right; one that leaves up or down is turned by a quarter.
  const [along, across] = upright ? (['y', 'x'] as const) : (['x', 'y'] as const)
  const length = (axis: 'x' | 'y') => Math.max(narrowest / 12_700, Math.abs(end[axis] - start[axis]))
  const share = (point: Point, axis: 'x' | 'y') => {
    const direction = end[axis] < start[axis] ? -1 : 1
    return Math.round(((point[axis] - start[axis]) * direction * 100_000) / length(axis))
  }
  const adjustments = points.slice(2, -1).map((corner, index) => share(corner, index % 2 === 0 ? along : across))
  return placed({ start, end, upright }, `bentConnector${bends + 1}`, adjustments)
}

type Place = { start: Point; end: Point; upright: boolean }

function placed({ start, end, upright }: Place, preset: string, adjustments: readonly number[]): string {
  const [dx, dy] = [end.x - start.x, end.y - start.y]
  const [width, height] = [Math.abs(dx), Math.abs(dy)].map((length) =>
    Math.max(preset.startsWith('s') ? 0 : narrowest, emu(length)),
  ) as [number, number]
  const middle = { x: emu((start.x + end.x) / 2), y: emu((start.y + end.y) / 2) }
  const [cx, cy] = upright ? [height, width] : [width, height]
  const flips = upright ? { h: dy < 0, v: dx > 0 } : { h: dx < 0, v: dy < 0 }
  const frame = { rot: upright ? 5_400_000 : undefined, flipH: flips.h ? 1 : undefined, flipV: flips.v ? 1 : undefined }
  const guides = adjustments.map((value, index) => element('a:gd', { name: `adj${index + 1}`, fmla: `val ${value}` }))
  return (
    element('a:xfrm', frame, [
      element('a:off', { x: Math.round(middle.x - cx / 2), y: Math.round(middle.y - cy / 2) }),
      element('a:ext', { cx, cy }),
    ]) + element('a:prstGeom', { prst: preset }, element('a:avLst', {}, guides))
  )
}
