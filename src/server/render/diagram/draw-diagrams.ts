import type { Block } from '#shared/content/blocks.ts'
import type { Content } from '#shared/content/content.ts'
import { walkBlocks } from '#shared/content/walk-blocks.ts'
import { drawDiagram, mostRecent } from './draw-diagram.ts'
import { keepRecent } from './keep-recent.ts'
import { drawingToPng } from './drawing-to-png.ts'
import type { Picture } from './picture.ts'

export type DrawnDiagram = Picture & { png: Uint8Array }
export type DrawnDiagrams = ReadonlyMap<Block, DrawnDiagram>

/** Pixels per point of the fallback image for programs that cannot show the vector image. */
const pixelsPerPoint = 2
const drawPixels = keepRecent(mostRecent, async (svg: string) => drawingToPng(svg, pixelsPerPoint))

/** Every diagram of the content as a vector image, with a bitmap for programs that cannot show vectors. */
export async function drawDiagrams(content: Content): Promise<DrawnDiagrams> {
  const drawn = new Map<Block, DrawnDiagram>()
  for (const { block } of walkBlocks(content.sections)) {
    if (block.type !== 'diagram') continue
    const picture = await drawDiagram(block)
    drawn.set(block, { ...picture, png: await drawPixels(picture.svg) })
  }
  return drawn
}
