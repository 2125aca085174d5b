import { paintSvg } from '../raster/paint-svg.ts'
import { palettePng } from './palette-png.ts'

/** One of our drawings as a PNG with few colours and so few bytes; `scale` is in pixels per point. */
export const drawingToPng = (svg: string, scale: number): Buffer => palettePng(paintSvg(svg, scale))
