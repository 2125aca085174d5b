import { partsInPixel } from './cover-pixels.ts'

/** x and y of each point in turn, in fractions of a pixel. */
export type Line = { points: number[]; isClosed: boolean }
/** Pixels per unit, and the drawing's offset to the right in pixels. */
export type Placing = { scale: number; x: number }

/** Commands and their numbers, as they follow each other in a path's data. */
export type Path = readonly (string | number)[]

const token = /[a-zA-Z]|-?[\d.]+/g
export const parsePath = (data: string): Path => data.match(token) ?? []

/** Maximum distance in pixels between a curve and the straight pieces that approximate it. */
const tolerance = 0.08

/** The lines of a path with the commands that our pictures and letters use: M L H V Q A Z and their lower-case forms. */
export function readPath(path: Path, placing: Placing): Line[] {
  const reader = new PathReader(path, placing)
  while (reader.hasMore()) reader.readCommand()
  return reader.lines
}

class PathReader {
  readonly lines: Line[] = []
  private points: number[] = []
  private command = ''
  private x = 0
  private y = 0
  private next = 0

  private readonly path: Path
  private readonly placing: Placing

  constructor(path: Path, placing: Placing) {
    this.path = path
    this.placing = placing
  }

  hasMore() {
    return this.next < this.path.length
  }

  readCommand() {
    const word = this.path[this.next]!
    if (typeof word === 'string' && word > '9') {
      this.command = word
      this.next++
    }
    const kind = this.command.toLowerCase()
    const isRelative = this.command === kind
    const fromX = isRelative ? this.x : 0
    const fromY = isRelative ? this.y : 0
    if (kind === 'm') this.lines.push({ points: (this.points = []), isClosed: false })
    if (kind === 'm' || kind === 'l') this.go(fromX + this.number(), fromY + this.number())
    else if (kind === 'h') this.go(fromX + this.number(), this.y)
    else if (kind === 'v') this.go(this.x, fromY + this.number())
    else if (kind === 'q') this.bend(fromX, fromY)
    else if (kind === 'a') this.turn(fromX, fromY)
    else if (kind === 'z') this.lines.at(-1)!.isClosed = true
    else throw new Error(`No path of ours has the command ${this.command}.`)
  }

  private number() {
    return Number(this.path[this.next++])
  }

  private go(toX: number, toY: number) {
    const { scale, x } = this.placing
    this.points.push(Math.round((x + scale * toX) * partsInPixel), Math.round(scale * toY * partsInPixel))
    this.x = toX
    this.y = toY
  }

  private bend(fromX: number, fromY: number) {
    const { x: startX, y: startY } = this
    const bendX = fromX + this.number()
    const bendY = fromY + this.number()
    const endX = fromX + this.number()
    const endY = fromY + this.number()
    const depth = this.placing.scale * (Math.abs(startX - 2 * bendX + endX) + Math.abs(startY - 2 * bendY + endY))
    const pieces = Math.ceil(Math.sqrt(depth / (4 * tolerance))) || 1
    for (let piece = 1; piece <= pieces; piece++) {
      const share = piece / pieces
      const first = (1 - share) * (1 - share)
      const middle = 2 * share * (1 - share)
      const last = share * share
      this.go(first * startX + middle * bendX + last * endX, first * startY + middle * bendY + last * endY)
    }
  }

  private turn(fromX: number, fromY: number) {
    const start = { x: this.x, y: this.y }
    const radius = { x: this.number(), y: this.number() }
    this.next++
    const isLarge = this.number() === 1
    const isClockwise = this.number() === 1
    const end = { x: fromX + this.number(), y: fromY + this.number() }
    const { scale } = this.placing
    for (const point of arcPoints({ start, end, radius, isLarge, isClockwise, scale })) this.go(point.x, point.y)
  }
}

type Point = { x: number; y: number }
type Arc = { start: Point; end: Point; radius: Point; isLarge: boolean; isClockwise: boolean; scale: number }

/** Points of an arc of an axis-aligned ellipse, without its first: SVG 2, B.2.4. */
function arcPoints({ start, end, radius, isLarge, isClockwise, scale }: Arc): Point[] {
  const half = { x: (start.x - end.x) / 2, y: (start.y - end.y) / 2 }
  const reach = (half.x / radius.x) ** 2 + (half.y / radius.y) ** 2
  // Radii that are too small are scaled up.
  const growth = Math.sqrt(Math.max(1, reach))
  const [rx, ry] = [radius.x * growth, radius.y * growth]
  const away = Math.sqrt(Math.max(0, 1 / reach - 1)) * (isLarge === isClockwise ? -1 : 1)
  const off = { x: (away * rx * half.y) / ry, y: (-away * ry * half.x) / rx }
  const from = Math.atan2((half.y - off.y) / ry, (half.x - off.x) / rx)
  const to = Math.atan2((-half.y - off.y) / ry, (-half.x - off.x) / rx)
  const round = 2 * Math.PI
  const angle = isClockwise ? (to - from + round) % round : -((from - to + round) % round)
  const pieces = Math.ceil(Math.abs(angle) * Math.sqrt((scale * Math.max(rx, ry)) / (8 * tolerance))) || 1
  const centre = { x: (start.x + end.x) / 2 + off.x, y: (start.y + end.y) / 2 + off.y }
  return Array.from({ length: pieces }, (_, index) => {
    const at = from + (angle * (index + 1)) / pieces
    return { x: centre.x + rx * Math.cos(at), y: centre.y + ry * Math.sin(at) }
  })
}
