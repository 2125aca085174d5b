import { crc32, inflateSync } from 'node:zlib'
import { Resvg } from '@resvg/resvg-js'
import { expect, test } from 'vitest'
import { containerDiagram } from '#server/testing/given-diagrams.ts'
import { drawDiagram } from './draw-diagram.ts'
import { palettePng, type Pixels } from './palette-png.ts'
import { drawingToPng } from './svg-to-png.ts'

/** As any program reads it that knows the format's description and nothing of how we write. */
function readPng(png: Buffer): Pixels {
  const chunks = new Map<string, Buffer>()
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at)
    const body = png.subarray(at + 4, at + 8 + length)
    expect(png.readUInt32BE(at + 8 + length)).toBe(crc32(body))
    chunks.set(body.toString('latin1', 0, 4), body.subarray(4))
    at += 12 + length
  }
  const [width, height] = [chunks.get('IHDR')!.readUInt32BE(0), chunks.get('IHDR')!.readUInt32BE(4)]
  const [palette, rows] = [chunks.get('PLTE')!, inflateSync(chunks.get('IDAT')!)]
  const stride = 1 + Math.ceil(width / 2)
  expect(rows).toHaveLength(stride * height)
  const bytes = Buffer.alloc(width * height * 4, 255)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const pair = rows[y * stride + 1 + (x >> 1)]!
      const place = x % 2 === 0 ? pair >> 4 : pair & 15
      palette.copy(bytes, (y * width + x) * 4, place * 3, place * 3 + 3)
    }
  return { width, height, bytes }
}

test('a drawing of few colours is kept to the pixel, odd widths too', () => {
  const colours = Array.from({ length: 16 }, (_, index) => [index * 16, 255 - index * 9, (index * 77) % 256, 255])
  const pixels = { width: 7, height: 5, bytes: Buffer.from(Array.from({ length: 35 }, (_, at) => colours[at % 16]!).flat()) }
  expect(readPng(palettePng(pixels))).toEqual(pixels)
})

test('a diagram keeps its look in less than 45 kB, the same bytes each time', async () => {
  const { svg } = await drawDiagram(containerDiagram)
  const png = drawingToPng(svg, 2)
  expect(png.length).toBeLessThan(45_000)
  expect(drawingToPng(svg, 2).equals(png)).toBe(true)
  const read = readPng(png)
  // Drawn apart from what the PNG was made from; fonts are left out on both sides.
  const wordless = svg.replaceAll(/<text.*?<\/text>/g, '')
  const meant = new Resvg(wordless, { font: { loadSystemFonts: false }, fitTo: { mode: 'zoom', value: 2 } }).render()
  const shown = readPng(drawingToPng(wordless, 2))
  const pixels = meant.pixels
  const far = shown.bytes.filter((value, at) => Math.abs(value - pixels[at]!) > 24).length
  expect([read.width, read.height]).toEqual([meant.width, meant.height])
  expect(far / shown.bytes.length).toBeLessThan(0.002)
})
