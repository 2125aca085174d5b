import type { Inline } from '#shared/content/blocks.ts'
import { readAddress } from '#server/open-xml/read-address.ts'
import { colours } from '#server/render/open-xml/look.ts'
import { withoutForbiddenCharacters } from '#server/open-xml/xml.ts'
import { shortenCites, splitAtMark } from '#shared/content/shorten-cites.ts'
import type { Targets } from '#server/render/find-targets.ts'
import { countLines } from '#server/render/open-xml/text/break-lines.ts'
import { faceOf, longestWord, type Piece, textWidth } from '#server/render/open-xml/text/measure-text.ts'
import type { Letters } from './look.ts'

/** A run of text in a cell, with its differences from the cell's other text. */
export type Run = Partial<Letters> & { text: string }
/** An external address, or the name of a place in the document. */
export type Link = { address: string } | { place: string }
/** A cell has one link; `others` are links on parts of the text. */
export type Words = { runs: Run[]; link?: Link; others?: { text: string; link: Link }[] }

/** Text with one kind of line end, without characters that files cannot contain. */
export const cleanText = (text: string) => withoutForbiddenCharacters(text.replace(/\r\n|[\r\v\f\u2028\u2029]/g, '\n'))

/** The text on one line, for a name. */
export const oneLine = (text: string) => cleanText(text).replace(/\s+/g, ' ').trim()

export const plainRuns = (text: string): Run[] => [{ text: cleanText(text) }]

/** Text with its formatting and the facts that it cites. Text that is a single link makes it the cell's link. */
export function inlineWords(inlines: readonly Inline[], letters: Letters, targets: Targets): Words {
  const runs: Run[] = []
  const links: { text: string; link: Link }[] = []
  for (const inline of inlines) {
    const text = cleanText(inline.text)
    const link = text.trim() === '' ? undefined : findLink(inline.link, targets)
    runs.push({ text, ...marked(inline, letters), ...(link ? linkLetters : {}) })
    if (link) links.push({ text: text.trim(), link })
    const cites = targets.citesAfter(inline)
    if (cites.length > 0) addCitations(runs, cites, letters)
  }
  const [first] = links
  const isWhole = links.length === 1 && inlines.every(({ text, link }) => link !== undefined || text.trim() === '')
  return isWhole ? { runs, link: first!.link } : { runs, others: links }
}

/** The same for a cell of a table, in which addresses of links on parts of the text are written out. */
export function cellWords(inlines: readonly Inline[], letters: Letters, targets: Targets): Words {
  const { runs, link, others = [] } = inlineWords(inlines, letters, targets)
  if (link) return { runs, link }
  const addresses = others.flatMap(({ link: other }) => ('address' in other ? [other.address] : []))
  // Text that cannot be clicked does not look like a link.
  const plain = runs.map(({ underline, colour, ...run }) => (underline || colour === undefined ? run : { ...run, colour }))
  return { runs: [...plain, ...addresses.map((address) => ({ text: ` (${address})`, ...quiet(letters) }))] }
}

const linkLetters = { colour: colours.accent, underline: true } as const
const quiet = ({ size }: Letters) => ({ size: size - 1.5, colour: colours.faint })

function marked({ marks = [] }: Inline, { size }: Letters): Partial<Letters> {
  return {
    ...(marks.includes('strong') ? { bold: true } : {}),
    ...(marks.includes('emphasis') ? { italic: true } : {}),
    ...(marks.includes('code') ? { font: 'mono', size: size - 1 } : {}),
  }
}

/** Ids are in brackets after the last letter, before the space that separates sentences. */
function addCitations(runs: Run[], cites: readonly string[], letters: Letters) {
  const last = runs.at(-1)!
  const [text, gap] = splitAtMark(last.text)
  runs[runs.length - 1] = { ...last, text }
  runs.push({ text: `${text === '' ? '' : ' '}[${citedIds(cites)}]`, ...quiet(letters) })
  if (gap !== '') runs.push({ text: gap })
}

/** More ids than this are shortened to ranges. */
const mostWhole = 3

function citedIds(cites: readonly string[]): string {
  const parts =
    cites.length > mostWhole
      ? shortenCites([...cites])
          .map(({ text }) => text)
          .join('')
      : cites.join(', ')
  return cleanText(parts)
}

function findLink(link: string | undefined, targets: Targets): Link | undefined {
  if (link?.startsWith('#')) {
    const place = targets.find(link.slice(1))
    return place === null ? undefined : { place }
  }
  const address = link === undefined ? undefined : readAddress(link)
  return address === undefined ? undefined : { address }
}

export const textOf = (runs: readonly Run[]) => runs.map(({ text }) => text).join('')

function piecesOf(runs: readonly Run[], letters: Letters): Piece[] {
  return runs.map((run) => ({
    text: run.text,
    face: faceOf(run.font ?? letters.font, run.bold ?? letters.bold, run.italic ?? letters.italic),
    size: run.size ?? letters.size,
  }))
}

/** Letters are slightly wider on screens than on paper, because each is set on whole pixels. */
const onScreen = 1.03

/** Points of the text on one line. */
export function widthOf(runs: readonly Run[], letters: Letters): number {
  if (!runs.some(({ text }) => text.includes('\n')))
    return onScreen * piecesOf(runs, letters).reduce((sum, piece) => sum + textWidth(piece), 0)
  const lines: Piece[][] = [[]]
  for (const piece of piecesOf(runs, letters)) {
    for (const [index, text] of piece.text.split('\n').entries()) {
      if (index > 0) lines.push([])
      lines.at(-1)!.push({ ...piece, text })
    }
  }
  return onScreen * Math.max(...lines.map((line) => line.reduce((sum, piece) => sum + textWidth(piece), 0)))
}

export const longestOf = (runs: readonly Run[], letters: Letters) =>
  onScreen * Math.max(0, ...piecesOf(runs, letters).map(longestWord))

export const linesOf = (runs: readonly Run[], letters: Letters, width: number) =>
  countLines(piecesOf(runs, letters), Math.max(width, letters.size) / onScreen)

/** Points from one line to the next, as Excel rounds them to whole dots. */
export const lineHeight = ({ size }: Letters) => size * (size === 10 ? 1.28 : 1.32)
