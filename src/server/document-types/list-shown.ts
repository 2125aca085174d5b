import type { Content } from '#shared/content/content.ts'
import { plainText } from '#shared/content/plain-text.ts'
import { walkBlocks } from '#shared/content/walk-blocks.ts'
import type { Cell } from '#shared/content/blocks.ts'
import type { DocumentTypeId } from '#shared/document-types.ts'
import type { Solution } from '#server/solution/solution.ts'
import { allDocumentTypes } from './all-document-types.ts'
import type { Shown } from './make-blocks.ts'

export type ShownTable = Shown & { block: string }
type Version = { type: DocumentTypeId; solution: Solution; content: string }

/**
 * The facts that the tables of a version print, by block, row and column. A row that is built otherwise today than it was stored is left
 * out, as its cells may show something else.
 */
export function listShown({ type, solution, content }: Version): ShownTable[] {
  const { sections } = JSON.parse(content) as Content
  const stored = new Map([...walkBlocks(sections)].map(({ block }) => [block.id, block]))
  return allDocumentTypes[type].shownIn(solution).flatMap(({ id, columns, rows, shows }): ShownTable[] => {
    const printed = stored.get(id)
    if (!shows || printed?.type !== 'table') return []
    if (printed.columns.map((one) => one.id).join() !== columns.map((one) => one.id).join()) return []
    const isSame = (at: number) => textOf(rows[at] ?? []) === textOf(printed.rows[at] ?? [])
    return [{ ...shows, block: id, rows: shows.rows.map((row, at) => (isSame(at) ? row : null)) }]
  })
}

const textOf = (row: Cell[]) => row.map((cell) => (Array.isArray(cell) ? plainText(cell) : String(cell))).join('\n')
