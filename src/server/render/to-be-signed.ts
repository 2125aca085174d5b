import type { BlockOf, Cell } from '#shared/content/blocks.ts'

/** Points for a handwritten name or signature: a centimetre. */
export const signatureHeight = 28.35

/** Name, signature and date: fewer empty columns are not meant for signing. */
const fewest = 3

/** Whether people are to sign in each row of the printed table. */
export function isToBeSigned({ columns, rows }: BlockOf<'table'>): boolean {
  const empty = columns.filter(({ kind }, index) => kind === 'text' && rows.every((row) => isEmpty(row[index] ?? null)))
  return rows.length > 0 && empty.length >= fewest
}

const isEmpty = (cell: Cell) => cell === null || cell === '' || (Array.isArray(cell) && cell.every(({ text }) => text === ''))
