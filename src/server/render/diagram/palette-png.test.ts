import { crc32, inflateSync } from 'node:zlib'
import { Resvg } from '@resvg/resvg-js'
import { expect, test } from 'vitest'
import { containerDiagram, contextDiagram, dataFlowDiagram, deploymentDiagram } from '#server/testing/given-diagrams.ts'
import { drawDiagram } from './draw-diagram.ts'
import { faces, families, fontFile } from '../fonts/load-fonts.ts'
import { palettePng } from './palette-png.ts'
import { drawingToPng } from './drawing-to-png.ts'

/** An independent PNG reader that follows the format's specification and knows nothing about our writer. */
function readPng(png: Buffer) {
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
  expect(rows).toHaveLength((1 + width) * height)
  const bytes = Buffer.alloc(width * height * 4, 255)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const place = rows[y * (1 + width) + 1 + x]!
      palette.copy(bytes, (y * width + x) * 4, place * 3, place * 3 + 3)
    }
  return { width, height, bytes }
}

test('a drawing of few colours is kept to the pixel', () => {
  const colours = Array.from({ length: 16 }, (_, index) => ((index * 16) << 16) | ((255 - index * 9) << 8) | ((index * 77) % 256))
  const places = Array.from({ length: 35 }, (_, at) => at % 16)
  const rows = Uint8Array.from([0, 7, 14, 21, 28].flatMap((start) => [0, ...places.slice(start, start + 7)]))
  const bytes = Buffer.from(places.flatMap((place) => [place * 16, 255 - place * 9, (place * 77) % 256, 255]))
  expect(readPng(palettePng({ width: 7, height: 5, colours, rows }))).toEqual({ width: 7, height: 5, bytes })
})

test.each([containerDiagram, contextDiagram, dataFlowDiagram, deploymentDiagram])(
  'diagram %# is painted as others paint it, in less than 45 kB, the same bytes each time',
  async (diagram) => {
    const { svg } = await drawDiagram(diagram)
    const png = drawingToPng(svg, 2)
    expect(png.length).toBeLessThan(45_000)
    expect(drawingToPng(svg, 2).equals(png)).toBe(true)
    expect(farFrom(svg)).toBeLessThan(0.02)
    // Separate letters, because other programs apply kerning.
    expect(farFrom(svg.replaceAll(/<text.*?<\/text>/g, ''))).toBeLessThan(0.0005)
  },
)

/** The share of bytes of a painted picture that differ considerably from another program's rendering. */
function farFrom(svg: string): number {
  const font = { loadSystemFonts: false, fontFiles: faces.map(fontFile), defaultFontFamily: families.sans }
  const meant = new Resvg(svg, { font, fitTo: { mode: 'zoom', value: 2 } }).render()
  const shown = readPng(drawingToPng(svg, 2))
  expect([shown.width, shown.height]).toEqual([meant.width, meant.height])
  const pixels = meant.pixels
  return shown.bytes.filter((value, at) => Math.abs(value - pixels[at]!) > 48).length / shown.bytes.length
}
