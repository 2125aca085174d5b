import type { PdfLine } from './pdf-headings.ts'

/** A run of text where it is drawn; `transform` is that of PDF (ISO 32000, 8.3.3). */
export type PdfItem = { str: string; transform: number[]; width: number; hasEOL: boolean }
export type PdfPage = { number: number; bottom: number; height: number }

/** In multiples of the size: how far a sign may be raised or lowered, and be from what it belongs to. */
const [raised, apart] = [0.6, 1]
/** `last`: its last run. */
type OpenLine = PdfLine & { end: number; last: Run }

/** Runs of text at the same height are a line; a raised or lowered sign belongs to the words beside it. */
export function linesOfItems(items: PdfItem[], page: PdfPage): PdfLine[] {
  const lines: OpenLine[] = []
  let isNext = false
  for (const item of items) {
    if (item.str !== '') {
      const [, , skew = 0, scale = 0, x = 0, fromOrigin = 0] = item.transform
      const size = Math.round(Math.hypot(skew, scale) * 2) / 2
      const run = { text: item.str, y: fromOrigin - page.bottom, x, end: x + item.width, size, isNext }
      const line = lines.at(-1)
      if (line && belongsTo(line, run)) addTo(line, run)
      else lines.push({ page: page.number, height: page.height, y: run.y, size, text: run.text, end: run.end, last: run })
    }
    isNext = (isNext && item.str === '') || item.hasEOL
  }
  return lines.filter(({ text }) => text.trim() !== '').map(({ page, y, size, text, height }) => ({ page, y, size, text, height }))
}

type Run = { text: string; y: number; x: number; end: number; size: number; /** After the end of a line. */ isNext: boolean }

function belongsTo(line: OpenLine, run: Run): boolean {
  const distance = Math.abs(line.y - run.y)
  if (distance < 2) return true
  const size = Math.max(line.size, run.size)
  return !run.isNext && run.size !== line.size && distance < size * raised && Math.abs(run.x - line.end) < size * apart
}

function addTo(line: OpenLine, run: Run) {
  line.text += between(line, run) + run.text
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
