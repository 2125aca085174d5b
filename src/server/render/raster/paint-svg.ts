import type { Face } from '../fonts/load-fonts.ts'
import { measureText } from '../fonts/measure-text.ts'
import { createCanvas, type Canvas, type Pixels } from './canvas.ts'
import { partsInPixel } from './cover-pixels.ts'
import { glyphCacheFor, placesInPixel } from './glyph-cache.ts'
import { parsePath, type Path, readPath } from './read-path.ts'
import { strokeLine } from './stroke-line.ts'

type Attributes = Record<string, string>
/** A group's offset and scale, and the attributes that its content inherits. */
type State = { x: number; scale: number; attributes: Attributes }

const tag = /<(\/?)(\w+)([^>]*)>([^<]*)/g
const attribute = / ([\w-]+)="([^"]*)"/g
const inks = /"#([\da-f]{6})"/g
const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/**
 * The pixels of one of our pictures, which have only flat colours, simple shapes and single lines of text; `scale` is in pixels per point.
 */
export function paintSvg(svg: string, scale: number): Pixels {
  const [picture, ...elements] = svg.matchAll(tag)
  const { width, height } = readAttributes(picture![3]!)
  const size = { width: Math.round(scale * Number(width)), height: Math.round(scale * Number(height)) }
  const canvas = createCanvas(
    size,
    Array.from(svg.matchAll(inks), ([, digits]) => Number.parseInt(digits!, 16)),
  )
  const states: State[] = [{ x: 0, scale, attributes: {} }]
  for (const [, closing, name, said = '', text = ''] of elements) {
    if (closing) {
      if (name === 'g') states.pop()
      continue
    }
    const state = states.at(-1)!
    const own = readAttributes(said)
    const attributes = { ...state.attributes, ...own }
    if (name === 'g') states.push({ ...state, x: state.x + scale * shiftOf(own.transform), attributes })
    else if (name === 'text') drawText(canvas, text, { ...state, attributes })
    else drawShape(canvas, pathOf(name!, own), { ...state, attributes })
  }
  return canvas.pixels
}

function readAttributes(said: string): Attributes {
  const attributes: Attributes = {}
  for (const [, key, value] of said.matchAll(attribute)) attributes[key!] = value!
  return attributes
}

/** Horizontal offset of a group; groups have no other transformation. */
function shiftOf(transform = 'translate(0 0)'): number {
  const [, x] = /^translate\(([-\d.]+) 0\)$/.exec(transform) ?? []
  if (x === undefined) throw new Error(`No picture of ours is moved by ${transform}.`)
  return Number(x)
}

const inkOf = (canvas: Canvas, colour: string) => canvas.getInk(Number.parseInt(colour.slice(1), 16))

function drawShape(canvas: Canvas, path: Path, { x, scale, attributes }: State) {
  const lines = readPath(path, { scale, x })
  const { fill = '#000000', stroke = 'none' } = attributes
  if (fill !== 'none') {
    const outlines = lines.map(({ points }) => points)
    canvas.fill(outlines, inkOf(canvas, fill))
  }
  if (stroke === 'none') return
  const parts = scale * partsInPixel
  const dashes = attributes['stroke-dasharray']?.split(' ').map((length) => parts * Number(length))
  const width = parts * Number(attributes['stroke-width'] ?? 1)
  const outlines = lines.flatMap((line) => strokeLine(line, width, dashes))
  canvas.fill(outlines, inkOf(canvas, stroke))
}

function pathOf(name: string, { d = '', cx, cy, r, ...box }: Attributes): Path {
  if (name === 'path') return parsePath(d)
  if (name === 'circle') return circlePath(Number(cx), Number(cy), Number(r))
  if (name === 'rect') return rectanglePath(box)
  throw new Error(`No picture of ours has a <${name}>.`)
}

const circlePath = (x: number, y: number, r: number): Path =>
  parsePath(`M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`)

function rectanglePath({ x = '0', y = '0', width, height, rx = '0' }: Attributes): Path {
  const r = Number(rx)
  const [across, down] = [Number(width) - 2 * r, Number(height) - 2 * r]
  const corner = (dx: number, dy: number) => (r === 0 ? [] : ['a', r, r, 0, 0, 1, dx * r, dy * r])
  const [top, right, bottom, left] = [corner(1, 1), corner(-1, 1), corner(-1, -1), corner(1, -1)]
  return ['M', Number(x) + r, y, 'h', across, ...top, 'v', down, ...right, 'h', -across, ...bottom, 'v', -down, ...left, 'z']
}

function drawText(canvas: Canvas, text: string, { x, scale, attributes }: State) {
  const face: Face = `sans${attributes['font-weight'] ? '-semibold' : ''}${attributes['font-style'] ? '-italic' : ''}`
  const words = text.replaceAll(/&\w+;/g, (entity) => entities[entity] ?? entity)
  const size = scale * Number(attributes['font-size'])
  const anchor = attributes['text-anchor']
  const before = anchor === 'middle' ? 0.5 : anchor === 'end' ? 1 : 0
  let along = x + scale * Number(attributes.x) - measureText(words, face, size) * before
  const y = Math.round(scale * Number(attributes.y))
  const ink = inkOf(canvas, attributes.fill!)
  const getStamp = glyphCacheFor({ face, size })
  for (const character of words) {
    const place = Math.round(along * placesInPixel)
    const left = Math.floor(place / placesInPixel)
    canvas.stamp(getStamp(character, place - left * placesInPixel), { x: left, y }, ink)
    along += measureText(character, face, size)
  }
}
