import type { Unread } from '#shared/uploaded-brief.ts'
import type { PdfItem } from './pdf-pieces.ts'

/** The tables of letters that a document only names: Chinese, Japanese and Korean ones (ISO 32000, 9.7.5.2), which we do not have. */
export type NamedMaps = { asked: number }

/** Counts the tables that the reader asks for; without its table, a font has no text. */
export function countNamedMaps() {
  const maps: NamedMaps = { asked: 0 }
  class Files {
    fetch({ kind }: { kind: string }): Promise<never> {
      if (kind === 'cMapUrl') maps.asked++
      return Promise.reject(new Error('There is no such file.'))
    }
  }
  return { maps, Files }
}

/** Letters of a font without a table are numbers: among them are those of controls, which no text has. */
const noLetters = /(?![\t\n\r])\p{Cc}|\ufffd/gu
/** With this share of them, the other letters of a font are no words either. */
const mostUnknown = 0.1

/** What LaTeX (encoding T1) has at these numbers, in fonts that do not say so. */
const ofLatex: Record<string, string> = {
  '\u0010': '“', '\u0011': '”', '\u0015': '–', '\u0016': '—', '\u001b': 'ff', '\u001c': 'fi', '\u001d': 'fl', '\u001e': 'ffi', '\u001f': 'ffl',
} // prettier-ignore
const read = (text: string) => text.replaceAll(noLetters, (letter) => ofLatex[letter] ?? letter)

/** Without the text of fonts whose letters are not known. */
export function withoutUnknown<Item extends PdfItem & { fontName?: string }>(items: Item[]): { known: Item[]; isWhole: boolean } {
  const fonts = new Map<string, { all: number; unknown: number }>()
  for (const { fontName = '', str } of items) {
    const font = fonts.get(fontName) ?? { all: 0, unknown: 0 }
    fonts.set(fontName, { all: font.all + str.length, unknown: font.unknown + (str.match(noLetters)?.length ?? 0) })
  }
  const isKnown = ({ fontName = '' }: Item) => {
    const { all, unknown } = fonts.get(fontName)!
    return unknown === 0 || unknown < all * mostUnknown
  }
  const known = items.filter(isKnown).map((item) => ({ ...item, str: read(item.str) }))
  const isWhole = known.length === items.length && !known.some(({ str }) => str.search(noLetters) >= 0)
  return { known, isWhole }
}

export const unknownLetters = (page: number): Unread => ({ kind: 'letters', page })
