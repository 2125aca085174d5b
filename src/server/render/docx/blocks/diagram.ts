import type { BlockOf } from '#shared/content/blocks.ts'
import { describePicture } from '#server/render/open-xml/describe-picture.ts'
import { addPicture } from '#server/render/open-xml/picture.ts'
import { caption } from '#server/render/docx/caption.ts'
import { fitted, graphicItem } from '#server/render/docx/graphic.ts'
import type { Item } from '#server/render/docx/flow.ts'
import { documentPath, type Writer } from '#server/render/docx/writer.ts'

export function writeDiagram(block: BlockOf<'diagram'>, writer: Writer): Item[] {
  const { svg, png, ...drawn } = writer.diagrams.get(block)!
  const { wide, ...size } = fitted(drawn, writer)
  const id = writer.nextDrawing()
  const alt = describePicture(block)
  const place = { from: documentPath, folder: 'word/media' }
  const graphic = addPicture(writer.file, place, { id, name: `diagram${id}`, alt, svg, png, ...size.emu })
  const item = graphicItem(graphic, {
    id,
    name: `Diagram ${id}`,
    alt,
    ...size,
    hasCaption: block.caption.trim() !== '',
  })
  const items = [item, ...caption('Figure', { text: block.caption }, writer)]
  return wide ? items.map((one) => ({ ...one, wide })) : items
}
