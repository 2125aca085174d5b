import type { Block, BlockOf, Cell, Column } from '#shared/content/blocks.ts'
import type { Content } from '#shared/content/content.ts'
import type { Edition } from '#server/render/renderer.ts'
import { xlsxRenderer } from '#server/render/xlsx/render-xlsx.ts'
import { checkWorkbook } from './check-workbook.ts'
import { everyBlock } from './given-content.ts'

export const editionOf = (content: Content): Edition => ({
  content,
  version: '1.2.0',
  createdAt: '2026-03-03T09:00:00.000Z',
  status: 'Draft',
})

export const withBlocks = (...blocks: Block[]): Content => ({
  ...everyBlock,
  sections: [{ id: 'only', heading: 'Only', blocks, sections: [] }],
})

export const givenColumn = (id: string, kind: Column['kind'], more: Partial<Column> = {}): Column => ({
  id,
  heading: id,
  kind,
  ...more,
})

export const givenTable = (columns: Column[], rows: Cell[][]): BlockOf<'table'> => ({
  id: 'table',
  type: 'table',
  caption: 'A table',
  columns,
  rows,
})

/** The content as a workbook, read back and checked. */
export const givenWorkbook = async (content: Content) => checkWorkbook(await xlsxRenderer.render(editionOf(content)))
