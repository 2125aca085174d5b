import { Resvg } from '@resvg/resvg-js'
import { expect, test } from 'vitest'
import { everyBlock } from '#server/testing/given-content.ts'
import { walkBlocks } from '#shared/content/walk-blocks.ts'
import { drawPicture } from '../draw-picture.ts'
import { faces, families, fontFile } from '../fonts/load-fonts.ts'
import type { Drawable } from '../renderer.ts'
import { outlineText } from './outline-text.ts'
import { svgPicture, svgText } from './svg-text.ts'

const pixelsOf = (svg: string) => {
  const font = { loadSystemFonts: false, fontFiles: faces.map(fontFile), defaultFontFamily: families.sans }
  return new Resvg(svg, { font, fitTo: { mode: 'width', value: 1000 } }).render().pixels
}
const words = (text: string, line: Partial<Parameters<typeof svgText>[1]> = {}) =>
  svgPicture({ width: 250, height: 40 }, svgText(text, { x: 10, y: 28, size: 20, face: 'sans', fill: '#000000', ...line }))

/** The share of either picture's ink that the other lacks. */
function difference(one: string, other: string): number {
  const [ink, otherInk] = [pixelsOf(one), pixelsOf(other)]
  let [apart, all] = [0, 0]
  for (let at = 0; at < ink.length; at += 4) {
    apart += Math.abs(ink[at]! - otherInk[at]!)
    all += Math.max(255 - ink[at]!, 255 - otherInk[at]!)
  }
  return apart / all
}

test.each([
  ['letters with holes', words('minimum gdop 8&%')],
  ['accents, which are made of parts', words('nïnéñ êmïn', { face: 'sans-semibold' })],
  ['italics, from the middle', words('hidden limb', { x: 125, anchor: 'middle', face: 'sans-italic' })],
  ['from the end', words('<numb>', { x: 240, anchor: 'end' })],
  ['what only another font has', words('Ω ≤ π')],
])('%s are drawn as the font has them', (_, svg) => {
  const drawn = outlineText(svg)
  expect(drawn).not.toContain('<text')
  expect(difference(svg, drawn)).toBeLessThan(0.1)
  expect(difference(words('another text altogether'), drawn)).toBeGreaterThan(0.5)
})

test('each letter is drawn once, and the picture is as large as on paper', () => {
  const drawn = outlineText(words('aaab'))
  expect(drawn.match(/<path /g)).toHaveLength(2)
  expect(drawn.match(/<use /g)).toHaveLength(4)
  expect(drawn).toContain('width="250pt" height="40pt" viewBox="0 0 250 40"')
})

test('every picture of a document needs no font and nothing from elsewhere', async () => {
  const blocks = [...walkBlocks(everyBlock.sections)].map(({ block }) => block)
  const tables = new Map(blocks.flatMap((block) => (block.type === 'table' ? [[block.id, block]] : [])))
  const drawables = blocks.flatMap((block): Drawable[] => {
    if (block.type === 'diagram') return [block]
    const table = block.type === 'chart' && tables.get(block.table)
    return block.type === 'chart' && table ? [{ chart: block, table }] : []
  })
  expect(drawables.length).toBeGreaterThan(2)
  for (const drawable of drawables) {
    const svg = new TextDecoder().decode(await drawPicture(drawable))
    expect(svg).toContain('<use ')
    expect(svg).not.toMatch(/<text|font|style=|url\(|href="[^#]/)
  }
})
