import type { PdfLine } from './pdf-headings.ts'

/** A run of text where it is drawn; `transform` is that of PDF (ISO 32000, 8.3.3). */
export type PdfItem = { str: string; transform: number[]; width: number; hasEOL: boolean }
export type PdfPage = { number: number; bottom: number; height: number }
/** Words of a line without a wide gap between them. */
export type Piece = { text: string; x: number; end: number; y: number; size: number; line: number }
export type LineOfPieces = PdfLine & { pieces: Piece[] }

/** In multiples of the size: how far a sign may be raised or lowered, and be from what it belongs to. */
const [raised, apart] = [0.6, 1]
/** In multiples of the size: a wider gap may be that between two cells. */
const gap = 0.65
/** A bullet, a box, a number or a caption's number that belongs to what is behind it, however far. */
const mark =
  /^\s*(?:[-–—•*·▪◦☐☑☒✓✗]|\(?\p{L}[.)]|\(?\d{1,3}[.)]|\d{1,3}(?:\.\d{1,3})+\.?|(?:Table|Figure|Tabelle|Abbildung)\s\d{1,3}[.:]?)\s*$/u

type OpenLine = LineOfPieces & { end: number; last: Run }
type Run = { text: string; y: number; x: number; end: number; size: number; /** After the end of a line. */ isNext: boolean }

/** Runs of text at the same height are a line; a raised or lowered sign belongs to the words beside it. */
export function piecesOfItems(items: PdfItem[], page: PdfPage): LineOfPieces[] {
  const lines: OpenLine[] = []
  let isNext = false
  for (const item of items) {
    if (item.str !== '') {
      const [, , skew = 0, scale = 0, x = 0, fromOrigin = 0] = item.transform
      const size = Math.round(Math.hypot(skew, scale) * 2) / 2
      const run = { text: item.str, y: fromOrigin - page.bottom, x, end: x + item.width, size, isNext }
      const line = lines.at(-1)
      if (line && belongsTo(line, run)) addTo(line, run)
      else lines.push(lineOf(run, page))
    }
    isNext = (isNext && item.str === '') || item.hasEOL
  }
  return lines
    .filter(({ text }) => text.trim() !== '')
    .map(({ end: _end, last: _last, ...line }, index) => ({
      ...line,
      pieces: line.pieces.filter(({ text }) => text.trim() !== '').map((piece) => ({ ...piece, line: index })),
    }))
}

const lineOf = (run: Run, page: PdfPage): OpenLine => ({
  page: page.number,
  height: page.height,
  y: run.y,
  size: run.size,
  text: run.text,
  end: run.end,
  last: run,
  pieces: [pieceOf(run)],
})

const pieceOf = ({ text, x, end, y, size }: Run): Piece => ({ text, x, end: text.trim() === '' ? x : end, y, size, line: 0 })

function belongsTo(line: OpenLine, run: Run): boolean {
  const distance = Math.abs(line.y - run.y)
  if (distance < 2) return true
  const size = Math.max(line.size, run.size)
  return !run.isNext && run.size !== line.size && distance < size * raised && Math.abs(run.x - line.end) < size * apart
}

function addTo(line: OpenLine, run: Run) {
  const separator = between(line, run)
  line.text += separator + run.text
  const piece = line.pieces.at(-1)!
  const isFar = run.x - piece.end > gap * line.size || run.x < piece.x - 1
  if (run.text.trim() === '') piece.text += run.text
  else if (piece.text.trim() === '') line.pieces.push(pieceOf(run))
  else if (isFar && !mark.test(piece.text)) line.pieces.push(pieceOf(run))
  else Object.assign(piece, { text: piece.text + separator + run.text, end: Math.max(piece.end, run.end) })
  if (run.size > line.size) Object.assign(line, { y: run.y, size: run.size })
  Object.assign(line, { end: run.end, last: run })
}

/** Digits of another height are not digits of the number beside them: `10^6`. */
function between({ text, last }: OpenLine, run: Run): string {
  if (/\s$/.test(text) || /^\s/.test(run.text)) return ''
  if (run.isNext) return ' '
  if (!/\d$/.test(text) || !/^\d/.test(run.text) || Math.abs(run.y - last.y) < 0.5) return ''
  if (run.size > last.size) return ' '
  return run.y > last.y ? '^' : '_'
}
