import { inflateSync } from 'node:zlib'
import { type PdfObjects, stream } from './pdf-objects.ts'

/**
 * Assigns the text of a letter to its widest part only. Typst gives each part of a letter (a vowel sign, a tone mark) the text of the whole
 * letter, so that people who copied or searched text found letters twice. Zero-width parts are read as a hair space.
 */
export function dropRepeatedText(pdf: PdfObjects): PdfObjects {
  const bodies = new Map(pdf.bodies)
  const marksOf = new Map<string, IsMark>()
  for (const [number, body] of pdf.bodies) {
    const isMark = body.endsWith('endstream') || !/\/Subtype\s*\/Type0\b/.test(body) ? undefined : readMarks(body, pdf)
    if (!isMark) continue
    marksOf.set(String(number), isMark)
    const texts = Number(/\/ToUnicode (\d+) 0 R/.exec(body)?.[1])
    rewrite(bodies, texts, (content) => silenceTexts(content, isMark))
  }
  if (marksOf.size === 0) return pdf
  for (const body of pdf.bodies.values()) {
    if (body.endsWith('endstream') || !/\/Type\s*\/Page\b/.test(body)) continue
    const fonts = fontsOf(body, pdf, marksOf)
    for (const [, content] of (/\/Contents\s+(\[[^\]]*\]|\d+ 0 R)/.exec(body)?.[1] ?? '').matchAll(/(\d+) 0 R/g))
      rewrite(bodies, Number(content), (text) => silenceSpans(text, fonts))
  }
  return { ...pdf, bodies }
}

/** A hair space: for an empty text some readers would show the glyph's number. */
const silence = '200A'

type IsMark = (glyph: number) => boolean

/** The zero-width glyphs of a font for additional scripts. */
function readMarks(font: string, { bodies }: PdfObjects): IsMark | undefined {
  if (!/\/BaseFont\s*\/\w+\+(?:Noto|Vazirmatn)/.test(font)) return undefined
  const descendant = bodies.get(Number(/\/DescendantFonts\s*\[\s*(\d+) 0 R/.exec(font)?.[1])) ?? ''
  if (!/\/DW 0\b/.test(descendant)) return undefined
  const wide = new Set<number>()
  // ISO 32000-1, 9.7.4.3: the first and the last glyph with one width, or the first glyph and a width for each.
  const widths = /\/W\s*\[((?:[^[\]]|\[[^\]]*\])*)\]/.exec(descendant)?.[1] ?? ''
  for (const [, first, list, last] of widths.matchAll(/(\d+)\s+(?:\[([^\]]*)\]|(\d+)\s+([\d.]+))/g)) {
    const count = list === undefined ? Number(last) - Number(first) + 1 : list.trim().split(/\s+/).length
    for (let index = 0; index < count; index++) wide.add(Number(first) + index)
  }
  return (glyph) => !wide.has(glyph)
}

function fontsOf(page: string, { bodies }: PdfObjects, marksOf: ReadonlyMap<string, IsMark>) {
  const follow = (text: string, key: string) => {
    const [, number, own] = new RegExp(String.raw`/${key}\s*(?:(\d+) 0 R|<<([^<>]*)>>)`).exec(text) ?? []
    return own ?? bodies.get(Number(number)) ?? ''
  }
  const named = follow(page.includes('/Font') ? page : follow(page, 'Resources'), 'Font')
  return new Map(Array.from(named.matchAll(/\/(\w+) (\d+) 0 R/g), ([, name = '', font = '']) => [name, marksOf.get(font)]))
}

function rewrite(bodies: Map<number, string>, number: number, change: (content: string) => string) {
  const body = bodies.get(number)!
  const start = body.indexOf('stream') + 'stream'.length
  const packed = body.slice(body.indexOf('\n', start) + 1, body.lastIndexOf('endstream'))
  const isPacked = body.includes('/FlateDecode')
  const content = isPacked ? inflateSync(Buffer.from(packed, 'latin1')).toString('latin1') : packed
  const changed = change(content)
  if (changed === content) return
  const dictionary = body
    .slice(body.indexOf('<<') + 2, body.lastIndexOf('>>', start))
    .replaceAll(/\/(Length \d+|Filter \/FlateDecode)/g, '')
  bodies.set(number, stream(dictionary.trim(), Buffer.from(changed, 'latin1')))
}

/** In a font's map to Unicode, replaces the text of zero-width glyphs. */
const silenceTexts = (map: string, isMark: IsMark) =>
  map.replaceAll(/beginbfchar[^e]*endbfchar/g, (list) =>
    list.replaceAll(/<([0-9A-F]{4})> <[0-9A-F]+>/gi, (entry, glyph: string) =>
      isMark(Number.parseInt(glyph, 16)) ? `<${glyph}> <${silence}>` : entry,
    ),
  )

const spanStart = /\/Span\s*<<\s*\/ActualText\s*<FEFF([0-9A-F]*)>\s*>>\s*BDC/gi

/** In a page, replaces the `ActualText` of pieces that contain only such glyphs. */
const silenceSpans = (page: string, fonts: FontMarks) =>
  page.replaceAll(spanStart, (span, text: string, at: number) =>
    holdsMarksOnly(page, at + span.length, fonts) ? span.replace(text, silence) : span,
  )

type FontMarks = ReadonlyMap<string, IsMark | undefined>
const token = /\b(BDC|BMC|EMC)\b|\/(\w+) [\d.]+ Tf|(\()/g

function holdsMarksOnly(page: string, start: number, fonts: FontMarks): boolean {
  let depth = 1
  let isMark: IsMark | undefined
  token.lastIndex = start
  for (let found = token.exec(page); found && depth > 0; found = token.exec(page)) {
    const [, mark, font] = found
    if (mark) depth += mark === 'EMC' ? -1 : 1
    else if (font) isMark = fonts.get(font)
    else {
      const { bytes, end } = readString(page, token.lastIndex)
      for (let at = 0; at < bytes.length; at += 2) if (!isMark?.((bytes[at]! << 8) | bytes[at + 1]!)) return false
      token.lastIndex = end
    }
    if (depth === 0) return true
  }
  return false
}

const escapes: Record<string, number> = { n: 10, r: 13, t: 9, b: 8, f: 12 }

/** A string's bytes, from after its opening bracket (7.3.4.2). */
function readString(page: string, start: number): { bytes: number[]; end: number } {
  const bytes: number[] = []
  let depth = 1
  for (let at = start; at < page.length; at++) {
    const character = page[at]!
    if (character === '\\') {
      const [digits] = /^[0-7]{1,3}/.exec(page.slice(at + 1, at + 4)) ?? []
      const escaped = page[at + 1]!
      bytes.push(digits === undefined ? (escapes[escaped] ?? escaped.charCodeAt(0)) : Number.parseInt(digits, 8))
      at += digits?.length ?? 1
      continue
    }
    if (character === '(') depth++
    if (character === ')' && --depth === 0) return { bytes, end: at + 1 }
    bytes.push(character.charCodeAt(0))
  }
  return { bytes, end: page.length }
}
