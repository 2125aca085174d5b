import type { Point } from '#server/render/diagram/layout-diagram.ts'
import { element } from '#server/render/open-xml/xml.ts'
import { groupShape, namedXml } from '../shape-xml.ts'
import type { SlideWriter } from '../slide-writer.ts'
import { type Box, emu } from '../stage.ts'
import { fill } from '../text/text-xml.ts'

/** The shape at an end of an arrow, and which of its sites. */
export type End = { shape: number; site: number }

export type Arrow = { points: readonly Point[]; from: End | undefined; to: End | undefined; dashed: boolean; name: string }

/**
 * An arrow through the points that the layout chose, held by the shapes at its ends. Each stretch is a straight connector:
 * programs lead a bent one through corners of their own, and then through words.
 */
export function connectorXml({ points, from, to, dashed, name }: Arrow, slide: SlideWriter): string {
  const corners = withoutNeedless(points)
  const last = corners.length - 2
  const stretches = () =>
    corners
      .slice(1)
      .map((end, index) => {
        const ends = { from: index === 0 ? from : undefined, to: index === last ? to : undefined }
        return stretchXml({ start: corners[index]!, end, ...ends, dashed, isLast: index === last, name }, slide)
      })
      .join('')
  return last === 0 ? stretches() : groupShape({ name, box: boxRound(corners) }, slide, stretches)
}

function boxRound(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

/** The ends and the corners between them. */
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

type Stretch = Omit<Arrow, 'points'> & { start: Point; end: Point; isLast: boolean }

function stretchXml({ start, end, from, to, dashed, isLast, name }: Stretch, slide: SlideWriter): string {
  const hold = (tag: string, one: End | undefined) => (one ? element(tag, { id: one.shape, idx: one.site }) : '')
  const stroke = element('a:ln', { w: emu(1), cap: dashed ? undefined : 'sq' }, [
    fill('tx2'),
    dashed ? '<a:prstDash val="dash"/>' : '',
    '<a:miter lim="800000"/>',
    isLast ? '<a:tailEnd type="triangle" w="med" len="med"/>' : '',
  ])
  const flips = { flipH: end.x < start.x ? 1 : undefined, flipV: end.y < start.y ? 1 : undefined }
  const place = element('a:xfrm', flips, [
    element('a:off', { x: emu(Math.min(start.x, end.x)), y: emu(Math.min(start.y, end.y)) }),
    element('a:ext', { cx: emu(Math.abs(end.x - start.x)), cy: emu(Math.abs(end.y - start.y)) }),
  ])
  return element('p:cxnSp', {}, [
    element('p:nvCxnSpPr', {}, [
      namedXml(slide.nextId(), name),
      element('p:cNvCxnSpPr', {}, hold('a:stCxn', from) + hold('a:endCxn', to)),
      '<p:nvPr/>',
    ]),
    element('p:spPr', {}, `${place}<a:prstGeom prst="straightConnector1"><a:avLst/></a:prstGeom>${stroke}`),
  ])
}
