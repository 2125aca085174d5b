import type { Block } from '#shared/content/blocks.ts'
import { placeOf } from '#server/render/find-targets.ts'
import type { NumberedSection } from '#server/render/number-headings.ts'
import type { Composer } from '../composer.ts'
import { textShape } from '../shape-xml.ts'
import { slideRegions, textSizes as sizes } from '../slide-regions.ts'
import { fitLines, plainRun } from '../text/paragraph.ts'
import { arrange, type Page } from './arrange.ts'
import { flowBlocks } from './flow-blocks.ts'
import type { Slide } from './slide.ts'
import type { Titles } from './slide-title.ts'

export type SlideContext = Composer & {
  titles: Titles
  /** Records the slide that contains a place of the document. */
  mark(place: string, slide: Slide): void
}

export type Opening = Pick<NumberedSection, 'section'> & {
  chapter: string
  /** Text above the title: the part of the document that the slide belongs to. */
  eyebrow: string
}

type Setting = Pick<Composer, 'bodySize' | 'tableSize' | 'packsTables'>

const usual: Setting = { bodySize: sizes.body, tableSize: sizes.table, packsTables: true }
/** Sizes for little text; the largest first. */
const roomy: readonly Setting[] = [20, 18].map((bodySize) => ({ ...usual, bodySize }))
/** Sizes that are tried if they save a slide that would contain only a few lines; the largest first. */
const tight: readonly Setting[] = [
  { bodySize: 16, tableSize: 14, packsTables: true },
  { bodySize: 16, tableSize: 12, packsTables: true },
  { bodySize: 14, tableSize: 12, packsTables: true },
  { bodySize: 14, tableSize: 11, packsTables: true },
]
/** Shares of a slide's height: the most that counts as little text, and the most that it may fill at a larger size. */
const shares = { few: 0.6, roomy: 0.8 } as const
/** The last of several pages may be saved if it contains little, unless that is the end of a single table. */
const isSpare = (pages: readonly Page[], blocks: readonly Block[]) =>
  pages.at(-1)!.needed < slideRegions.body.height * shares.few && (blocks.some(isSized) || blocks.length > 1)

const isSized = ({ type }: Block) => type === 'paragraph' || type === 'list' || type === 'callout'
/** Pictures fill the space that text of the usual size leaves. */
const isPicture = ({ type }: Block) => type === 'chart' || type === 'diagram'

type Laid = { setting: Setting; pages: Page[] }

function findShorter(count: number, settings: readonly Setting[], lay: (setting: Setting) => Page[]): Laid | undefined {
  for (const setting of settings) {
    const pages = lay(setting)
    if (pages.length < count) return { setting, pages }
  }
  return undefined
}

/** Lays the pages out again so that none contains only a table's last row, if that needs no more pages. */
function evenOut({ setting, pages }: Laid, lay: (setting: Setting) => Page[]): Page[] {
  if (!pages.some(hasTable)) return pages
  const even = lay({ ...setting, packsTables: false })
  return even.length > pages.length ? pages : even
}

const hasTable = ({ parts }: Page) => parts.some(({ placed }) => placed.tableSize !== undefined)

/** The smaller size, if tables on one slide have different ones. */
function leastOfSeveral({ parts }: Page): number {
  const found = new Set(parts.flatMap(({ placed }) => placed.tableSize ?? []))
  return found.size > 1 ? Math.min(...found) : Infinity
}

/** The pages of blocks below a heading, at the largest sizes that need the fewest pages. */
export function planPages(blocks: readonly Block[], heading: string, composer: Composer): Page[] {
  const lay = (chosen: Setting): Page[] => {
    const pages = arrange(flowBlocks(blocks, { ...composer, ...chosen, heading }))
    const tableSize = Math.min(...pages.map(leastOfSeveral))
    return tableSize < chosen.tableSize ? lay({ ...chosen, tableSize }) : pages
  }
  const pages = lay(usual)
  if (pages.length > 1) {
    const shorter = isSpare(pages, blocks) ? findShorter(pages.length, tight, lay) : undefined
    return evenOut(shorter ?? { setting: usual, pages }, lay)
  }
  if (pages[0]!.needed > slideRegions.body.height * shares.few || blocks.some(isPicture) || !blocks.some(isSized)) return pages
  for (const setting of roomy) {
    const larger = lay(setting)
    if (larger.length === 1 && larger[0]!.needed <= slideRegions.body.height * shares.roomy) return larger
  }
  return pages
}

/** The slides of a section's own blocks; its heading is their title. */
export function sectionSlides(pages: readonly Page[], opening: Opening, slideContext: SlideContext): Slide[] {
  const count = pages.length
  const slides = pages.map((page, index) => {
    const slide = openSlide(opening, slideContext, count > 1 ? { number: index + 1, count } : undefined)
    for (const { placed, top, isBody } of page.parts) {
      slide.shapes.push(placed.at(slideRegions.body.y + top, isBody))
      if (isBody) slide.layout = 'content'
    }
    slide.notes.push(...page.notes)
    for (const place of page.places) slideContext.mark(place, slide)
    return slide
  })
  slideContext.mark(placeOf.section(opening.section.id), slides[0]!)
  return slides
}

type Part = { number: number; count: number }

function openSlide({ section, chapter, eyebrow }: Opening, { titles }: SlideContext, part: Part | undefined): Slide {
  const title = titles.take(section.heading, part)
  const shapes = eyebrow === '' ? [title.shape] : [title.shape, eyebrowShape(eyebrow)]
  return { layout: 'titleOnly', title: title.text, shapes, notes: [...title.notes], chapter, isNumbered: true }
}

function eyebrowShape(text: string) {
  const look = { font: 'sans', size: sizes.eyebrow, bold: true, colour: 'accent1' } as const
  const { paragraph } = fitLines({ runs: [plainRun(text.replace(/\s+/g, ' '), look)] }, slideRegions.eyebrow.width, 1)
  const shape = { name: 'Chapter', placeholder: { type: 'body', idx: 13 }, paragraphs: [paragraph], inherited: look }
  return (slide: Parameters<Slide['shapes'][number]>[0]) => textShape(shape, slide)
}
