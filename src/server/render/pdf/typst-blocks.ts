import type { BlockOf, ListItem } from '#shared/content/blocks.ts'
import { drawChart } from '../chart-picture/draw-chart.ts'
import { outlineMarks } from '../diagram/outline-text.ts'
import { drawDiagram, pageRoom, turnedScale } from '../diagram/draw-diagram.ts'
import { measureText } from '../fonts/measure-text.ts'
import type { BlockHandlers } from '../renderer.ts'
import type { Targets } from '../find-targets.ts'
import { captionRoom, toTypstText, toTypstRuns, type Room, type Run } from './typst-runs.ts'
import { toTypstTables, type TypstTable } from './typst-tables.ts'
import type { Picture } from '../diagram/picture.ts'

type SaidItems = { ordered: boolean; items: { runs: Run[]; items: SaidItems | null }[] }
export type TypstBlock =
  | { type: 'heading'; level: number; number: string; text: string }
  | { type: 'paragraph'; runs: Run[] }
  | ({ type: 'list' } & SaidItems)
  | TypstTable
  | { type: 'callout'; tone: string; label: string; title: string; short: boolean; runs: Run[] }
  | { type: 'code'; text: string }
  | { type: 'quote'; runs: Run[]; source: string }
  | {
      type: 'picture'
      caption: string
      alt: string
      svg: string | null
      width: number
      /** At that width. */
      height: number
      landscape: boolean
      floats: boolean
      number?: string
    }
  | { type: 'figures'; columns: number; items: { label: string; value: string; note: string; size: number }[] }
  | { type: 'page-break' }

export type TypstContext = { targets: Targets; tables: Map<string, BlockOf<'table'>> }

export const textRoom: Room = { width: pageRoom.width, face: 'serif', size: 10 }
const calloutRoom: Room = { width: pageRoom.width - 24, face: 'serif', size: 9.6 }
const codeRoom: Room = { width: pageRoom.width - 21, face: 'mono', size: 8 }

/** The template's input for each block: only finished text, numbers and pictures. */
export const toTypstBlock: BlockHandlers<Promise<TypstBlock[]>, TypstContext> = {
  paragraph: async (block, { targets }) => [{ type: 'paragraph', runs: toTypstRuns(block.text, targets, textRoom) }],
  list: async (block, { targets }) => [{ type: 'list', ...sayItems(block, { targets, depth: 1 }) }],
  table: async (block, { targets }) => toTypstTables(block, targets),
  callout: async (block, { targets }) => [sayCallout(block, targets)],
  code: async (block) => [{ type: 'code', text: sayCode(block.text) }],
  quote: async (block, { targets }) => [
    {
      type: 'quote',
      runs: toTypstRuns(block.text, targets, { ...textRoom, width: textRoom.width - 16 }),
      source: toTypstText(block.source, calloutRoom),
    },
  ],
  diagram: async (block) => [sayPicture(block, await drawDiagram(block))],
  chart: async (block, { tables }) => {
    const table = tables.get(block.table)
    return [sayPicture(block, table ? drawChart(block, table) : undefined)]
  },
  figures: async (block) => [sayFigures(block)],
  'page-break': async () => [{ type: 'page-break' }],
}

/** Deeper items are placed at this depth, because a page is not wide enough for more. */
const deepestList = 6

function sayItems(
  list: { ordered: boolean; items: ListItem[] },
  { targets, depth }: { targets: Targets; depth: number },
): SaidItems {
  const room = { ...textRoom, width: textRoom.width - 22 * depth }
  const items = depth < deepestList ? list.items : flatten(list.items)
  return {
    ordered: list.ordered,
    items: items.map(({ text, items: inner, ordered }) => ({
      runs: toTypstRuns(text, targets, room),
      items: inner?.length ? sayItems({ ordered: ordered ?? false, items: inner }, { targets, depth: depth + 1 }) : null,
    })),
  }
}

function flatten(items: ListItem[]): ListItem[] {
  const flat: ListItem[] = []
  const waiting = items.toReversed()
  for (let item = waiting.pop(); item; item = waiting.pop()) {
    flat.push({ text: item.text })
    waiting.push(...(item.items ?? []).toReversed())
  }
  return flat
}

const toneLabels = {
  note: 'Note',
  decision: 'Decision',
  assumption: 'Assumption',
  question: 'Open question',
  risk: 'Risk',
} as const
/** A longer callout may be split across pages; points of text on one line. */
const shortCallout = 12 * pageRoom.width

function sayCallout({ tone, title, text }: BlockOf<'callout'>, targets: Targets): TypstBlock {
  const length = measureText(title + text.map((inline) => inline.text).join(''), 'serif', 10)
  return {
    type: 'callout',
    tone,
    label: toneLabels[tone],
    title: toTypstText(title, { ...calloutRoom, face: 'sans-semibold' }),
    short: length < shortCallout,
    runs: toTypstRuns(text, targets, calloutRoom),
  }
}

function sayCode(text: string): string {
  return text
    .replaceAll('\t', '    ')
    .split('\n')
    .map((line) => toTypstText(line, codeRoom))
    .join('\n')
}

function sayPicture({ caption, alt }: { caption: string; alt: string }, picture: Picture | undefined): TypstBlock {
  const words = { type: 'picture' as const, caption: toTypstText(caption, captionRoom), alt: toTypstText(alt) }
  if (!picture) return { ...words, svg: null, width: 0, height: 0, landscape: false, floats: false }
  const { scale, isTurned } = turnedScale(picture, { upright: pageRoom, onSide: landscapeRoom })
  const floats = !isTurned && picture.height * scale > tallPicture
  return {
    ...words,
    svg: outlineMarks(picture.svg),
    landscape: isTurned,
    floats,
    width: picture.width * scale,
    height: picture.height * scale,
  }
}

/** A taller picture may be at the top or bottom of a page while its chapter's text continues; points. */
const tallPicture = 150
/** The space for a picture on a landscape page, with its caption below it, in points. */
export const landscapeRoom = { width: 700, height: 395 }

function sayFigures({ items }: BlockOf<'figures'>): TypstBlock {
  const columns = items.length <= 5 ? items.length : items.length === 6 ? 3 : 4
  const width = (pageRoom.width - 14 * (columns - 1)) / columns
  return {
    type: 'figures',
    columns,
    items: items.map(({ label, value, note }) => {
      const size = Math.max(9, Math.min(19, (19 * width) / (measureText(value.slice(0, 200), 'sans-semibold', 19) + 1)))
      return {
        label: toTypstText(label, { width, face: 'sans', size: 8.3 }),
        value: toTypstText(value, { width, face: 'sans-semibold', size }),
        note: toTypstText(note ?? '', { width, face: 'sans', size: 7.8 }),
        size,
      }
    }),
  }
}
