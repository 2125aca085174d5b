import { Resvg } from '@resvg/resvg-js'
import { faces, families, fontFile } from '../fonts/load-fonts.ts'
import { palettePng } from './palette-png.ts'

/** `scale` is pixels for each point of the picture. Only our own fonts are used, whatever the machine has. */
export const svgToPng = (svg: string, scale: number): Buffer => paint(svg, scale).asPng()

/** The same in few colours and so in few bytes, for a drawing that leaves nothing see-through. */
export function drawingToPng(svg: string, scale: number): Buffer {
  const { width, height, pixels } = paint(svg, scale)
  return palettePng({ width, height, bytes: pixels })
}

function paint(svg: string, scale: number) {
  const font = { loadSystemFonts: false, fontFiles: faces.map(fontFile), defaultFontFamily: families.sans }
  return new Resvg(svg, { font, fitTo: { mode: 'zoom', value: scale } }).render()
}
