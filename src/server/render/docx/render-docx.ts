import type { BlockOf } from '#shared/content/blocks.ts'
import type { Content } from '#shared/content/content.ts'
import { walkBlocks } from '#shared/content/walk-blocks.ts'
import { type DrawnDiagrams, drawDiagrams } from '#server/render/diagram/draw-diagrams.ts'
import { languageOf } from '#server/render/open-xml/edition-parts.ts'
import { numberHeadings } from '#server/render/number-headings.ts'
import { createPackage } from '#server/render/open-xml/open-xml-package.ts'
import type { Edition, Renderer } from '#server/render/renderer.ts'
import { bodyItems } from './body.ts'
import { createBookmarks } from './bookmarks.ts'
import { contentsItems } from './contents.ts'
import { addDocumentParts } from './document-parts.ts'
import { createEdges } from './headers-and-footers.ts'
import { paginate } from './layout/paginate.ts'
import { createLists } from './numbering.ts'
import { cutSections, sectionsXml, stretchOf } from './sections.ts'
import { titlePage } from './title-page.ts'
import { firm } from '#shared/firm.ts'
import type { Writer } from './writer.ts'

/** A Word document: real styles, fields, lists and charts, with its contents filled in. */
export const docxRenderer: Renderer = {
  async render(edition) {
    return writeDocument(edition, await drawDiagrams(edition.content))
  },
}

function writeDocument(edition: Edition, diagrams: DrawnDiagrams): Uint8Array {
  const { content } = edition
  const writer = createWriter(content, diagrams)
  const headings = numberHeadings(content.sections)
  const body = bodyItems(headings, writer)
  const front = titlePage(edition)
  const lay = (pageOf: (heading: number) => number) => cutSections([...front, ...contentsItems(headings, pageOf), ...body])
  const estimate = paginate(lay(() => 1).map(stretchOf))
  const sections = lay((heading) => estimate.headings.get(heading) ?? 1)
  const edges = createEdges(writer.file, {
    headerLeft: content.title,
    headerRight: clientOf(content),
    footerLeft: `${firm.name}  ·  Version ${edition.version}  ·  ${edition.status}`,
    pages: estimate.pages,
  })
  addDocumentParts(writer, { edition, body: sectionsXml(sections, edges) })
  return writer.file.toBytes()
}

const clientOf = ({ facts }: Content) => facts.find(({ label }) => label.toLowerCase() === 'client')?.value ?? ''

function createWriter(content: Content, diagrams: DrawnDiagrams): Writer {
  const counts = { Table: 0, Figure: 0 }
  let drawings = 0
  const tables = new Map<string, BlockOf<'table'>>()
  for (const { block } of walkBlocks(content.sections)) if (block.type === 'table') tables.set(block.id, block)
  return {
    file: createPackage(),
    language: languageOf(content),
    bookmarks: createBookmarks(content),
    lists: createLists(),
    count: (kind) => ++counts[kind],
    nextDrawing: () => ++drawings,
    tables,
    diagrams,
  }
}
