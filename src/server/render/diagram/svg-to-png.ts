import { Resvg } from '@resvg/resvg-js'
import { faces, families, fontFile } from '../fonts/load-fonts.ts'

/** Any SVG, for the site; `scale` is pixels for each point of the picture. Only our own fonts are used, whatever the machine has. */
export function svgToPng(svg: string, scale: number): Buffer {
  const font = { loadSystemFonts: false, fontFiles: faces.map(fontFile), defaultFontFamily: families.sans }
  return new Resvg(svg, { font, fitTo: { mode: 'zoom', value: scale } }).render().asPng()
}
