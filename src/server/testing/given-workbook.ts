import type { BlockOf, Cell, Column } from '#shared/content/blocks.ts'
import type { Content } from '#shared/content/content.ts'
import { xlsxRenderer } from '#server/render/xlsx/render-xlsx.ts'
import { checkXlsx } from './check-xlsx.ts'
import { editionOf } from './given-edition.ts'

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

/** Renders the content as a workbook, reads it back and checks it. */
export const givenWorkbook = async (content: Content) => checkXlsx(await xlsxRenderer.render(editionOf(content)))
