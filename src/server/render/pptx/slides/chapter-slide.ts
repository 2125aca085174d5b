import type { Block } from '#shared/content/blocks.ts'
import { placeOf } from '#server/render/find-targets.ts'
import type { NumberedSection } from '#server/render/number-headings.ts'
import { layoutParagraph } from '../blocks/text-blocks.ts'
import type { Composer } from '../composer.ts'
import { textShape } from '../shape-xml.ts'
import { type Box, slideSize } from '../slide-regions.ts'
import { fitLines, layParagraph, type Link, type Paragraph, plainRun } from '../text/paragraph.ts'
import { isSpeakerNotes, spokenNotes } from './flow-blocks.ts'
import type { SlideContext } from './section-slides.ts'
import type { Slide } from './slide.ts'

export const chapterStage = {
  title: { x: 80, y: 96, width: 320, height: 372 },
  words: { x: 448, y: 108, width: 440, height: 360 },
  edge: { x: 0, y: 0, width: 24, height: slideSize.height },
} as const satisfies Record<string, Box>

export const chapterSizes = { number: 60, title: 36, words: 16 } as const
const mostParts = 9
/** Points of an introduction's text, the largest first. */
const introSizes = [18, 16, 15] as const
/** Points above the first item, and above the others. */
const above = { parts: 22, part: 5 } as const

type Chapter = { heading: NumberedSection; parts: { heading: string; link: Link | undefined }[] }

/** Opens a chapter: its number, its heading, its introduction if that is short, and its sections. `rest`: the blocks without room here. */
export function openChapter(chapter: Chapter, slideContext: SlideContext): { slide: Slide; rest: readonly Block[] } {
  const { section, number } = chapter.heading
  const title = section.heading.replace(/\s+/g, ' ').trim()
  const fitted = [chapterSizes.title, 28, 22]
    .map((size) => fitLines({ runs: [plainRun(title, { font: 'serif', size })] }, chapterStage.title.width, size > 22 ? 4 : 6))
    .find(({ isCut }, index) => !isCut || index === 2)!
  const figure = { runs: [plainRun(number, { font: 'serif', size: chapterSizes.number, colour: 'accent1' })] }
  const lines = partLines(chapter)
  const { blocks, paragraphs, notes, rest } = introOf(section.blocks, chapterStage.words.height - heightOf(lines), slideContext)
  const inherited = { font: 'serif', size: chapterSizes.title, colour: 'tx1' } as const
  const words = { font: 'sans', size: chapterSizes.words, colour: 'tx1' } as const
  const said = [...paragraphs, ...lines].map((one, index) => (index === 0 ? { ...one, before: 0 } : one))
  const slide: Slide = {
    layout: 'section',
    title: `${number} ${title}`,
    shapes: [
      (writer) =>
        textShape({ name: 'Title', placeholder: { type: 'title' }, paragraphs: [figure, fitted.paragraph], inherited }, writer),
    ],
    notes: [...(fitted.isCut ? [title] : []), ...notes],
    chapter: section.heading,
    isNumbered: true,
  }
  if (said.length > 0) {
    const shape = { name: 'In this chapter', placeholder: { type: 'body', idx: 1 }, paragraphs: said, inherited: words }
    slide.shapes.push((writer) => textShape(shape, writer))
  }
  for (const { id } of blocks) slideContext.mark(placeOf.block(id), slide)
  return { slide, rest }
}

function partLines({ parts }: Chapter): Paragraph[] {
  const listed = parts.length > mostParts ? parts.slice(0, mostParts - 1) : parts
  const left = parts.length - listed.length
  const lines = [...listed, ...(left > 0 ? [{ heading: `and ${left} more`, link: undefined }] : [])]
  return lines.map(({ heading, link }, index) => {
    const run = plainRun(heading.replace(/\s+/g, ' '), { font: 'sans', size: chapterSizes.words, colour: 'tx2', link })
    const before = index === 0 ? above.parts : above.part
    return { ...fitLines({ runs: [run] }, chapterStage.words.width, 1).paragraph, before }
  })
}

const heightOf = (paragraphs: readonly Paragraph[]) =>
  paragraphs.reduce((sum, one) => sum + (one.before ?? 0) + layParagraph(one, chapterStage.words.width).height, 0)

/** The paragraphs at the beginning of a chapter, if there is room for all of them, and the notes that follow them. */
function introOf(blocks: readonly Block[], room: number, composer: Composer) {
  const end = blocks.findIndex(({ type }) => type !== 'paragraph')
  const leading = blocks.slice(0, end === -1 ? blocks.length : end)
  const sayAt = (bodySize: number) =>
    leading.flatMap((block) => (block.type === 'paragraph' ? layoutParagraph(block, { ...composer, bodySize }) : []))
  const fitting = introSizes
    .map((size) => sayAt(size).map(({ paragraph }) => paragraph))
    .find((paragraphs) => heightOf(paragraphs) <= room)
  if (leading.length === 0 || !fitting) return { blocks: [], paragraphs: [], notes: [], rest: blocks }
  const rest = blocks.slice(leading.length)
  const spoken = rest.every(isSpeakerNotes) ? rest : []
  return { blocks: leading, paragraphs: fitting, notes: spoken.flatMap(spokenNotes), rest: spoken.length > 0 ? [] : rest }
}
