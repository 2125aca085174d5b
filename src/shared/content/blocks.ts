import { z } from 'zod'

/** A run of text; `cites` lists the ids of the facts (`FR-1`, `RSK-2`) that support it. */
export const Inline = z.object({
  text: z.string(),
  marks: z.array(z.enum(['strong', 'emphasis', 'code'])).optional(),
  /** http, https, mailto, or `#` and the id of a section or block. */
  link: z.string().optional(),
  cites: z.array(z.string()).optional(),
})
export type Inline = z.infer<typeof Inline>
const Text = z.array(Inline)

export type ListItem = { text: Inline[]; items?: ListItem[] | undefined; ordered?: boolean | undefined }
const ListItem: z.ZodType<ListItem> = z.object({
  text: Text,
  ordered: z.boolean().optional(),
  get items() {
    return z.array(ListItem).optional()
  },
})

/**
 * `money` in units of the currency, `percent` as 0–100, `date` as an ISO date. A `share` is a percentage of an amount: amount, percent.
 * `weeks-after` is the date a number of weeks after another: date, weeks. `weigh` multiplies words that count as 1, 2 and 3: low, medium,
 * high. A column with a formula has `null` in every row: its values are calculated from other columns (`compute-table.ts`).
 */
export const Column = z.object({
  id: z.string(),
  heading: z.string(),
  kind: z.enum(['text', 'number', 'money', 'percent', 'date']),
  /** Share of the table's width; columns without one divide the remaining width by the length of their content. */
  width: z.number().positive().max(100).optional(),
  /** ISO 4217. */
  currency: z.string().length(3).optional(),
  formula: z
    .object({
      operation: z.enum(['add', 'subtract', 'multiply', 'divide', 'share', 'weeks-after', 'weigh']),
      columns: z.array(z.string()).min(2),
    })
    .optional(),
  total: z.enum(['sum']).optional(),
  /** Empty cells are to be filled in by a person. */
  input: z.boolean().optional(),
})
export type Column = z.infer<typeof Column>
export const Cell = z.union([Text, z.number(), z.string(), z.null()])
export type Cell = z.infer<typeof Cell>

const id = z.string().min(1)
const caption = z.string()
/** Describes the picture for people who cannot see it. */
const alt = z.string().min(1)

export const Paragraph = z.object({ id, type: z.literal('paragraph'), text: Text })
export const List = z.object({ id, type: z.literal('list'), ordered: z.boolean(), items: z.array(ListItem).min(1) })
/**
 * How a number is read from a table: the count of rows with a value, of rows without one, the sum, or the highest value; from rows that
 * match, or from given rows, which may be others of the same table.
 */
export const Reading = z.object({
  operation: z.enum(['count', 'missing', 'sum', 'highest']),
  table: z.string(),
  column: z.string(),
  rows: z.array(z.int().min(0)).optional(),
  where: z.array(z.object({ column: z.string(), is: z.array(z.string()).min(1) })).optional(),
})
export type Reading = z.infer<typeof Reading>

export const Table = z.object({
  id,
  type: z.literal('table'),
  caption,
  columns: z.array(Column).min(1),
  rows: z.array(z.array(Cell)),
  /** Numbers that are read from other tables: the row contains the value, a workbook has the formula. */
  readings: z.array(z.object({ row: z.int().min(0), column: z.string(), from: Reading })).optional(),
})
export const Callout = z.object({
  id,
  type: z.literal('callout'),
  tone: z.enum(['note', 'decision', 'assumption', 'question', 'risk']),
  title: z.string(),
  text: Text,
})
export const Code = z.object({ id, type: z.literal('code'), language: z.string(), text: z.string() })
export const Quote = z.object({ id, type: z.literal('quote'), text: Text, source: z.string() })

export const DiagramNode = z.object({
  id: z.string(),
  label: z.string(),
  kind: z.enum(['person', 'system', 'external-system', 'container', 'component', 'store', 'queue', 'model', 'node']),
  technology: z.string().optional(),
  description: z.string().optional(),
  /** The group that contains it. */
  group: z.string().optional(),
})
export type DiagramNode = z.infer<typeof DiagramNode>
/** A one-way connection; dashed if the caller does not wait. */
export const DiagramEdge = z.object({
  from: z.string(),
  to: z.string(),
  label: z.string(),
  technology: z.string().optional(),
  asynchronous: z.boolean().optional(),
  /** One line for connections in both directions. */
  bothWays: z.boolean().optional(),
})
export type DiagramEdge = z.infer<typeof DiagramEdge>
export const DiagramGroup = z.object({ id: z.string(), label: z.string(), parent: z.string().optional() })
export type DiagramGroup = z.infer<typeof DiagramGroup>
export const Diagram = z.object({
  id,
  type: z.literal('diagram'),
  caption,
  alt,
  direction: z.enum(['down', 'right']),
  /** A sequence diagram has its nodes side by side, and each arrow below the previous one. */
  form: z.literal('sequence').optional(),
  nodes: z.array(DiagramNode).min(1),
  edges: z.array(DiagramEdge),
  groups: z.array(DiagramGroup),
})

/** The series are columns of a table block in the same content, so that the chart and the figures cannot differ. */
export const Chart = z.object({
  id,
  type: z.literal('chart'),
  caption,
  alt,
  kind: z.enum(['bar', 'stacked-bar', 'line', 'doughnut']),
  table: z.string(),
  categories: z.string(),
  series: z.array(z.string()).min(1),
  /** A series whose bars only move the others into place, as in a calendar: they take up space and are not drawn. */
  offset: z.string().optional(),
  /** Lines across the bars of a drawn chart, at values of its axis: the months of a calendar, and days that matter. */
  marks: z.array(z.object({ at: z.number(), label: z.string(), kind: z.enum(['scale', 'day']) })).optional(),
})
export const Figures = z.object({
  id,
  type: z.literal('figures'),
  items: z.array(z.object({ label: z.string(), value: z.string(), note: z.string().optional() })).min(1),
})
export const PageBreak = z.object({ id, type: z.literal('page-break') })

/** Blocks contain content without formatting. */
export const Block = z.discriminatedUnion('type', [
  Paragraph,
  List,
  Table,
  Callout,
  Code,
  Quote,
  Diagram,
  Chart,
  Figures,
  PageBreak,
])
export type Block = z.infer<typeof Block>
export type BlockOf<Type extends Block['type']> = Extract<Block, { type: Type }>
