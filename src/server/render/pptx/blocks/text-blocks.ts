import type { BlockOf, ListItem } from '#shared/content/blocks.ts'
import { colours } from '#server/render/open-xml/look.ts'
import { placeOf } from '#server/render/find-targets.ts'
import type { Composer } from '../composer.ts'
import type { Flowing } from '../flow.ts'
import { decorativeShape, groupShape, textShape } from '../shape-xml.ts'
import { type Box, slideRegions, textSizes as sizes } from '../slide-regions.ts'
import { flowWords, type Marked, type WordsBox } from '../text/flow-words.ts'
import { inlineRuns } from '../text/inline-runs.ts'
import { bodyLeading, listStep, pointsAbove } from '../text/text-xml.ts'
import { isBlank, layParagraph, type Paragraph, plainRun, slideText } from '../text/paragraph.ts'

const wordsAt = (size: number) => ({ font: 'sans', size }) as const
const noInsets = { left: 0, top: 0, right: 0, bottom: 0 }

/** Text in the slide's own placeholder, so that it remains when the slide is reset. */
const plainWords: WordsBox = {
  gap: 14,
  width: slideRegions.words.width,
  insets: noInsets,
  isWords: true,
  draw: (box, paragraphs, isBody) => (slide) => {
    const inherited = { ...wordsAt(sizes.body), levels: true }
    const place = isBody ? { placeholder: { idx: 1 }, inherited } : {}
    return textShape({ name: isBody ? 'Content' : 'Text', box, paragraphs, ...place }, slide)
  },
}

export const flowPlainWords = (words: readonly Marked[]): Flowing => flowWords(words, plainWords)

export function layoutParagraph(block: BlockOf<'paragraph'>, { targets, bodySize }: Composer): Marked[] {
  const runs = inlineRuns(block.text, wordsAt(bodySize), targets)
  return isBlank(runs) ? [] : [{ paragraph: { runs, before: 10, leading: bodyLeading }, place: placeOf.block(block.id) }]
}

const deepest = 5

export function layoutList(block: BlockOf<'list'>, { targets, bodySize }: Composer): Marked[] {
  const itemsOf = (items: ListItem[], ordered: boolean, depth: number): Paragraph[] => {
    const list = {}
    const level = Math.min(depth, deepest)
    return items.flatMap((item, index) => [
      {
        runs: inlineRuns(item.text, wordsAt(bodySize), targets),
        before: pointsAbove(depth),
        leading: bodyLeading,
        level,
        indent: listStep * (level + 1),
        bullet: { ordered, number: index + 1, list },
      },
      ...itemsOf(item.items ?? [], item.ordered ?? false, depth + 1),
    ])
  }
  return itemsOf(block.items, block.ordered, 0).map((paragraph, index) =>
    index === 0 ? { paragraph: { ...paragraph, before: 10 }, place: placeOf.block(block.id) } : { paragraph },
  )
}

const tones = {
  note: { label: 'Note', colour: colours.accent, tint: colours.accentTint },
  decision: { label: 'Decision', colour: colours.accent, tint: colours.accentTint },
  assumption: { label: 'Assumption', colour: colours.copper, tint: colours.copperTint },
  question: { label: 'Question', colour: colours.warning, tint: colours.warningTint },
  risk: { label: 'Risk', colour: colours.danger, tint: colours.dangerTint },
} as const

/** Points of the bar at the left of a callout or a quote. */
const bar = 4
const smallerInCallout = 2

/** A tinted box that names its tone in a word, so that it is not shown by colour alone. */
export function flowCallout({ id, tone, title, text }: BlockOf<'callout'>, { targets, bodySize }: Composer): Flowing[] {
  const calloutSize = bodySize - smallerInCallout
  const { label, colour, tint } = tones[tone]
  const look = { font: 'sans', bold: true, colour } as const
  const head = {
    runs: [plainRun(label.toUpperCase(), { ...look, size: 10 }), plainRun(`  ${title}`, { ...look, size: calloutSize })],
  }
  const words = { runs: inlineRuns(text, { font: 'sans', size: calloutSize }, targets), before: 4, leading: bodyLeading }
  const marked = [{ paragraph: head, place: placeOf.block(id) }, ...(isBlank(words.runs) ? [] : [{ paragraph: words }])]
  return [
    flowWords(marked, {
      gap: 14,
      width: slideRegions.body.width,
      insets: { left: bar + 14, top: 10, right: 16, bottom: 11 },
      staysWhole: true,
      draw: barred({ name: 'Callout', alt: `${label}: ${title}`, colour, tint }),
    }),
  ]
}

