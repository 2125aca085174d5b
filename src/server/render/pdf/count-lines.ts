import { loadFont, type Face } from '../fonts/load-fonts.ts'
import { measureWord } from './measure-word.ts'
import type { MarkedRun, Run } from './typst-runs.ts'

/** Available width in points, and the type size. */
export type CellBox = { width: number; face: 'sans' | 'sans-semibold'; size: number }
export type LineCount = { fewest: number; most: number }
type Piece = { text: string; face: Face; size: number }
/** Letters without a space between them, and the space after them; `divisible` if a line may end inside. */
type Word = { width: number; space: number; divisible: boolean; endsLine: boolean }

/** The factors by which kerning may make text narrower or wider than the sum of its letters. */
const closest = 0.96
const widest = 1.012
/** As in the template, for code and citations: shares of the size, and points before a citation. */
const [codeSize, citeSize, beforeCites] = [0.88, 0.62, 1]

/** Minimum and maximum number of lines of a text, without setting it; undefined if a letter comes from another font. */
export function countLines(runs: Run[], box: CellBox): LineCount | undefined {
  const words = wordsOf(runs, box)
  const most = words && fillLines(words, { room: box.width / widest, divides: false })
  if (!words || most === undefined) return undefined
  if (words.every(({ width }) => width === 0)) return { fewest: 0, most: 0 }
  // A line with only code or citations is lower than others, so it does not determine a row's height.
  if (runs.some((run) => typeof run === 'object' && 'code' in run)) return { fewest: 0, most }
  const high = runs.some(hasCites) ? wordsOf(runs.map(withoutCites), box)! : words
  return { fewest: fillLines(high, { room: box.width / closest, divides: true }) ?? 0, most }
}

const hasCites = (run: Run) => typeof run === 'object' && 'cites' in run
const withoutCites = (run: Run): Run => (hasCites(run) ? { ...(run as MarkedRun), cites: [] } : run)

function wordsOf(runs: Run[], { face, size }: CellBox): Word[] | undefined {
  const words = [emptyWord()]
  for (const run of runs) {
    if (typeof run === 'object' && 'break' in run) {
      words.at(-1)!.endsLine = true
      words.push(emptyWord())
      continue
    }
    const { text, code, strong, emphasis, cites = [] }: MarkedRun = typeof run === 'string' ? { text: run } : run
    const styled: Face = `${strong ? 'sans-semibold' : face}${emphasis ? '-italic' : ''}`
    const piece = code ? { text, face: 'mono' as const, size: size * codeSize } : { text, face: styled, size }
    if (!isOfFont(piece)) return undefined
    addWords(words, piece)
    if (cites.length === 0) continue
    words.at(-1)!.width += beforeCites
    addWords(words, { text: cites.map((cite) => cite.text).join(''), face: 'sans', size: size * citeSize })
  }
  return words
}

const emptyWord = (): Word => ({ width: 0, space: 0, divisible: false, endsLine: false })

const printable = /^[ -~]*$/
/** Letters and characters that are set one after another from left to right. */
const latin = /^[ -~\u00A0-\u024F\u2010-\u2026\u20AC\u2190-\u2193\u2212\u2248\u2264\u2265]*$/

function isOfFont({ text, face }: Piece): boolean {
  if (printable.test(text)) return true
  if (!latin.test(text)) return false
  const font = loadFont(face)
  return Array.from(text).every((character) => font.advance(character.codePointAt(0)!) !== undefined)
}

const undivided = /^[A-Za-z0-9\u00C0-\u024F]+$/

function addWords(words: Word[], { text, face, size }: Piece) {
  const space = measureWord(' ', face, size)
  for (const [index, token] of text.split(' ').entries()) {
    if (index > 0) {
      words.at(-1)!.space += space
      words.push(emptyWord())
    }
    if (token === '') continue
    const last = words.at(-1)!
    last.width += measureWord(token, face, size)
    last.divisible ||= !undivided.test(token)
  }
}

/** Fills one line after another; undefined if a word is wider than a line. */
function fillLines(words: Word[], { room, divides }: { room: number; divides: boolean }): number | undefined {
  let [lines, used] = [1, 0]
  for (const { width, space, divisible, endsLine } of words) {
    const isCut = divides && divisible
    if (width > room && !isCut) return undefined
    if (used + width > room) {
      lines += 1
      used = isCut ? used - room : 0
    }
    used += width + space
    if (endsLine) [lines, used] = [lines + 1, 0]
  }
  return lines
}
