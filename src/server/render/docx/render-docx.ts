import { drawDiagrams } from '#server/render/diagram/draw-diagrams.ts'
import { numberHeadings } from '#server/render/number-headings.ts'
import { tablesOf } from '#server/render/open-xml/chart/chart-figures.ts'
import { createPackage } from '#server/render/open-xml/open-xml-package.ts'
import { officeLanguage } from '#server/render/open-xml/office-language.ts'
import type { Edition, Renderer } from '#server/render/renderer.ts'
import { bodyItems } from './body.ts'
import { createBookmarks } from './bookmarks.ts'
import { contentsItems } from './contents.ts'
import { addDocumentParts } from './document-parts.ts'
import { clientOf } from '#server/render/edition-facts.ts'
import { estimatePages } from './estimate-pages.ts'
import type { Item } from './flow.ts'
import { createEdges } from './headers-and-footers.ts'
import { createLists } from './numbering.ts'
import { type Look, ourLook } from './look.ts'
import { cutSections, type Section, sectionProperties, sectionsXml } from './sections.ts'
import { reviseWriter } from './revise-writer.ts'
import { separateFrames } from './separate-frames.ts'
import { writeInTemplate } from './template/write-in-template.ts'
import { titlePage } from './title-page.ts'
import { turnPages } from './turn-pages.ts'
import { firm } from '#shared/firm.ts'
import type { Writer } from './writer.ts'

/** A Word document with real styles, fields, lists and charts, and a table of contents that is filled in. */
export const docxRenderer: Renderer = {
  async render(edition) {
    const diagrams = await drawDiagrams(edition.content)
    const { template } = edition
    if (template) return writeInTemplate(edition, template, (look) => createWriter(edition, diagrams, look))
    return writeDocument(edition, diagrams, ourLook)
  },
}

function writeDocument(edition: Edition, diagrams: Writer['diagrams'], look: Look): Uint8Array {
  const { content } = edition
  const writer = reviseWriter(createWriter(edition, diagrams, look), edition)
  const headings = numberHeadings(content.sections)
  const body = separateFrames(turnPages(bodyItems(headings, writer), look), look)
  const front = titlePage(edition, look)
  const contents = (pageOf: (bookmark: string) => number) => contentsItems({ headings, figures: writer.figures, pageOf }, look)
  const lay = (items: Item[], pageOf: (bookmark: string) => number) => cutSections([...front, ...contents(pageOf), ...items])
  const estimate = estimatePages({ lay: (pageOf) => lay(body, pageOf), contents }, look)
  const sections = lay(body, (bookmark) => estimate.places.get(bookmark) ?? 1)
  const edges = createEdges(
    writer.file,
    {
      headerLeft: content.title,
      headerRight: clientOf(content),
      footerLeft: `${firm.name}  ·  Version ${edition.version}  ·  ${edition.status}`,
      pages: estimate.pages,
    },
    look,
  )
  const properties = (section: Section, isFirst: boolean) => sectionProperties(section, { look, edges: edges(section), isFirst })
  addDocumentParts(writer, { edition, body: sectionsXml(sections, { look, properties }) })
  return writer.file.toBytes()
}

function createWriter({ content }: Edition, diagrams: Writer['diagrams'], look: Look): Writer {
  const counts = { Table: 0, Figure: 0 }
  let drawings = 0
  return {
    file: createPackage(),
    language: officeLanguage(content),
    look,
    bookmarks: createBookmarks(content),
    lists: createLists(),
    count: (kind) => ++counts[kind],
    figures: [],
    nextDrawing: () => ++drawings,
    tables: tablesOf(content),
    diagrams,
  }
}
