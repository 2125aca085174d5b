import type { fonts } from '#server/render/open-xml/look.ts'
import { breakLines } from '#server/render/open-xml/text/break-lines.ts'
import { faceOf, type Piece } from '#server/render/open-xml/text/measure-text.ts'

/** An external address, already checked, or a place in the document by its name in `Targets`. */
export type Link = { outside: string } | { inside: string }

export type Run = {
  text: string
  font: keyof typeof fonts
  /** Points. */
  size: number
  bold?: boolean | undefined
  italic?: boolean | undefined
  /** A colour of the theme (`tx2`), or hexadecimal. */
  colour?: string | undefined
  raised?: boolean | undefined
  link?: Link | undefined
}

export type Bullet = {
  ordered: boolean
  /** Its position in the list, from 1. */
  number: number
  /** The list it belongs to. */
  list: object
}

export type Paragraph = {
  runs: readonly Run[]
  /** Points. */
  before?: number
  level?: number
  indent?: number
  bullet?: Bullet | undefined
  align?: 'right' | 'center'
  /** Relative to the font's own line height. */
  leading?: number
  /** Points from line to line, for any content. */
  exact?: number
  /** Points of the line if it has no text. */
  emptySize?: number
  /** Known beforehand if the same text is set at many sizes: its width in points on one line, and whether it contains other scripts. */
  known?: { width: number; isForeign: boolean }
}

export type LaidParagraph = { paragraph: Paragraph; starts: number[]; lineHeight: number; height: number }

/** Relative to the type size: the line height of Calibri, the highest of our fonts, and of fallback fonts for other scripts. */
const lineHeight = { ours: 1.2207, foreign: 1.5 } as const
const foreign = /[^\n -\u036F\u2000-\u206F\u20A0-\u20BF\u2190-\u21FF\u2212\u2260-\u2265]/
/** Sizes of runs are rounded when they are scaled. */
const knownSlack = 1.04
/** Relative to the line's size, as PowerPoint sets raised letters. */
const raised = 0.67
/** Other programs and versions set a line a little wider than the font's metrics. */
const prudence = 0.985

/** Text in the form that slides allow: one kind of line end, and no tabs, whose stops are unknown. */
export const slideText = (text: string) => text.replace(/\r\n|[\r\v\f\u2028\u2029]/g, '\n').replaceAll('\t', '    ')

export const plainRun = (text: string, look: Omit<Run, 'text'>): Run => ({ text: slideText(text), ...look })

export const textOf = (runs: readonly Run[]) => runs.map(({ text }) => text).join('')
export const isForeign = (runs: readonly Run[]) => foreign.test(textOf(runs))
export const isBlank = (runs: readonly Run[]) => textOf(runs).trim() === ''

export const pieceOf = ({ text, font, size, bold, italic, raised: isRaised }: Run): Piece => ({
  text,
  face: faceOf(font, bold, italic),
  size: isRaised ? size * raised : size,
})

/** Relative to their size, the height of a line. */
export const naturalHeight = (foreign: boolean) => (foreign ? lineHeight.foreign : lineHeight.ours)

/** Whether text of a known width fits on one line. */
export const isOneLine = (known: number, width: number) => known * knownSlack <= width * prudence

/** Breaks a paragraph into lines, before anything is positioned. */
export function layParagraph(paragraph: Paragraph, width: number): LaidParagraph {
  const { known, indent = 0 } = paragraph
  const room = (width - indent) * prudence
  const starts = known && isOneLine(known.width, width - indent) ? [0] : breakLines(paragraph.runs.map(pieceOf), room)
  const size = Math.max(1, ...paragraph.runs.map((run) => run.size))
  const height = size * naturalHeight(known?.isForeign ?? isForeign(paragraph.runs)) * (paragraph.leading ?? 1)
  return { paragraph, starts, lineHeight: height, height: height * starts.length }
}

/** The first lines, and the others as a paragraph without a bullet of its own. */
export function splitParagraph({ paragraph, starts }: LaidParagraph, lines: number): [Paragraph, Paragraph] {
  const at = starts[lines] ?? Infinity
  const { known: _known, ...whole } = paragraph
  const { bullet: _bullet, ...rest } = whole
  return [
    { ...whole, runs: sliceRuns(paragraph.runs, 0, at) },
    { ...rest, runs: sliceRuns(paragraph.runs, at, Infinity) },
  ]
}

function sliceRuns(runs: readonly Run[], from: number, to: number): Run[] {
  let start = 0
  return runs.flatMap((run) => {
    const text = run.text.slice(Math.max(0, from - start), Math.max(0, to - start))
    start += run.text.length
    return text === '' ? [] : [{ ...run, text }]
  })
}

export type Fitted = { paragraph: Paragraph; height: number; lines: number; isCut: boolean }

/** At most this many lines; the last ends with an ellipsis if there were more. */
export function fitLines(paragraph: Paragraph, width: number, most: number): Fitted {
  const laid = layParagraph(paragraph, width)
  const lines = Math.min(most, laid.starts.length)
  const fitted = { height: laid.lineHeight * lines, lines }
  if (laid.starts.length <= most) return { paragraph, ...fitted, isCut: false }
  const [kept] = splitParagraph(laid, most)
  const last = kept.runs.at(-1)
  const shorter = last && { ...last, text: `${last.text.trimEnd().replace(/.{0,3}$/su, '')}\u2026` }
  return { paragraph: { ...kept, runs: [...kept.runs.slice(0, -1), ...(shorter ? [shorter] : [])] }, ...fitted, isCut: true }
}
