import type { BlockOf, Cell } from '#shared/content/blocks.ts'

/** Points that a hand needs for a name or a signature: a centimetre. */
export const signatureHeight = 28.35

/** Name, signature and date: fewer columns without a word are only without one. */
const fewest = 3

/** Whether somebody is to sign in each row once the table is printed. */
export function isToBeSigned({ columns, rows }: BlockOf<'table'>): boolean {
  const empty = columns.filter(({ kind }, index) => kind === 'text' && rows.every((row) => isEmpty(row[index] ?? null)))
  return rows.length > 0 && empty.length >= fewest
}

const isEmpty = (cell: Cell) => cell === null || cell === '' || (Array.isArray(cell) && cell.every(({ text }) => text === ''))
