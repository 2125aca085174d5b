import { wholePicture } from '#server/document-types/diagrams/whole-picture.ts'
import { viewSolution } from '#server/document-types/solution-view.ts'
import { drawDiagram } from '#server/render/diagram/draw-diagram.ts'
import { drawingToPng } from '#server/render/diagram/drawing-to-png.ts'
import type { Solution } from '#server/solution/solution.ts'

/** Pixels on the longer side: more would be shrunk by the vendors, and cost as much. */
const mostPixels = 1_568
const pixelsPerPoint = 2

/** `png` as base64. */
export type DrawnDraft = { caption: string; png: string }

/** The picture of all components and their connections, as page one has it; null if nothing is designed. */
export async function drawDraft({ solution }: { solution: Solution }): Promise<DrawnDraft | null> {
  const [block] = wholePicture(viewSolution(solution), 'draft')
  if (block?.type !== 'diagram') return null
  const { svg, width, height } = await drawDiagram(block)
  const scale = Math.min(pixelsPerPoint, mostPixels / Math.max(width, height))
  return { caption: block.caption, png: drawingToPng(svg, scale).toString('base64') }
}
