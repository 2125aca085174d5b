import { z } from 'zod'

/** A run of text; `cites` names the facts (`FR-1`, `RSK-2`) that it rests on. */
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
 * `money` in units of the currency, `percent` as 0–100, `date` as an ISO day. A `share` is a percent of an amount: amount, percent.
 * `weeks-after` is the day so many weeks after a day: day, weeks. `weigh` multiplies words that stand for 1, 2 and 3: low, medium, high.
 * A column with a formula has `null` in every row: its values follow from other columns (`compute-table.ts`).
 */
export const Column = z.object({
  id: z.string(),
  heading: z.string(),
  kind: z.enum(['text', 'number', 'money', 'percent', 'date']),
  /** Share of the table's width; columns without one share what is left by what they hold. */
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
  /** Its empty cells wait for a person to fill them. */
  input: z.boolean().optional(),
})
export type Column = z.infer<typeof Column>
export const Cell = z.union([Text, z.number(), z.string(), z.null()])
export type Cell = z.infer<typeof Cell>

const id = z.string().min(1)
const caption = z.string()
/** What the picture says, for those who cannot see it. */
const alt = z.string().min(1)

export const Paragraph = z.object({ id, type: z.literal('paragraph'), text: Text })
export const List = z.object({ id, type: z.literal('list'), ordered: z.boolean(), items: z.array(ListItem).min(1) })
/**
 * How a number is read off a table: rows that hold a value, rows that lack it, the sum, the highest; of those that match, or of
 * certain rows, which may be others of the same table.
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
  /** Numbers that follow from other tables: the row holds the value, a workbook writes the formula. */
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
  /** The group that it stands in. */
  group: z.string().optional(),
})
export type DiagramNode = z.infer<typeof DiagramNode>
/** One-way; dashed where the caller does not wait. */
export const DiagramEdge = z.object({
  from: z.string(),
  to: z.string(),
  label: z.string(),
  technology: z.string().optional(),
  asynchronous: z.boolean().optional(),
})
export type DiagramEdge = z.infer<typeof DiagramEdge>
export const DiagramGroup = z.object({ id: z.string(), label: z.string(), parent: z.string().optional() })
export const Diagram = z.object({
  id,
  type: z.literal('diagram'),
  caption,
  alt,
  direction: z.enum(['down', 'right']),
  /** A sequence has its nodes side by side, and each arrow below the one before. */
  form: z.literal('sequence').optional(),
  nodes: z.array(DiagramNode).min(1),
  edges: z.array(DiagramEdge),
  groups: z.array(DiagramGroup),
})

/** The series are columns of a table block of the same content: one truth for the picture and the figures. */
export const Chart = z.object({
  id,
  type: z.literal('chart'),
  caption,
  alt,
  kind: z.enum(['bar', 'stacked-bar', 'line', 'doughnut']),
  table: z.string(),
  categories: z.string(),
  series: z.array(z.string()).min(1),
  /** The series whose bars only move the others to their place, as in a calendar: they take room and are not drawn. */
  offset: z.string().optional(),
})
export const Figures = z.object({
  id,
  type: z.literal('figures'),
  items: z.array(z.object({ label: z.string(), value: z.string(), note: z.string().optional() })).min(1),
})
export const PageBreak = z.object({ id, type: z.literal('page-break') })

/** Blocks carry meaning and no looks. */
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
