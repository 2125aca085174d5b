import type { BlockOf } from '#shared/content/blocks.ts'
import { addPicture } from '#server/render/open-xml/picture.ts'
import { caption } from '#server/render/docx/caption.ts'
import { fitted, graphicItem } from '#server/render/docx/graphic.ts'
import type { Item } from '#server/render/docx/flow.ts'
import { documentPath, type Writer } from '#server/render/docx/writer.ts'

export function writeDiagram(block: BlockOf<'diagram'>, writer: Writer): Item[] {
  const { svg, png, ...drawn } = writer.diagrams.get(block)!
  const size = fitted(drawn, writer)
  const id = writer.nextDrawing()
  const place = { from: documentPath, folder: 'word/media' }
  const graphic = addPicture(writer.file, place, { id, name: `diagram${id}`, alt: block.alt, svg, png, ...size.emu })
  const item = graphicItem(graphic, { id, name: `Diagram ${id}`, alt: block.alt, ...size, hasCaption: block.caption.trim() !== '' })
  return [item, ...caption('Figure', { text: block.caption }, writer)]
}
