import { writeFileSync } from 'node:fs'
import type { BlockOf, Cell, ListItem } from '#shared/content/blocks.ts'
import { computeTable } from '#shared/content/compute-table.ts'
import type { Content } from '#shared/content/content.ts'
import { plainText } from '#shared/content/plain-text.ts'
import { walkBlocks } from '#shared/content/walk-blocks.ts'
import { drawDiagram } from '#server/render/diagram/draw-diagram.ts'
import { drawingToPng } from '#server/render/diagram/drawing-to-png.ts'
import { cellFormatter } from '#server/render/format-value.ts'
import { numberHeadings } from '#server/render/number-headings.ts'
import { type BlockHandlers, renderBlock } from '#server/render/renderer.ts'

type Line = { depth: number; ordered: boolean; text: string }
/** Content that any writer of files supports: text, tables, finished pictures. `png` is a path, `svg` the picture itself. */
export type PlainItem =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: Line[] }
  | { kind: 'table'; caption: string; headings: string[]; rows: (string | number)[][] }
  | { kind: 'picture'; caption: string; alt: string; png: string; svg: string }
  | { kind: 'chart'; caption: string; categories: string[]; series: { name: string; values: number[] }[] }

/** A document without our own formats: the same text, figures and pictures for every peer. */
export async function plainDesign(content: Content, folder: string): Promise<PlainItem[]> {
  const tables = new Map<string, BlockOf<'table'>>()
  for (const { block } of walkBlocks(content.sections)) if (block.type === 'table') tables.set(block.id, block)
  const items: PlainItem[] = []
  for (const { section, level, number } of numberHeadings(content.sections)) {
    items.push({ kind: 'heading', level, text: `${number} ${section.heading}`.trim() })
    for (const block of section.blocks) items.push(...(await renderBlock(plainItems, block, { tables, folder })))
  }
  return items
}

type Context = { tables: Map<string, BlockOf<'table'>>; folder: string }
const saying = (text: string): PlainItem[] => [{ kind: 'paragraph', text }]

const plainItems: BlockHandlers<PlainItem[] | Promise<PlainItem[]>, Context> = {
  paragraph: ({ text }) => saying(plainText(text)),
  quote: ({ text }) => saying(plainText(text)),
  callout: ({ text }) => saying(plainText(text)),
  code: ({ text }) => saying(text),
  figures: ({ items }) => items.flatMap(({ label, value }) => saying(`${label}: ${value}`)),
  list: ({ items, ordered }) => [{ kind: 'list', items: items.flatMap((item) => linesOf(item, ordered, 1)) }],
  table: (table) => [plainTable(table)],
  diagram: async (diagram, { folder }) => {
    const { svg } = await drawDiagram(diagram)
    const png = `${folder}/${diagram.id}.png`
    writeFileSync(png, drawingToPng(svg, 2))
    return [{ kind: 'picture', caption: diagram.caption, alt: diagram.alt, png, svg }]
  },
  chart: (chart, { tables }) => plainChart(chart, tables.get(chart.table)),
  'page-break': () => [],
}

const linesOf = (item: ListItem, ordered: boolean, depth: number): Line[] => [
  { depth, ordered, text: plainText(item.text) },
  ...(item.items ?? []).flatMap((inner) => linesOf(inner, item.ordered ?? ordered, depth + 1)),
]

function plainTable(block: BlockOf<'table'>): PlainItem {
  const { rows, totals } = computeTable(block)
  const all = totals ? [...rows, totals] : rows
  const formats = block.columns.map((column, index) =>
    cellFormatter(
      column,
      rows.map((row) => row[index] ?? null),
    ),
  )
  return {
    kind: 'table',
    caption: block.caption,
    headings: block.columns.map(({ heading }) => heading),
    rows: all.map((row) => row.map((cell, index) => (Array.isArray(cell) ? plainText(cell) : (formats[index]?.(cell) ?? '')))),
  }
}

function plainChart(block: BlockOf<'chart'>, table: BlockOf<'table'> | undefined): PlainItem[] {
  if (!table) return []
  const { rows } = computeTable(table)
  const column = (id: string) => table.columns.findIndex((other) => other.id === id)
  const text = (cell: Cell = null) => (Array.isArray(cell) ? plainText(cell) : String(cell ?? ''))
  const series = block.series.map((id) => ({
    name: table.columns[column(id)]?.heading ?? id,
    values: rows.map((row) => Number(row[column(id)] ?? 0)),
  }))
  return [{ kind: 'chart', caption: block.caption, categories: rows.map((row) => text(row[column(block.categories)])), series }]
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const rowOf = (cells: readonly (string | number)[], tag: 'td' | 'th') =>
  `<tr>${cells.map((cell) => `<${tag}>${escaped(String(cell))}</${tag}>`).join('')}</tr>`

type Pages = { [Kind in PlainItem['kind']]: (item: Extract<PlainItem, { kind: Kind }>) => string }
const pages: Pages = {
  heading: ({ level, text }) => `<h${Math.min(6, level)}>${escaped(text)}</h${Math.min(6, level)}>`,
  paragraph: ({ text }) => `<p>${escaped(text)}</p>`,
  list: ({ items }) => `<ul>${items.map(({ text }) => `<li>${escaped(text)}</li>`).join('')}</ul>`,
  table: ({ caption, headings, rows }) =>
    `<table><caption>${escaped(caption)}</caption><thead>${rowOf(headings, 'th')}</thead><tbody>${rows
      .map((row) => rowOf(row, 'td'))
      .join('')}</tbody></table>`,
  picture: ({ png, alt }) => `<p><img src="${png}" alt="${escaped(alt).replaceAll('"', '&quot;')}" width="600"></p>`,
  chart: ({ caption }) => `<p>${escaped(caption)}</p>`,
}
// TypeScript cannot infer that the function found by an item's kind accepts that item.
const htmlOf = (item: PlainItem) => (pages[item.kind] as (item: PlainItem) => string)(item)

const style = `@page { size: A4; margin: 25mm; @bottom-right { content: "Page " counter(page) } }
body { font: 10pt serif } table { border-collapse: collapse; width: 100%; font-size: 8pt } td, th { border-bottom: 0.4pt solid #999;
text-align: left; vertical-align: top } thead { display: table-header-group }`

/** The same as a web page, for peers that read HTML. */
export const plainPage = (items: PlainItem[], title: string) =>
  `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>${escaped(title)}</title><style>${style}</style></head>` +
  `<body>${items.map(htmlOf).join('\n')}</body></html>`
