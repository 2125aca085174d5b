import type { Block } from '#shared/content/blocks.ts'
import type { Content } from '#shared/content/content.ts'
import { walkBlocks } from '#shared/content/walk-blocks.ts'
import { drawDiagram, type Picture } from './draw-diagram.ts'
import { svgToPng } from './svg-to-png.ts'

export type DrawnDiagram = Picture & { png: Uint8Array }
export type DrawnDiagrams = ReadonlyMap<Block, DrawnDiagram>

/** Pixels for each point of the picture that stands in where the vector cannot be shown. */
const pixelsPerPoint = 2

/** Every diagram of the content as a vector, with the same in pixels for programs that show no vectors. */
export async function drawDiagrams(content: Content): Promise<DrawnDiagrams> {
  const drawn = new Map<Block, DrawnDiagram>()
  for (const { block } of walkBlocks(content.sections)) {
    if (block.type !== 'diagram') continue
    const picture = await drawDiagram(block)
    drawn.set(block, { ...picture, png: pixelsOf(picture.svg) })
  }
  return drawn
}

/** What was drawn last: each Office format of a document asks for the same pictures. */
const recent = new Map<string, Uint8Array>()
const mostRecent = 32

function pixelsOf(svg: string): Uint8Array {
  const png = recent.get(svg) ?? svgToPng(svg, pixelsPerPoint)
  recent.delete(svg)
  recent.set(svg, png)
  if (recent.size > mostRecent) recent.delete(recent.keys().next().value!)
  return png
}
