import { z } from 'zod'
import { Callout, Cell, Chart, Code, Column, Diagram, Figures, Inline, List, PageBreak, Paragraph, Quote, Table } from './blocks.ts'
import { Content } from './content.ts'

/** Two versions in one tree: without added parts it is the earlier version, without removed parts the later. */

export const Revision = z.enum(['added', 'removed'])
export type Revision = z.infer<typeof Revision>

const revision = Revision.optional()
export const RevisedInline = Inline.extend({ revision })
export type RevisedInline = z.infer<typeof RevisedInline>
const Text = z.array(RevisedInline)

export type RevisedItem = {
  text: RevisedInline[]
  items?: RevisedItem[] | undefined
  ordered?: boolean | undefined
  revision?: Revision | undefined
}
const RevisedItem: z.ZodType<RevisedItem> = z.object({
  text: Text,
  ordered: z.boolean().optional(),
  revision,
  get items() {
    return z.array(RevisedItem).optional()
  },
})

/**
 * `revision` if the whole block was added or removed; `changed` if a part of it was. A removed block has a different id (`removedBlockId`
 * in revision-of.ts), so that no link refers to it; `idWas` is the earlier id of a block that is now under another.
 */
const revised = { revision, changed: z.literal(true).optional(), idWas: z.string().optional() }

const RevisedTable = Table.extend({
  ...revised,
  rows: z.array(z.array(z.union([Text, z.number(), z.string(), z.null()]))),
  captionWas: z.string().optional(),
  /** For each row; null if it is unchanged. */
  rowRevisions: z.array(Revision.nullable()).optional(),
  /** For each column; null if both versions have it. */
  columnRevisions: z.array(Revision.nullable()).optional(),
  /** The columns of the earlier version, if they differ. */
  columnsWere: z.array(Column).optional(),
  /** The earlier values of cells that are compared as a whole, such as numbers and dates, in rows that are in both versions. */
  cellsWere: z.array(z.object({ row: z.int().min(0), column: z.int().min(0), was: Cell })).optional(),
})

export const RevisedBlock = z.discriminatedUnion('type', [
  Paragraph.extend({ ...revised, text: Text }),
  List.extend({ ...revised, items: z.array(RevisedItem).min(1) }),
  RevisedTable,
  Callout.extend({ ...revised, text: Text }),
  Code.extend(revised),
  Quote.extend({ ...revised, text: Text }),
  Diagram.extend(revised),
  Chart.extend(revised),
  Figures.extend(revised),
  PageBreak.extend(revised),
])
export type RevisedBlock = z.infer<typeof RevisedBlock>
export type RevisedBlockOf<Type extends RevisedBlock['type']> = Extract<RevisedBlock, { type: Type }>

export type RevisedSection = {
  id: string
  heading: string
  headingWas?: string | undefined
  idWas?: string | undefined
  revision?: Revision | undefined
  blocks: RevisedBlock[]
  sections: RevisedSection[]
}
const RevisedSection: z.ZodType<RevisedSection> = z.object({
  id: z.string().min(1),
  heading: z.string().min(1),
  headingWas: z.string().optional(),
  idWas: z.string().optional(),
  revision,
  blocks: z.array(RevisedBlock),
  get sections() {
    return z.array(RevisedSection)
  },
})

export const RevisedContent = Content.extend({
  sections: z.array(RevisedSection),
  /** The earlier version's fields outside its sections. */
  was: Content.omit({ schemaVersion: true, sections: true }),
})
export type RevisedContent = z.infer<typeof RevisedContent>
