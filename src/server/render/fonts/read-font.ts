/** The parts of a TrueType file that measuring needs. */
export type Font = {
  /** The number of a character's glyph; undefined if the font has none. */
  glyph(codePoint: number): number | undefined
  /** Advance width in em of a code point; undefined if the font has no glyph for it. */
  advance(codePoint: number): number | undefined
}

/** Reads `head`, `hhea`, `hmtx` and the Unicode `cmap` (formats 4 and 12) of a TrueType file. */
export function readFont(bytes: Buffer): Font {
  const tables = readDirectory(bytes)
  const unitsPerEm = bytes.readUInt16BE(tableAt(tables, 'head') + 18)
  const metricCount = bytes.readUInt16BE(tableAt(tables, 'hhea') + 34)
  const metrics = tableAt(tables, 'hmtx')
  const glyph = glyphFinder(bytes, tableAt(tables, 'cmap'))
  return {
    glyph,
    advance(codePoint) {
      const place = glyph(codePoint)
      if (place === undefined) return undefined
      // Glyphs past the last metric share it.
      return bytes.readUInt16BE(metrics + 4 * Math.min(place, metricCount - 1)) / unitsPerEm
    },
  }
}

/** The offset of each table in the file. */
export function readDirectory(bytes: Buffer): Map<string, number> {
  const tables = new Map<string, number>()
  const count = bytes.readUInt16BE(4)
  for (let entry = 12; entry < 12 + 16 * count; entry += 16) {
    tables.set(bytes.toString('latin1', entry, entry + 4), bytes.readUInt32BE(entry + 8))
  }
  return tables
}

export function tableAt(tables: Map<string, number>, name: string): number {
  const offset = tables.get(name)
  if (offset === undefined) throw new Error(`The font has no table ${name}.`)
  return offset
}

type FindGlyph = Font['glyph']

/** Looks a glyph up in the file itself: a document uses a few hundred of a font's thousands. */
function glyphFinder(bytes: Buffer, cmap: number): FindGlyph {
  const count = bytes.readUInt16BE(cmap + 2)
  const subtables = Array.from({ length: count }, (_, index) => cmap + bytes.readUInt32BE(cmap + 8 + 8 * index))
  const ofFormat = (format: number) => subtables.find((subtable) => bytes.readUInt16BE(subtable) === format)
  const full = ofFormat(12)
  if (full !== undefined) return findInFormat12(bytes, full)
  const basic = ofFormat(4)
  if (basic !== undefined) return findInFormat4(bytes, basic)
  throw new Error('The font has no Unicode cmap of format 4 or 12.')
}

function findInFormat12(bytes: Buffer, subtable: number): FindGlyph {
  const count = bytes.readUInt32BE(subtable + 12)
  const group = (index: number) => subtable + 16 + 12 * index
  return (codePoint) => {
    const index = firstFrom(count, (index) => bytes.readUInt32BE(group(index) + 4) >= codePoint)
    if (index === count) return undefined
    const first = bytes.readUInt32BE(group(index))
    return codePoint < first ? undefined : bytes.readUInt32BE(group(index) + 8) + codePoint - first
  }
}

function findInFormat4(bytes: Buffer, subtable: number): FindGlyph {
  const size = bytes.readUInt16BE(subtable + 6)
  return (codePoint) => {
    if (codePoint >= 0xffff) return undefined
    const segment = 2 * firstFrom(size / 2, (index) => bytes.readUInt16BE(subtable + 14 + 2 * index) >= codePoint)
    if (segment === size) return undefined
    const first = bytes.readUInt16BE(subtable + 16 + size + segment)
    if (codePoint < first) return undefined
    const delta = bytes.readUInt16BE(subtable + 16 + 2 * size + segment)
    const rangeAt = subtable + 16 + 3 * size + segment
    const range = bytes.readUInt16BE(rangeAt)
    const raw = range === 0 ? codePoint : bytes.readUInt16BE(rangeAt + range + 2 * (codePoint - first))
    const glyph = raw === 0 && range !== 0 ? 0 : (raw + delta) & 0xffff
    return glyph === 0 ? undefined : glyph
  }
}

/** Binary search: the first index for which `holds` is true, given that it is true for all later ones; `count` if there is none. */
function firstFrom(count: number, holds: (index: number) => boolean): number {
  let [low, high] = [0, count]
  while (low < high) {
    const middle = (low + high) >> 1
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}