type Barred = { name: string; alt: string; colour: string; tint?: string }

/** Text with a coloured bar, which moves with it. */
const barred =
  ({ name, alt, colour, tint }: Barred): WordsBox['draw'] =>
  (box, paragraphs) =>
  (slide) =>
    groupShape({ name, box, alt }, slide, () => {
      const insets = { left: bar + 14, top: tint ? 10 : 2, right: 16, bottom: 0 }
      const words = textShape({ name: `${name} text`, box, paragraphs, insets, ...(tint ? { fill: tint } : {}) }, slide)
      return words + decorativeShape('Bar', { box: { ...box, width: bar }, colour }, slide)
    })

/** Points of a quote's text, and of one that has a slide to itself. */
const quoteSizes = { usual: 20, large: 30 } as const
/** The share of a slide's height that must be free for the larger size. */
const roomForLarge = 0.45

export function flowQuote(block: BlockOf<'quote'>, { targets }: Composer): Flowing[] {
  const [usual, large] = [flowQuoteAt(block, quoteSizes.usual, targets), flowQuoteAt(block, quoteSizes.large, targets)]
  const take = (room: number, isFresh: boolean) => {
    const portion = usual.take(room, isFresh)
    const { placed } = portion
    if (!placed || portion.rest) return portion
    const grow = (extra: number) => {
      const larger = extra >= slideRegions.body.height * roomForLarge ? large.take(placed.height + extra, false) : undefined
      return larger?.placed && !larger.rest ? larger.placed : placed
    }
    return { ...portion, placed: { ...placed, grow } }
  }
  return [{ ...usual, take }]
}

function flowQuoteAt({ id, text, source }: BlockOf<'quote'>, size: number, targets: Composer['targets']): Flowing {
  const words = { runs: inlineRuns(text, { font: 'serif', size, italic: true }, targets), leading: bodyLeading }
  const named = { runs: [plainRun(`— ${source}`, { font: 'sans', size: Math.round(size * 0.65), colour: 'tx2' })], before: 6 }
  const marked = [{ paragraph: words, place: placeOf.block(id) }, ...(source.trim() === '' ? [] : [{ paragraph: named }])]
  const insets = { left: bar + 14, top: 2, right: 16, bottom: 2 }
  return flowWords(marked, {
    gap: 18,
    width: slideRegions.words.width,
    insets,
    staysWhole: true,
    draw: barred({ name: 'Quote', alt: source.trim() === '' ? 'Quote' : `Quote: ${source}`, colour: colours.copper }),
  })
}

const codeInsets = { left: 14, top: 10, right: 14, bottom: 10 }
const codeSizes = [16, 14, 12, 11, 10, 9] as const
/** The largest size of code that does not fit whole on a slide. */
const usualCode = 12

/** Lines of code are not wrapped as long as the type is legible. */
export function flowCode({ id, text }: BlockOf<'code'>): Flowing[] {
  const lines = slideText(text).split('\n')
  const width = slideRegions.body.width
  const inner = width - codeInsets.left - codeInsets.right
  const paragraphAt = (line: string, size: number) => ({ runs: [plainRun(line, { font: 'mono', size })] })
  const isWhole = (size: number) => {
    const laid = lines.map((line) => layParagraph(paragraphAt(line, size), inner))
    const height = laid.reduce((sum, one) => sum + one.height, codeInsets.top + codeInsets.bottom)
    return laid.every(({ starts }) => starts.length === 1) && (size <= usualCode || height <= slideRegions.body.height)
  }
  const size = codeSizes.find(isWhole) ?? 11
  const draw = (box: Box, paragraphs: Paragraph[]) => (slide: Parameters<ReturnType<WordsBox['draw']>>[0]) =>
    textShape({ name: 'Code', box, paragraphs, fill: 'bg2', insets: codeInsets }, slide)
  const marked = lines.map((line, index) => ({
    paragraph: paragraphAt(line, size),
    ...(index === 0 ? { place: placeOf.block(id) } : {}),
  }))
  return [flowWords(marked, { gap: 14, width, insets: codeInsets, staysWhole: true, draw })]
}
