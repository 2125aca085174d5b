import type { Kind } from '#server/render/diagram/node-shape.ts'
import { element } from '#server/open-xml/xml.ts'

type Size = { width: number; height: number }
/** The end of an arrow, relative to the corner of the shape. */
export type Site = { x: number; y: number }

/**
 * The middles of the four sides, which every shape has before the sites of its arrows; LibreOffice uses sites only if there are more than
 * four.
 */
export const sidesOf = ({ width, height }: Size): Site[] => [
  { x: width / 2, y: 0 },
  { x: 0, y: height / 2 },
  { x: width / 2, y: height },
  { x: width, y: height / 2 },
]
type Path = { commands: string; isOpen?: boolean }

const at = (x: number, y: number) => element('a:pt', { x: Math.round(x), y: Math.round(y) })
const move = (x: number, y: number) => element('a:moveTo', {}, at(x, y))
const line = (x: number, y: number) => element('a:lnTo', {}, at(x, y))
const close = '<a:close/>'
/** Angles in degrees, clockwise from the right. */
const arc = (radius: { x: number; y: number }, start: number, sweep: number) =>
  element('a:arcTo', {
    wR: Math.round(radius.x),
    hR: Math.round(radius.y),
    stAng: start * 60_000,
    swAng: sweep * 60_000,
  })

/** The direction in which an arrow leaves at a site, by the nearest side; PowerPoint uses it once a shape is moved. */
function leavingAngle({ x, y }: Site, { width, height }: Size): number {
  const distances = [width - x, height - y, x, y]
  return distances.indexOf(Math.min(...distances)) * 90 * 60_000
}

/** The geometry of a kind at a size in EMU, with a connection site for each arrow that ends at it, in the given order. */
export function nodeGeometry(kind: Kind, size: Size, { sites, unit }: { sites: readonly Site[]; unit: number }): string {
  const paths = outlines[kind](size, unit).map(({ commands, isOpen }) =>
    element('a:path', { w: size.width, h: size.height, fill: isOpen ? 'none' : undefined }, commands),
  )
  const guides = sites.flatMap(({ x, y }, index) => [
    element('a:gd', { name: `x${index}`, fmla: `*/ w ${Math.round(x)} ${size.width}` }),
    element('a:gd', { name: `y${index}`, fmla: `*/ h ${Math.round(y)} ${size.height}` }),
  ])
  const connections = sites.map((site, index) =>
    element('a:cxn', { ang: leavingAngle(site, size) }, element('a:pos', { x: `x${index}`, y: `y${index}` })),
  )
  return element('a:custGeom', {}, [
    '<a:avLst/>',
    element('a:gdLst', {}, guides),
    '<a:ahLst/>',
    element('a:cxnLst', {}, connections),
    '<a:rect l="0" t="0" r="r" b="b"/>',
    element('a:pathLst', {}, paths),
  ])
}

function rounded({ width, height }: Size, wanted: number, top = 0): Path {
  const r = Math.min(wanted, (height - top) / 2, width / 2)
  const round = { x: r, y: r }
  return {
    commands:
      move(0, top + r) +
      arc(round, 180, 90) +
      line(width - r, top) +
      arc(round, 270, 90) +
      line(width, height - r) +
      arc(round, 0, 90) +
      line(r, height) +
      arc(round, 90, 90) +
      close,
  }
}

function box(left: number, top: number, { width, height }: Size): Path {
  const [right, bottom] = [left + width, top + height]
  return { commands: move(left, top) + line(right, top) + line(right, bottom) + line(left, bottom) + close }
}

/**
 * The same shapes as in every other format: a person, cylinder, pipe … which can also be distinguished in greyscale. `unit` is a point of
 * the layout.
 */
const outlines: Record<Kind, (size: Size, unit: number) => Path[]> = {
  person: (size, unit) => {
    const scale = Math.min(1, size.height / (40 * unit)) * unit
    const [head, shoulders] = [9.5 * scale, 15 * scale]
    const middle = size.width / 2
    const circle = move(middle - head, head) + arc({ x: head, y: head }, 180, 360) + close
    return [rounded(size, 12 * unit, shoulders), { commands: circle }]
  },
  system: (size, unit) => [rounded(size, 4 * unit)],
  'external-system': (size) => [box(0, 0, size)],
  container: (size, unit) => [rounded(size, 4 * unit)],
  component: (size, unit) => {
    const tab = (share: number) => box(-3 * unit, size.height * share - 2.5 * unit, { width: 8 * unit, height: 5 * unit })
    return [rounded(size, 2 * unit), tab(0.3), tab(0.7)]
  },
  store: ({ width, height }, unit) => {
    const lid = Math.min(5 * unit, height / 4)
    const round = { x: width / 2, y: lid }
    const body = move(0, lid) + arc(round, 180, 180) + line(width, height - lid) + arc(round, 0, 180) + close
    return [{ commands: body }, { commands: move(width, lid) + arc(round, 0, 180), isOpen: true }]
  },
  queue: ({ width, height }, unit) => {
    const lid = Math.min(5 * unit, width / 4)
    const round = { x: lid, y: height / 2 }
    const body = move(lid, height) + arc(round, 90, 180) + line(width - lid, 0) + arc(round, 270, 180) + close
    return [{ commands: body }, { commands: move(width - lid, 0) + arc(round, 270, -180), isOpen: true }]
  },
  model: ({ width, height }, unit) => {
    const cut = Math.min(8 * unit, height / 3)
    const upper = move(cut, 0) + line(width - cut, 0) + line(width, cut) + line(width, height - cut)
    return [{ commands: upper + line(width - cut, height) + line(cut, height) + line(0, height - cut) + line(0, cut) + close }]
  },
  node: ({ width, height }, unit) => {
    const depth = Math.min(5 * unit, height / 4)
    const [right, bottom] = [width - depth, height]
    const body =
      move(0, depth) + line(depth, 0) + line(width, 0) + line(width, bottom - depth) + line(right, bottom) + line(0, bottom)
    const edges = move(0, depth) + line(right, depth) + line(right, bottom) + move(right, depth) + line(width, 0)
    return [{ commands: body + close }, { commands: edges, isOpen: true }]
  },
}
