import { readDirectory, tableAt } from './read-font.ts'

type Point = { x: number; y: number; isOn: boolean }

/** A glyph's outline as the data of an SVG path, in `em` units with y pointing down; from `loca` and `glyf`. */
export function outlineReader(bytes: Buffer, em: number): (glyph: number) => string {
  const tables = readDirectory(bytes)
  const [head, loca, glyf] = [tableAt(tables, 'head'), tableAt(tables, 'loca'), tableAt(tables, 'glyf')]
  const scale = em / bytes.readUInt16BE(head + 18)
  const isLong = bytes.readInt16BE(head + 50) === 1
  const offset = (glyph: number) => (isLong ? bytes.readUInt32BE(loca + 4 * glyph) : 2 * bytes.readUInt16BE(loca + 2 * glyph))
  function contoursOf(glyph: number, depth = 0): Point[][] {
    const [start, end] = [offset(glyph), offset(glyph + 1)]
    if (start === end || depth > deepest) return []
    const at = glyf + start
    const count = bytes.readInt16BE(at)
    if (count >= 0) return readSimple(bytes, at, count)
    return readParts(bytes, at + 10).flatMap(({ part, place }) => contoursOf(part, depth + 1).map((contour) => contour.map(place)))
  }
  return (glyph) =>
    contoursOf(glyph)
      .map((contour) => pathOf(contour, scale))
      .join('')
}

/** Maximum nesting of composite glyphs; letters have one level, an accent on a letter. */
const deepest = 5

function readSimple(bytes: Buffer, at: number, count: number): Point[][] {
  const ends = Array.from({ length: count }, (_, index) => bytes.readUInt16BE(at + 10 + 2 * index))
  const total = (ends.at(-1) ?? -1) + 1
  let next = at + 10 + 2 * count
  next += 2 + bytes.readUInt16BE(next)
  const flags: number[] = []
  while (flags.length < total) {
    const flag = bytes[next++]!
    const times = flag & 8 ? bytes[next++]! + 1 : 1
    for (let time = 0; time < times; time++) flags.push(flag)
  }
  const readAxis = (short: number, same: number) => {
    let value = 0
    return flags.map((flag) => {
      if (flag & short) value += flag & same ? bytes[next++]! : -bytes[next++]!
      else if (!(flag & same)) {
        value += bytes.readInt16BE(next)
        next += 2
      }
      return value
    })
  }
  const [xs, ys] = [readAxis(2, 16), readAxis(4, 32)]
  const points = flags.map((flag, index): Point => ({ x: xs[index]!, y: -ys[index]!, isOn: (flag & 1) === 1 }))
  return ends.map((end, index) => points.slice(index === 0 ? 0 : ends[index - 1]! + 1, end + 1))
}

const [wordArguments, areOffsets, oneScale, moreParts, twoScales, matrix] = [1, 2, 8, 32, 64, 128]

/** The components of a composite glyph, each with its transformation. */
function readParts(bytes: Buffer, at: number): { part: number; place: (point: Point) => Point }[] {
  const parts: ReturnType<typeof readParts> = []
  for (let [next, flags] = [at, moreParts]; flags & moreParts;) {
    flags = bytes.readUInt16BE(next)
    const part = bytes.readUInt16BE(next + 2)
    const isWide = (flags & wordArguments) !== 0
    const read = (index: number) => (isWide ? bytes.readInt16BE(next + 4 + 2 * index) : bytes.readInt8(next + 4 + index))
    const [dx, dy] = flags & areOffsets ? [read(0), -read(1)] : [0, 0]
    next += isWide ? 8 : 6
    const scales = flags & matrix ? 4 : flags & twoScales ? 2 : flags & oneScale ? 1 : 0
    const [a = 1, b = scales === 2 ? 1 : a, c = 0, d = a] = Array.from(
      { length: scales },
      (_, index) => bytes.readInt16BE(next + 2 * index) / 16_384,
    )
    next += 2 * scales
    const place =
      scales === 4
        ? ({ x, y, isOn }: Point) => ({ x: a * x - c * y + dx, y: -b * x + d * y + dy, isOn })
        : ({ x, y, isOn }: Point) => ({ x: a * x + dx, y: b * y + dy, isOn })
    parts.push({ part, place })
  }
  return parts
}

/** Between two off-curve points there is an implied on-curve point, half way. */
function pathOf(contour: Point[], scale: number): string {
  const round = ({ x, y }: Point) => ({ x: Math.round(scale * x), y: Math.round(scale * y) })
  const middle = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2, isOn: true })
  const full = contour.flatMap((point, index) => {
    const before = contour.at(index - 1)!
    return point.isOn || before.isOn ? [point] : [middle(before, point), point]
  })
  const first = full.findIndex((point) => point.isOn)
  if (first === -1) return ''
  const [start, ...rest] = [...full.slice(first), ...full.slice(0, first + 1)]
  let [at, control] = [round(start!), undefined as Point | undefined]
  let path = `M${pair(at.x, at.y)}`
  for (const point of rest) {
    if (!point.isOn) {
      control = point
      continue
    }
    const to = round(point)
    const step = (target: { x: number; y: number }) => pair(target.x - at.x, target.y - at.y)
    path += control ? `q${step(round(control))}${step(to).startsWith('-') ? '' : ' '}${step(to)}` : `l${step(to)}`
    at = to
    control = undefined
  }
  return `${path}z`
}

const pair = (x: number, y: number) => `${x}${y < 0 ? '' : ' '}${y}`
