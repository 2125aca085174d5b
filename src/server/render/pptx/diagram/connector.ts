import type { Point } from '#server/render/diagram/layout.ts'
import { withoutNeedless } from '#server/render/diagram/without-needless.ts'
import { element } from '#server/open-xml/xml.ts'
import { groupShape, namedXml } from '../shape-xml.ts'
import type { SlideWriter } from '../slide-writer.ts'
import { type Box, emu } from '../slide-regions.ts'
import { fill } from '../parts/theme-colour.ts'
import { type Bent, bendConnector } from './bent-connector.ts'

/** The shape at an end of an arrow, and the number of its connection site. */
export type End = { shape: number; site: number }

export type Arrow = {
  points: readonly Point[]
  from: End | undefined
  to: End | undefined
  dashed: boolean
  /** With a head at its beginning too. */
  bothWays?: boolean
  name: string
  alt?: string
}

/** One connector through the points of the layout, attached to the shapes at its ends. */
export function connectorXml(arrow: Arrow, slide: SlideWriter): string {
  const points = withoutNeedless(arrow.points)
  if (points.length === 2) return straightXml({ ...arrow, start: points[0]!, end: points[1]!, isFirst: true, isLast: true }, slide)
  const bent = bendConnector(points)
  return bent ? eitherXml(bentXml(arrow, bent, slide), stretchesXml(arrow, points, slide)) : stretchesXml(arrow, points, slide)
}

/**
 * LibreOffice routes a bent connector through corners of its own, and then through text, so it gets straight ones instead: it reads the
 * second alternative, as do all programs that do not know the namespace. PowerPoint has known it since 2016.
 */
const eitherXml = (bent: string, stretches: string) =>
  element('mc:AlternateContent', { 'xmlns:mc': 'http://schemas.openxmlformats.org/markup-compatibility/2006' }, [
    element('mc:Choice', { 'xmlns:a16': 'http://schemas.microsoft.com/office/drawing/2014/main', Requires: 'a16' }, bent),
    element('mc:Fallback', {}, stretches),
  ])

/** The path as a group of straight connectors, for programs that route a bent one elsewhere and for paths with too many corners. */
function stretchesXml({ alt, ...arrow }: Arrow, points: readonly Point[], slide: SlideWriter): string {
  const last = points.length - 2
  return groupShape({ name: arrow.name, box: boxRound(points), alt }, slide, () =>
    points
      .slice(1)
      .map((end, index) => {
        const ends = { from: index === 0 ? arrow.from : undefined, to: index === last ? arrow.to : undefined }
        return straightXml({ ...arrow, start: points[index]!, end, ...ends, isFirst: index === 0, isLast: index === last }, slide)
      })
      .join(''),
  )
}

function boxRound(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

type Stretch = Omit<Arrow, 'points'> & { start: Point; end: Point; isFirst: boolean; isLast: boolean }

function straightXml({ start, end, ...stretch }: Stretch, slide: SlideWriter): string {
  const flips = { flipH: end.x < start.x ? 1 : undefined, flipV: end.y < start.y ? 1 : undefined }
  const [x, y] = [emu(Math.min(start.x, end.x)), emu(Math.min(start.y, end.y))]
  const box = { x, y, width: emu(Math.abs(end.x - start.x)), height: emu(Math.abs(end.y - start.y)) }
  return shapeXml(stretch, { preset: 'straightConnector1', flips, box, shares: [] }, slide)
}

const bentXml = (arrow: Arrow, bent: Bent, slide: SlideWriter) => shapeXml({ ...arrow, isFirst: true, isLast: true }, bent, slide)

type Form = Pick<Bent, 'box' | 'shares'> & { preset: string; flips: Record<string, number | undefined> }

function shapeXml(
  { from, to, dashed, bothWays, name, alt, isFirst, isLast }: Omit<Stretch, 'start' | 'end'>,
  { preset, flips, box, shares }: Form,
  slide: SlideWriter,
): string {
  const hold = (tag: string, one: End | undefined) => (one ? element(tag, { id: one.shape, idx: one.site }) : '')
  const stroke = element('a:ln', { w: emu(1), cap: dashed ? undefined : 'sq' }, [
    fill('tx2'),
    dashed ? '<a:prstDash val="dash"/>' : '',
    '<a:miter lim="800000"/>',
    bothWays && isFirst ? '<a:headEnd type="triangle" w="med" len="med"/>' : '',
    isLast ? '<a:tailEnd type="triangle" w="med" len="med"/>' : '',
  ])
  const place = element('a:xfrm', flips, [
    element('a:off', { x: box.x, y: box.y }),
    element('a:ext', { cx: box.width, cy: box.height }),
  ])
  const guides = shares.map((share, index) => element('a:gd', { name: `adj${index + 1}`, fmla: `val ${share}` }))
  const geometry = element('a:prstGeom', { prst: preset }, element('a:avLst', {}, guides))
  return element('p:cxnSp', {}, [
    element('p:nvCxnSpPr', {}, [
      namedXml(slide.nextId(), name, alt),
      element('p:cNvCxnSpPr', {}, hold('a:stCxn', from) + hold('a:endCxn', to)),
      '<p:nvPr/>',
    ]),
    element('p:spPr', {}, place + geometry + stroke),
  ])
}
