import { emptyPortion, type Flowing, type Portion } from '../flow.ts'
import type { Shape } from '../slide-writer.ts'
import { type Box, slideRegions } from '../slide-regions.ts'
import { type LaidParagraph, layParagraph, type Paragraph, splitParagraph } from './paragraph.ts'

/** Text with the place of the document that each paragraph marks. */
export type Marked = { paragraph: Paragraph; place?: string }

export type WordsBox = {
  gap: number
  width: number
  insets: { left: number; top: number; right: number; bottom: number }
  draw(box: Box, paragraphs: Paragraph[], isBody: boolean): Shape
  isWords?: boolean
  /** Moves to the next slide instead of being split, if that has room for all of it. */
  staysWhole?: boolean
}

/** The minimum number of a paragraph's lines on each side of a break; a paragraph of up to three lines is not split. */
const fewest = 2
const wholeUpTo = 3

const lastLaid = new WeakMap<Paragraph, { width: number; laid: LaidParagraph }>()

/** The same text is tried on several slides. */
function layOnce(paragraph: Paragraph, width: number): LaidParagraph {
  const last = lastLaid.get(paragraph)
  if (last?.width === width) return last.laid
  const laid = layParagraph(paragraph, width)
  lastLaid.set(paragraph, { width, laid })
  return laid
}

/** Paragraphs in a box that is as high as they are, split between lines at the end of a slide. */
export function flowWords(marked: readonly Marked[], box: WordsBox): Flowing {
  const inner = box.width - box.insets.left - box.insets.right
  const laid = marked.map(({ paragraph, place }) => ({ place, ...layOnce(paragraph, inner) }))
  return flowLaid(laid, box)
}

type Laid = LaidParagraph & { place: string | undefined }

function flowLaid(laid: readonly Laid[], box: WordsBox): Flowing {
  return { gap: box.gap, take: (room, isFresh) => takeWords(laid, box, { room, isFresh }) }
}

function takeWords(laid: readonly Laid[], box: WordsBox, { room, isFresh }: { room: number; isFresh: boolean }): Portion {
  const { insets, width } = box
  const kept: Laid[] = []
  let left: Laid[] = []
  let height = insets.top + insets.bottom
  for (const [index, one] of laid.entries()) {
    const before = index === 0 ? 0 : (one.paragraph.before ?? 0)
    if (height + before + one.height <= room) {
      kept.push(one)
      height += before + one.height
      continue
    }
    left = laid.slice(index)
    const lines = linesThatFit(one, room - height - before, isFresh && kept.length === 0)
    if (lines === 0) break
    const [head, tail] = splitParagraph(one, lines)
    const inner = width - insets.left - insets.right
    kept.push({ place: one.place, ...layParagraph(head, inner) })
    left = [{ place: undefined, ...layParagraph(tail, inner) }, ...left.slice(1)]
    height += before + lines * one.lineHeight
    break
  }
  const mustWait = box.staysWhole && !isFresh && left.length > 0 && wholeHeight(laid, box) <= slideRegions.body.height
  if (kept.length === 0 || mustWait) return emptyPortion()
  const paragraphs = kept.map(({ paragraph }, index) => (index === 0 ? { ...paragraph, before: 0 } : paragraph))
  return {
    placed: {
      height,
      isWords: box.isWords ?? false,
      at: (top, isBody) => box.draw({ x: slideRegions.body.x, y: top, width, height }, paragraphs, isBody),
    },
    rest: left.length > 0 ? flowLaid(left, box) : undefined,
    places: kept.flatMap(({ place }) => (place ? [place] : [])),
  }
}

const wholeHeight = (laid: readonly Laid[], { insets }: WordsBox) =>
  laid.reduce((sum, { paragraph, height }) => sum + height + (paragraph.before ?? 0), insets.top + insets.bottom)

/** How many of a paragraph's lines remain here when it is split; on an empty slide at least one. */
function linesThatFit({ starts, lineHeight }: Laid, room: number, mustBegin: boolean): number {
  const count = starts.length
  const fitting = Math.max(0, Math.floor(room / lineHeight))
  if (mustBegin) return Math.max(1, Math.min(fitting, Math.max(count - fewest, 1)))
  if (count <= wholeUpTo) return 0
  const lines = Math.min(fitting, count - fewest)
  return lines < fewest ? 0 : lines
}
