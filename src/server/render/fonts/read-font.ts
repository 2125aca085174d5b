/** What measuring needs of a TrueType file. */
export type Font = {
  /** The number of its glyph, or nothing where the font has none for it. */
  glyph(codePoint: number): number | undefined
  /** Advance width in em of a code point, or nothing where the font has no glyph for it. */
  advance(codePoint: number): number | undefined
}

/** Reads `head`, `hhea`, `hmtx` and the Unicode `cmap` (formats 4 and 12) of a TrueType file. */
export function readFont(bytes: Buffer): Font {
  const tables = readDirectory(bytes)
  const unitsPerEm = bytes.readUInt16BE(tableAt(tables, 'head') + 18)
  const metricCount = bytes.readUInt16BE(tableAt(tables, 'hhea') + 34)
  const metrics = tableAt(tables, 'hmtx')
  const glyphs = readGlyphs(bytes, tableAt(tables, 'cmap'))
  return {
    glyph: (codePoint) => glyphs.get(codePoint),
    advance(codePoint) {
      const glyph = glyphs.get(codePoint)
      if (glyph === undefined) return undefined
      // Glyphs past the last metric share it.
      return bytes.readUInt16BE(metrics + 4 * Math.min(glyph, metricCount - 1)) / unitsPerEm
    },
  }
}

/** Where each table of the file begins. */
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

function readGlyphs(bytes: Buffer, cmap: number): Map<number, number> {
  const count = bytes.readUInt16BE(cmap + 2)
  const subtables = Array.from({ length: count }, (_, index) => cmap + bytes.readUInt32BE(cmap + 8 + 8 * index))
  const ofFormat = (format: number) => subtables.find((subtable) => bytes.readUInt16BE(subtable) === format)
  const full = ofFormat(12)
  if (full !== undefined) return readFormat12(bytes, full)
  const basic = ofFormat(4)
  if (basic !== undefined) return readFormat4(bytes, basic)
  throw new Error('The font has no Unicode cmap of format 4 or 12.')
}

function readFormat12(bytes: Buffer, subtable: number): Map<number, number> {
  const glyphs = new Map<number, number>()
  const groups = bytes.readUInt32BE(subtable + 12)
  for (let group = subtable + 16; group < subtable + 16 + 12 * groups; group += 12) {
    const [first, last, glyph] = [bytes.readUInt32BE(group), bytes.readUInt32BE(group + 4), bytes.readUInt32BE(group + 8)]
    for (let codePoint = first; codePoint <= last; codePoint++) glyphs.set(codePoint, glyph + codePoint - first)
  }
  return glyphs
}

function readFormat4(bytes: Buffer, subtable: number): Map<number, number> {
  const glyphs = new Map<number, number>()
  const size = bytes.readUInt16BE(subtable + 6)
  for (let segment = 0; segment < size; segment += 2) {
    const last = bytes.readUInt16BE(subtable + 14 + segment)
    const first = bytes.readUInt16BE(subtable + 16 + size + segment)
    const delta = bytes.readUInt16BE(subtable + 16 + 2 * size + segment)
    const rangeAt = subtable + 16 + 3 * size + segment
    const range = bytes.readUInt16BE(rangeAt)
    for (let codePoint = first; codePoint <= last && codePoint < 0xffff; codePoint++) {
      const raw = range === 0 ? codePoint : bytes.readUInt16BE(rangeAt + range + 2 * (codePoint - first))
      const glyph = raw === 0 && range !== 0 ? 0 : (raw + delta) & 0xffff
      if (glyph !== 0) glyphs.set(codePoint, glyph)
    }
  }
  return glyphs
}
