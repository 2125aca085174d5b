import type { Item } from './flow.ts'
import { boxOf, heightOf } from './layout/box.ts'
import { type Look, roomOn } from './look.ts'
import type { StyleId } from './paragraph-styles.ts'

/** The share of a landscape page that may be filled before its table, between two, or after the last. */
const most = 0.9

/** Text that is set no wider in landscape format than in portrait: longer lines are hard to read. */
const measured: ReadonlySet<StyleId> = new Set([
  'BodyText',
  'ListBullet',
  'ListNumber',
  'Quote',
  'QuoteSource',
  'CalloutNote',
  'CalloutDecision',
  'CalloutAssumption',
  'CalloutQuestion',
  'CalloutRisk',
] as const)

/**
 * Moves short passages around tables that need a landscape page onto the tables' pages, so that no portrait page is nearly empty: text
 * since the chapter's heading before a table, between two tables, and at the end of the chapter.
 */
export function turnPages(items: readonly Item[], look: Look): Item[] {
  const wide = items.map((item) => item.wide ?? false)
  const heights = items.map((item) => boxHeight(item, look))
  const roomOnSide = roomOn(look.page, true).height
  const fits = ([start, end]: Range) => heights.slice(start, end).reduce((sum, height) => sum + height, 0) <= most * roomOnSide
  for (const [start, end] of uprightRanges(wide)) {
    const taken = fits([start, end]) && start > 0 && end < items.length ? [[start, end] as const] : []
    if (taken.length === 0) {
      if (start > 0) taken.push(...[afterTable(items, [start, end])].filter(fits))
      if (end < items.length) taken.push(leadOf(items, [taken[0]?.[1] ?? start, end], fits))
    }
    for (const [from, to] of taken) wide.fill(true, from, to)
  }
  const spare = roomOn(look.page, true).width - roomOn(look.page, false).width
  return items.map((item, index) => (wide[index] ? turned(item, spare, look) : item))
}

type Range = readonly [start: number, end: number]

const boxHeight = (item: Item, look: Look) => {
  const { box } = boxOf(item, roomOn(look.page, false).width, look)
  return box.kind === 'paragraph' ? heightOf(box) : box.rows.reduce((sum, { height }) => sum + height, box.header)
}

function uprightRanges(wide: readonly boolean[]): Range[] {
  if (!wide.includes(true)) return []
  const ranges: [number, number][] = []
  wide.forEach((isWide, index) => {
    if (isWide) return
    if (index === 0 || wide[index - 1]) ranges.push([index, index + 1])
    else ranges.at(-1)![1] = index + 1
  })
  return ranges
}

/** The items after a table up to the next chapter. */
function afterTable(items: readonly Item[], [start, end]: Range): Range {
  const chapter = items.findIndex(({ heading }, index) => index >= start && heading === 1)
  return [start, chapter === -1 ? end : Math.min(end, chapter)]
}

/** The lead-in of a table: its chapter so far, else its section so far, else only the headings directly before it. */
function leadOf(items: readonly Item[], [start, end]: Range, fits: (range: Range) => boolean): Range {
  const places = items.slice(start, end).flatMap(({ heading }, index) => (heading ? [{ level: heading, at: start + index }] : []))
  const chapter = places.findLast(({ level }) => level === 1)
  const section = places.findLast(({ at }) => !items[at - 1]?.heading)
  const found = [chapter, section].find((place) => place && fits([place.at, end]))
  if (found) return [found.at, end]
  const last = items.findLastIndex(({ heading }, index) => index < end && heading === undefined)
  return [Math.max(start, last + 1), end]
}

function turned(item: Item, spare: number, { styles }: Look): Item {
  if (item.kind === 'table' || item.wide || !measured.has(item.style)) return { ...item, wide: true }
  const right = spare + (styles[item.style].indent?.right ?? 0)
  return { ...item, wide: true, choice: { ...item.choice, right } }
}
