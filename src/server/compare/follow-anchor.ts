import type { Place } from '#shared/api/comments.ts'
import { type AnchoredTexts, anchoredTexts, type Part } from '#shared/content/anchored-texts.ts'
import type { Content } from '#shared/content/content.ts'
import { compareRuns } from './compare-runs.ts'
import { countEachWord, likeness } from './likeness.ts'
import { pairInOrder } from './pair-in-order.ts'

/** A passage of a version, with its exact text. */
export type Anchor = Place & { quote: string }
/** Its place in another version; null if it was removed. */
export type Followed = (Place & { isChanged: boolean }) | null

/** Minimum share of the original words that must remain. */
const leastLeft = 0.5

const textOf = ({ parts }: AnchoredTexts) => parts.map(({ text }) => text).join('\n')

/** The offset of each part in the text of its block. */
const beginnings = (parts: Part[]) => {
  let at = 0
  return parts.map(({ text }) => {
    const start = at
    at += text.length + 1
    return start
  })
}

/** Finds the passages of one content in another, with one comparison of the two. */
export function followAnchors({ before, after, anchors }: { before: string; after: string; anchors: Anchor[] }): Followed[] {
  const [earlier, later] = [before, after].map((text) => anchoredTexts((JSON.parse(text) as Content).sections))
  const pairs = new Map(pairTexts(earlier!, later!))
  const byId = new Map(earlier!.map((texts) => [texts.blockId, texts]))
  return anchors.map((anchor) => {
    const from = byId.get(anchor.block)
    const to = from && pairs.get(from)
    return to ? followAnchor(anchor, { from, to }) : null
  })
}

const pairTexts = (before: AnchoredTexts[], after: AnchoredTexts[]) =>
  pairInOrder(before, after, {
    keyOf: ({ blockId }) => blockId,
    lookAt: (texts) => countEachWord(textOf(texts)),
    alike: likeness,
    least: { sameKey: 0.3, otherKey: 0.5 },
  }).flatMap((pair) => (pair.before && pair.after ? [[pair.before, pair.after] as const] : []))

/** Finds the rest of a passage, from its first to its last remaining character, after the text has changed. */
function followWords(before: string, after: string, { start, end }: { start: number; end: number }) {
  let [old, now, kept, replaced] = [0, 0, 0, 0]
  let found: { start: number; end: number } | undefined
  for (const { text, revision } of compareRuns([{ text: before }], [{ text: after }])) {
    const { length } = text
    const [from, to] = [Math.max(start, old), Math.min(end, old + length)]
    if (!revision && from < to) {
      found = { start: found?.start ?? now + from - old, end: now + to - old }
      kept += to - from
    }
    // Text that replaces part of the passage is included, unless it is much longer.
    if (revision === 'added' && replaced > 0 && length <= 2 * replaced + 20)
      found = { start: found?.start ?? now, end: now + length }
    replaced = revision === 'removed' && from < to && to - from === length ? length : 0
    if (revision !== 'added') old += length
    if (revision !== 'removed') now += length
  }
  return found && kept >= leastLeft * (end - start) ? found : undefined
}

export function followAnchor(anchor: Anchor, { from, to }: { from: AnchoredTexts; to: AnchoredTexts }): Followed {
  const at = from.parts.findIndex(({ part }) => part === anchor.part)
  const offset = beginnings(from.parts)[at]
  if (offset === undefined) return null
  const found = followWords(textOf(from), textOf(to), { start: offset + anchor.start, end: offset + anchor.end })
  if (!found) return null
  const places = beginnings(to.parts)
  const index = places.findLastIndex((begins) => begins <= found.start)
  const { part, text } = to.parts[index]!
  const start = found.start - places[index]!
  // If the text was split in two, the passage is limited to the part where it begins.
  const end = Math.min(found.end - places[index]!, text.length)
  if (start >= end) return null
  return { section: to.sectionId, block: to.blockId, part, start, end, isChanged: text.slice(start, end) !== anchor.quote }
}
