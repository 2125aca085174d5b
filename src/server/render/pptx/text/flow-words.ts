import { emptyPortion, type Flowing, type Portion } from '../flow.ts'
import type { Shape } from '../slide-writer.ts'
import { type Box, slideRegions } from '../slide-regions.ts'
import { type LaidParagraph, layParagraph, type Paragraph, splitParagraph } from './paragraph.ts'

/** Words with the place of the document that each paragraph marks. */
export type Marked = { paragraph: Paragraph; place?: string }

export type WordsBox = {
  gap: number
  width: number
  insets: { left: number; top: number; right: number; bottom: number }
  draw(box: Box, paragraphs: Paragraph[], isBody: boolean): Shape
  isWords?: boolean
  /** Goes to the next slide rather than be broken, where that has room for all of it. */
  staysWhole?: boolean
}

/** At least so many lines of a paragraph stand on each side of a break, unless it has no more than three. */
const fewest = 2
const wholeUpTo = 3

const lastLaid = new WeakMap<Paragraph, { width: number; laid: LaidParagraph }>()

/** The same words are tried on several slides. */
function layOnce(paragraph: Paragraph, width: number): LaidParagraph {
  const last = lastLaid.get(paragraph)
  if (last?.width === width) return last.laid
  const laid = layParagraph(paragraph, width)
  lastLaid.set(paragraph, { width, laid })
  return laid
}

/** Paragraphs in a box that is as high as they are, broken between lines where a slide ends. */
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

/** How many of a paragraph's lines stay here when it is broken; on a slide of its own at least one. */
function linesThatFit({ starts, lineHeight }: Laid, room: number, mustBegin: boolean): number {
  const count = starts.length
  const fitting = Math.max(0, Math.floor(room / lineHeight))
  if (mustBegin) return Math.max(1, Math.min(fitting, Math.max(count - fewest, 1)))
  if (count <= wholeUpTo) return 0
  const lines = Math.min(fitting, count - fewest)
  return lines < fewest ? 0 : lines
}
