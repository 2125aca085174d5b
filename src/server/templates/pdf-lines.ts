import type { PdfLine } from './pdf-headings.ts'
import { type LineOfPieces, type PdfItem, type PdfPage, type Piece, piecesOfItems } from './pdf-pieces.ts'
import { tablesOf, type TableRow } from './pdf-tables.ts'

/** The lines of a page in the order of the file; the rows of its tables are a line each. */
export function linesOfItems(items: PdfItem[], page: PdfPage): PdfLine[] {
  const lines = piecesOfItems(items, page)
  const rows = tablesOf(lines.flatMap(({ pieces }) => pieces))
  const written = new Set<TableRow>()
  return lines.flatMap((line) => {
    const { pieces, ...whole } = line
    if (!pieces.some((piece) => rows.has(piece))) return [whole]
    return pieces.flatMap((piece) => {
      const row = rows.get(piece)
      if (row === undefined) return [lineOfPiece(line, piece)]
      if (written.has(row)) return []
      written.add(row)
      return [{ ...whole, y: row.y, text: rowText(row.cells.map((cell) => cell.join(' '))), cells: row.cells }]
    })
  })
}

const lineOfPiece = ({ page, height }: LineOfPieces, { text, y, size }: Piece): PdfLine => ({ page, height, y, size, text })

export const rowText = (cells: string[]) => `| ${cells.map((cell) => cell.replaceAll(/\s+/g, ' ').trim()).join(' | ')} |`
