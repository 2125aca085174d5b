import { paintSvg } from '../raster/paint-svg.ts'
import { palettePng } from './palette-png.ts'

/** A drawing of ours in few colours and so in few bytes; `scale` is pixels for each point of it. */
export const drawingToPng = (svg: string, scale: number): Buffer => palettePng(paintSvg(svg, scale))
