import { bodyItems } from '#server/render/docx/body.ts'
import { contentsItems, headingBookmark } from '#server/render/docx/contents.ts'
import { estimatePages } from '#server/render/docx/estimate-pages.ts'
import type { Item } from '#server/render/docx/flow.ts'
import { isUpright } from '#server/render/docx/look.ts'
import { cutSections, type Section, sectionsXml } from '#server/render/docx/sections.ts'
import { separateFrames } from '#server/render/docx/separate-frames.ts'
import { turnPages } from '#server/render/docx/turn-pages.ts'
import { documentPath, type Writer } from '#server/render/docx/writer.ts'
import { numberHeadings } from '#server/render/number-headings.ts'
import type { Edition } from '#server/render/renderer.ts'
import { applyTemplateStyles, type TemplateStyling } from './apply-template-styles.ts'
import { numberAsTemplate } from './number-as-template.ts'
import { pageProperties } from './page-properties.ts'
import { createPlacing } from './place-trees.ts'
import { addTemplateEdges, sectionOf } from './template-edges.ts'
import { arrangeInTemplate, pagesUncounted } from './template-front.ts'
import { createLook, type TemplateLook } from './template-look.ts'
import { addTemplateParts } from './template-parts.ts'
import { unpackTemplate } from './template.ts'

/** The document in the design of an uploaded one. */
export function writeInTemplate(edition: Edition, packed: Uint8Array, createWriter: (look: TemplateLook) => Writer): Uint8Array {
  const template = unpackTemplate(packed)
  const look = createLook(template)
  const writer = createWriter(look)
  const headings = numberAsTemplate(numberHeadings(edition.content.sections), template, look)
  const body = separateFrames(turnPages(bodyItems(headings, writer), look), look)
  const dressing = applyTemplateStyles(template, look, { language: writer.language, numbering: writer.lists.toXml() })
  const dressed = body.map((item) => ({ ...dressItem(item, dressing), wide: isUpright(look.page) && (item.wide ?? false) }))
  const references: string[] = []
  const place = createPlacing(template, writer, references)
  references.push(...addTemplateEdges(template, { edition, file: writer.file, place }))
  const arrange = arrangeInTemplate(template, { edition, look, place })
  const contents = (pageOf: (bookmark: string) => number) => contentsItems({ headings, figures: writer.figures, pageOf }, look)
  const lay = (items: Item[], pageOf: (bookmark: string) => number) =>
    cutSections(
      arrange(
        contents(pageOf).map((item) => dressItem(item, dressing)),
        items,
      ),
    )
  const estimate = estimatePages({ lay: (pageOf) => lay(dressed, pageOf), contents }, look)
  const uncounted = pagesUncounted(template, estimate.places.get(headingBookmark(0)) ?? 1)
  const sections = lay(dressed, (bookmark) => Math.max(1, (estimate.places.get(bookmark) ?? 1) - uncounted))
  const section = sectionOf(template, references, { edition, file: writer.file, look, pages: estimate.pages })
  const properties = (part: Section, isFirst: boolean) => {
    const own = pageProperties(section, part, isFirst)
    return place([part === sections.at(-1) ? (template.finalSection ?? own) : own], documentPath)
  }
  addTemplateParts(writer, { edition, template, dressing, body: sectionsXml(sections, { look, properties }) })
  return writer.file.toBytes()
}

/** One of our items with the template's lists, character and table styles, and colours. */
function dressItem(item: Item, { dress, listOffset }: TemplateStyling): Item {
  if (item.kind === 'table') return { ...item, xml: dress(item.xml) }
  const { words, choice } = item
  const list = choice.list && { ...choice.list, number: choice.list.number + listOffset }
  return { ...item, words: { ...words, xml: dress(words.xml) }, choice: { ...choice, ...(list && { list }) } }
}
