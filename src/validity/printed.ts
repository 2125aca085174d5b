import type { Format } from '#shared/formats.ts'
import { bare } from './reading.ts'

const forbidden =
  // oxlint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g

const codeOf = (letter: string) => `[U+${letter.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}]`

/** Flags of regions, such as that of Wales: the reader of PDF leaves out a glyph whose letters end in one that is not seen. */
const ofTags = /\u{1F3F4}[\u{E0020}-\u{E007F}]+/gu

/** Marks that steer breaking and emoji have no glyph, a hyphen that must not break looks like any other, and one line end is as good as another. */
const plain = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(/\u0085|\u00AD|\u200B|\u200C|\u200D|\u2060|[\uFE00-\uFE0F]|\uFEFF/g, '')
    .replaceAll('\u2011', '-')
    .replaceAll(ofTags, '')

/**
 * All that a format may do to a text, done to a text of the content and to what was read of a file alike, so that they can be
 * compared. White space is never compared. Office's files leave out what XML cannot hold. A PDF tells letters that its fonts lack by
 * their numbers (`[U+6F22]`), so that here every letter but the plainest is told so.
 */
export function printedIn(format: Format): (text: string) => string {
  if (format !== 'pdf') return (text) => bare(text.replaceAll(forbidden, ''))
  return (text) =>
    Array.from(bare(plain(text.replaceAll(/[\v\f]/g, codeOf))))
      .map((letter) => (/[!-~]/.test(letter) ? letter : codeOf(letter)))
      .join('')
}

/** The reader of PDF loses the letter before a place where a long word may be broken, so that numbers of letters come out maimed. */
const maimedCode = /\[U?\+?[0-9A-F]*\]?|U\+[0-9A-F]{2,6}\]?/g

/** Letters that are read from the right, as a class of a regular expression. */
export const rightToLeftLetters = String.raw`[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]`
const fromRight = new RegExp(rightToLeftLetters)
const stretchFromRight = new RegExp(`[^A-Za-z]*${rightToLeftLetters}[^A-Za-z]*`, 'g')

export const readsFromRight = (text: string) => fromRight.test(text)

/**
 * The same for a PDF with words from right to left. They stand in it as they do on the page, and each reader makes up its own order of
 * them, and of figures and marks beside them: what is told between them is compared.
 */
export const besideRightToLeft = (text: string) => plainInPdf(text.replaceAll(stretchFromRight, ''))

/** The same for a PDF that tells some letters by their numbers: only the plain ones are compared. */
export const plainInPdf = (text: string) => printedIn('pdf')(text).replaceAll(maimedCode, '')
