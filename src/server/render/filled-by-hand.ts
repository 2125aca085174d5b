import type { BlockOf, Cell } from '#shared/content/blocks.ts'

/** Points that a hand needs for a name or a signature: a centimetre. */
export const handHeight = 28.35

/** Whether a column of words is empty in every row: somebody is to write there once it is printed. */
export const isFilledByHand = ({ columns, rows }: BlockOf<'table'>) =>
  rows.length > 0 && columns.some(({ kind }, index) => kind === 'text' && rows.every((row) => isEmpty(row[index] ?? null)))

const isEmpty = (cell: Cell) => cell === null || cell === '' || (Array.isArray(cell) && cell.every(({ text }) => text === ''))
