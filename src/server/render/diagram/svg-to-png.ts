import { Resvg } from '@resvg/resvg-js'
import { faces, families, fontFile } from '../fonts/load-fonts.ts'

/** Renders any SVG, for the site; `scale` is in pixels per point. Only our own fonts are used, not those of the machine. */
export function svgToPng(svg: string, scale: number): Buffer {
  const font = { loadSystemFonts: false, fontFiles: faces.map(fontFile), defaultFontFamily: families.sans }
  return new Resvg(svg, { font, fitTo: { mode: 'zoom', value: scale } }).render().asPng()
}
