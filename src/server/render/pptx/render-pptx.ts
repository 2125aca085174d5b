import { firm } from '#shared/firm.ts'
import type { Content } from '#shared/content/content.ts'
import { walkBlocks } from '#shared/content/walk-blocks.ts'
import { findTargets } from '#server/render/find-targets.ts'
import { tablesOf } from '#server/render/open-xml/chart/chart-figures.ts'
import { addEditionProperties } from '#server/render/open-xml/edition-properties.ts'
import { officeLanguage } from '#server/render/open-xml/office-language.ts'
import { eastAsianScript } from '#server/render/open-xml/text/office-scripts.ts'
import { createPackage } from '#server/render/open-xml/open-xml-package.ts'
import type { Edition, Renderer } from '#server/render/renderer.ts'
import type { Composer } from './composer.ts'
import { layoutForSlide } from './diagram/slide-target.ts'
import { addNotesMaster } from './parts/notes.ts'
import { addPresentation } from './parts/presentation.ts'
import { addSlide } from './parts/slide-part.ts'
import { composeSlides } from './slides/compose-slides.ts'
import { slideRegions, textSizes as sizes } from './slide-regions.ts'
import { fitLines, plainRun, textOf } from './text/paragraph.ts'

/** A deck of native shapes, tables and charts, with no text outside a slide. */
export const pptxRenderer: Renderer = {
  async render(edition) {
    return writeDeck(edition, await layDiagrams(edition.content))
  },
}

function writeDeck(edition: Edition, layouts: Composer['layouts']): Uint8Array {
  const { content } = edition
  const language = officeLanguage(content)
  let charts = 0
  const { slides, numberOf } = composeSlides(edition, {
    language,
    heading: '',
    bodySize: sizes.body,
    tableSize: sizes.table,
    packsTables: false,
    targets: findTargets(content),
    tables: tablesOf(content),
    layouts,
    nextChart: () => ++charts,
    known: { columns: new Map(), words: new Map() },
  })
  const deck = { file: createPackage(), language, eastAsian: eastAsianScript(content), numberOf }
  addPresentation(deck, slides)
  addNotesMaster(deck)
  const footer = footerOf(edition)
  slides.forEach((slide, index) => addSlide(deck, slide, { number: index + 1, footer }))
  const counts = { Slides: slides.length, Notes: slides.filter(({ notes }) => notes.length > 0).length, HiddenSlides: 0 }
  addEditionProperties(deck.file, { ...edition, counts }, language)
  return deck.file.toBytes()
}

function footerOf({ content, version, status }: Edition): string {
  const text = `${firm.name}  ·  ${content.title.replace(/\s+/g, ' ')}`
  const end = `  ·  Version ${version}  ·  ${status}`
  const look = { font: 'sans', size: sizes.footer } as const
  const { paragraph } = fitLines({ runs: [plainRun(text, look)] }, slideRegions.footer.width - 130, 1)
  return textOf(paragraph.runs) + end
}

async function layDiagrams(content: Content): Promise<Composer['layouts']> {
  const layouts = new Map()
  for (const { block } of walkBlocks(content.sections)) {
    if (block.type === 'diagram') layouts.set(block, await layoutForSlide(block))
  }
  return layouts
}
