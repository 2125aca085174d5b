import type { Block, ListItem } from '#shared/content/blocks.ts'
import type { Content, Section } from '#shared/content/content.ts'
import { blockTexts, plainText } from '#shared/content/plain-text.ts'
import type { RevisedBlock, RevisedContent, RevisedItem, RevisedSection } from '#shared/content/revised.ts'
import { walkBlocks } from '#shared/content/walk-blocks.ts'
import { compareRuns } from './compare-runs.ts'
import { compareTables } from './compare-tables.ts'
import { isSame } from './is-same.ts'
import { countEachWord, countOnce, likeness, type WordCounts } from './likeness.ts'
import { markBlock, markItem, markRuns, markSection, replaced } from './mark-block.ts'
import { pairInOrder, type Paired } from './pair-in-order.ts'

/** Merges both versions into one tree with revisions. */
export function compareContents(before: Content, after: Content): RevisedContent {
  const { schemaVersion: _, sections, ...was } = before
  return { ...after, was, sections: compareSections(sections, after.sections, findChangedTables(before, after)) }
}

/** A chart shows a table elsewhere in the document: if the table changed, so did the chart. */
function findChangedTables(before: Content, after: Content): Set<string> {
  const tablesOf = ({ sections }: Content) =>
    new Map([...walkBlocks(sections)].flatMap(({ block }) => (block.type === 'table' ? [[block.id, block]] : [])))
  const [earlier, later] = [tablesOf(before), tablesOf(after)]
  return new Set([...earlier.keys(), ...later.keys()].filter((id) => !isSame(earlier.get(id), later.get(id))))
}

type ChangedTables = ReadonlySet<string>

function compareSections(before: Section[], after: Section[], changedTables: ChangedTables): RevisedSection[] {
  const pairs = pairInOrder(before, after, {
    keyOf: ({ id }) => id,
    lookAt: ({ id, heading }) => ({ id, words: countEachWord(heading) }),
    alike: (one, other) => (one.id === other.id ? 1 : likeness(one.words, other.words) * 0.9),
    least: { sameKey: 0, otherKey: 0.6 },
  })
  return pairs.map(({ before: old, after: next }) => {
    if (!old) return markSection(next, 'added')
    if (!next) return markSection(old, 'removed')
    return {
      ...next,
      ...(old.id === next.id ? {} : { idWas: old.id }),
      ...(old.heading === next.heading ? {} : { headingWas: old.heading }),
      blocks: pairBlocks(old.blocks, next.blocks).flatMap((pair) => compareBlocks(pair, changedTables)),
      sections: compareSections(old.sections, next.sections, changedTables),
    }
  })
}

const prose = new Set<Block['type']>(['paragraph', 'list', 'callout', 'quote', 'code'])
type BlockLook = { block: Block; words: () => WordCounts }
/** Texts with less in common are shown as one removed and one added. */
const leastAlike = 0.3

function alikeBlocks({ block: one, words }: BlockLook, { block: other, words: others }: BlockLook): number {
  if (one.type !== other.type) return 0
  if (!prose.has(one.type)) return Number(one.id === other.id)
  return isSame(one, other) ? 1 : likeness(words(), others())
}

const pairBlocks = (before: Block[], after: Block[]) =>
  replaceInPlace(
    pairInOrder(before, after, {
      keyOf: ({ id }) => id,
      lookAt: (block) => ({ block, words: countOnce(() => blockTexts(block).join(' ')) }),
      alike: alikeBlocks,
      least: { sameKey: leastAlike, otherKey: 0.5 },
    }),
  )

/** Shows a paragraph that replaces another at the same place. */
function replaceInPlace(pairs: Paired<Block>[]): Paired<Block>[] {
  const out: Paired<Block>[] = []
  for (const pair of pairs) {
    const last = out.at(-1)
    const isReplaced = last?.before?.type === 'paragraph' && !last.after && !pair.before && pair.after.type === 'paragraph'
    if (isReplaced) out[out.length - 1] = { before: last.before, after: pair.after }
    else out.push(pair)
  }
  return out
}

function compareBlocks({ before, after }: Paired<Block>, changedTables: ChangedTables): RevisedBlock[] {
  if (!before) return [markBlock(after, 'added')]
  if (!after) return [markBlock(before, 'removed')]
  const idWas = before.id === after.id ? {} : { idWas: before.id }
  if (after.type === 'chart' && changedTables.has(after.table)) return replaced(before, after)
  if (isSame(before, after)) return [after]
  if (before.type === 'paragraph' && after.type === 'paragraph') {
    const [one, other] = [before, after].map(({ text }) => countEachWord(plainText(text)))
    const isOther = likeness(one!, other!) < leastAlike
    const text = isOther
      ? [...markRuns(before.text, 'removed'), ...markRuns(after.text, 'added')]
      : compareRuns(before.text, after.text)
    return [{ ...after, ...idWas, text, changed: true }]
  }
  if (before.type === 'quote' && after.type === 'quote' && before.source === after.source)
    return [{ ...after, ...idWas, text: compareRuns(before.text, after.text), changed: true }]
  if (before.type === 'callout' && after.type === 'callout' && before.title === after.title && before.tone === after.tone)
    return [{ ...after, ...idWas, text: compareRuns(before.text, after.text), changed: true }]
  if (before.type === 'list' && after.type === 'list' && before.ordered === after.ordered)
    return [{ ...after, ...idWas, items: compareItems(before.items, after.items), changed: true }]
  if (before.type === 'table' && after.type === 'table') return compareTables(before, after)
  return replaced(before, after)
}

const itemText = ({ text, items = [] }: ListItem): string => [plainText(text), ...items.map(itemText)].join(' ')

function compareItems(before: ListItem[], after: ListItem[]): RevisedItem[] {
  const pairs = pairInOrder(before, after, {
    keyOf: itemText,
    lookAt: (item) => ({ ordered: item.ordered, words: countEachWord(itemText(item)) }),
    alike: (one, other) => (one.ordered === other.ordered ? likeness(one.words, other.words) : 0),
    least: { sameKey: 1, otherKey: 0.5 },
  })
  return pairs.map(({ before: old, after: next }) => {
    if (!old) return markItem(next, 'added')
    if (!next) return markItem(old, 'removed')
    const items = compareItems(old.items ?? [], next.items ?? [])
    return { ...next, text: compareRuns(old.text, next.text), ...(items.length > 0 ? { items } : {}) }
  })
}
