import type { Format } from '#shared/formats.ts'
import { bare } from './reading.ts'

const forbidden =
  // oxlint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g

const codeOf = (letter: string) => `[U+${letter.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}]`

/** Flags of regions, such as that of Wales: the PDF reader omits a glyph whose last code point is invisible. */
const ofTags = /\u{1F3F4}[\u{E0020}-\u{E007F}]+/gu

/**
 * Characters that control line breaks and emoji have no glyph, a non-breaking hyphen looks like any other, and all line ends are
 * equivalent.
 */
const plain = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(/\u0085|\u00AD|\u200B|\u200C|\u200D|\u2060|[\uFE00-\uFE0F]|\uFEFF/g, '')
    .replaceAll('\u2011', '-')
    .replaceAll(ofTags, '')

/**
 * Applies every change that a format makes to a text, both to the content and to the text read from a file, so that they can be compared.
 * White space is never compared. Office files omit characters that XML cannot contain. A PDF shows characters that its fonts lack as codes
 * (`[U+6F22]`), so here every character except plain ones is converted to its code.
 */
export function printedIn(format: Format): (text: string) => string {
  if (format !== 'pdf') return (text) => bare(text.replaceAll(forbidden, ''))
  return (text) =>
    Array.from(bare(plain(text.replaceAll(/[\v\f]/g, codeOf))))
      .map((letter) => (/[!-~]/.test(letter) ? letter : codeOf(letter)))
      .join('')
}

/** The PDF reader loses the letter before a break opportunity in a long word, so codes may be incomplete. */
const maimedCode = /\[U?\+?[0-9A-F]*\]?|U\+[0-9A-F]{2,6}\]?/g

/** Right-to-left letters, as a class of a regular expression. */
export const rightToLeftLetters = String.raw`[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]`
const fromRight = new RegExp(rightToLeftLetters)
const stretchFromRight = new RegExp(`[^A-Za-z]*${rightToLeftLetters}[^A-Za-z]*`, 'g')

export const readsFromRight = (text: string) => fromRight.test(text)

/** A PDF maps each glyph to one character, so a bracket that was first used in right-to-left text is read the wrong way round everywhere. */
const mirrored = /[()[\]{}<>«»]/g

/**
 * The same for a PDF with right-to-left text, which is in visual order and which each reader reorders in its own way, with the figures and
 * marks beside it: only the text in between is compared.
 */
export const besideRightToLeft = (text: string) => plainInPdf(text.replaceAll(stretchFromRight, '').replaceAll(mirrored, ''))

/** The same for a PDF that shows some letters as codes: only the plain ones are compared. */
export const plainInPdf = (text: string) => printedIn('pdf')(text).replaceAll(maimedCode, '')
