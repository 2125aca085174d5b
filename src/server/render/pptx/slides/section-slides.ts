import type { Block } from '#shared/content/blocks.ts'
import { placeOf } from '#server/render/find-targets.ts'
import type { NumberedSection } from '#server/render/number-headings.ts'
import { renderBlock } from '#server/render/renderer.ts'
import { findPair, flowBeside } from '../blocks/chart-beside-table.ts'
import { blockHandlers } from '../blocks/block-handlers.ts'
import { flowPlainWords } from '../blocks/text-blocks.ts'
import type { Composer } from '../composer.ts'
import type { Flowing } from '../flow.ts'
import { textShape } from '../shape-xml.ts'
import { stage, type as sizes } from '../stage.ts'
import type { Marked } from '../text/flow-words.ts'
import { fitLines, plainRun } from '../text/paragraph.ts'
import type { Slide } from './slide.ts'
import type { Titles } from './slide-title.ts'

export type Desk = Composer & {
  titles: Titles
  /** Says on which slide a place of the document stands. */
  mark(place: string, slide: Slide): void
}

export type Opening = NumberedSection & {
  chapter: string
  /** Above the title: where in the document the slide stands. */
  eyebrow: string
}

/** The slides of one section's own blocks; its heading is their title. */
export function sectionSlides(opening: Opening, desk: Desk): Slide[] {
  const slides: Slide[] = []
  let [used, hasWords] = [0, false]
  const open = () => {
    slides.push(openSlide(opening, desk))
    ;[used, hasWords] = [0, false]
  }
  open()
  desk.mark(placeOf.section(opening.section.id), slides[0]!)
  for (const item of flowBlocks(opening.section.blocks, desk)) {
    slides.at(-1)!.notes.push(...(item.notes ?? []))
    if (item.breaks && used > 0) open()
    let rest: Flowing | undefined = item.notes || item.breaks ? undefined : item
    while (rest) {
      const gap: number = used === 0 ? 0 : rest.gap
      const portion = rest.take(stage.body.height - used - gap, used === 0)
      if (!portion.placed) {
        // On an empty slide every part begins, so this ends.
        open()
        continue
      }
      const slide = slides.at(-1)!
      const { placed } = portion
      const isBody = Boolean(placed.isWords) && !hasWords
      slide.shapes.push(placed.at(stage.body.y + used + gap, isBody))
      if (isBody) [hasWords, slide.layout] = [true, 'content']
      used += gap + placed.height
      for (const place of portion.places ?? []) desk.mark(place, slide)
      slide.notes.push(...(portion.notes ?? []))
      rest = portion.rest
      if (rest) open()
    }
  }
  return dropSpare(slides)
}

/** A break at the end leaves nobody's slide behind. */
const dropSpare = (slides: Slide[]) =>
  slides.filter((slide, index) => index === 0 || slide.shapes.length > slide.own || slide.notes.length > 0)

function openSlide({ section, chapter, eyebrow }: Opening, { titles }: Desk): Slide {
  const title = titles.take(section.heading)
  const shapes = eyebrow === '' ? [title.shape] : [eyebrowShape(eyebrow), title.shape]
  return { layout: 'titleOnly', title: title.text, shapes, own: shapes.length, notes: [...title.notes], chapter, isNumbered: true }
}

function eyebrowShape(text: string) {
  const look = { font: 'sans', size: sizes.eyebrow, bold: true, colour: 'accent1' } as const
  const { paragraph } = fitLines({ runs: [plainRun(text.replace(/\s+/g, ' '), look)] }, stage.eyebrow.width, 1)
  const shape = { name: 'Chapter', placeholder: { type: 'body', idx: 13 }, paragraphs: [paragraph], inherited: look }
  return (slide: Parameters<Slide['shapes'][number]>[0]) => textShape(shape, slide)
}

const isSpeakerNotes = (block: Block) =>
  block.type === 'callout' && block.tone === 'note' && block.title.trim().toLowerCase() === 'speaker notes'

/** The blocks in order; words that follow each other run on in one box. */
function flowBlocks(blocks: readonly Block[], desk: Desk): Flowing[] {
  const flowing: Flowing[] = []
  let words: Marked[] = []
  const flush = () => {
    if (words.length > 0) flowing.push(flowPlainWords(words))
    words = []
  }
  const paired = new Set<Block>()
  for (const [index, block] of blocks.entries()) {
    if (paired.has(block)) continue
    const next = blocks[index + 1]
    const pair = findPair(block, next)
    const isLast = blocks.slice(index + 2).every(isSpeakerNotes)
    const beside = pair && flowBeside(pair, desk, isLast)
    if (beside) {
      flush()
      flowing.push(beside)
      paired.add(next!)
      continue
    }
    if (isSpeakerNotes(block) && block.type === 'callout') {
      const notes = block.text.map(({ text }) => text).join('')
      flowing.push({
        gap: 0,
        take: () => ({ placed: undefined }),
        notes: notes.split(/\n{2,}/).filter((text) => text.trim() !== ''),
      })
      continue
    }
    const set = renderBlock(blockHandlers, block, desk)
    // Office would count on from one list to the next in the same box.
    const countsOn = block.type === 'list' && blocks[index - 1]?.type === 'list'
    if ('things' in set || countsOn) flush()
    if ('things' in set) flowing.push(...set.things)
    else words.push(...set.words)
  }
  flush()
  return flowing
}
