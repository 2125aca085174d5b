/** Rows and columns are counted from 1. */
export type Area = { left: number; top: number; right: number; bottom: number }

const lastRow = 1_048_576
const lastColumn = 16_384

export const columnNumber = (letters: string) =>
  Array.from(letters.toUpperCase()).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)

export const columnLetters = (column: number): string =>
  column <= 26
    ? String.fromCharCode(64 + column)
    : columnLetters(Math.floor((column - 1) / 26)) + columnLetters(((column - 1) % 26) + 1)

/** `$B$3:D9`, `B3`, `B:D` or `3:9`. */
export function areaOf(reference: string): Area | undefined {
  const found = /^([A-Z]{0,3})(\d{0,7})(?::([A-Z]{0,3})(\d{0,7}))?$/i.exec(reference.replaceAll('$', ''))
  const [, left = '', top = '', right = left, bottom = top] = found ?? []
  if (!found || left + top === '') return undefined
  return {
    left: left ? columnNumber(left) : 1,
    top: Number(top || 1),
    right: right ? columnNumber(right) : lastColumn,
    bottom: Number(bottom || lastRow),
  }
}

export const isIn = ({ left, top, right, bottom }: Area, row: number, column: number) =>
  row >= top && row <= bottom && column >= left && column <= right
