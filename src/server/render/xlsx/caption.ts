import { colours } from '#server/render/open-xml/look.ts'
import type { Book } from './book.ts'
import { looks } from './look.ts'
import { requestGap, type Sheet, keepWithNext } from './sheet.ts'
import { cleanText, type Run } from './words.ts'
import { writeText } from './write-text.ts'

type Kind = 'Table' | 'Figure'

/** `Table 3  What it shows`; nothing if there is no text. */
export function writeCaption(sheet: Sheet, kind: Kind, text: string) {
  if (text.trim() === '') return
  requestGap(sheet, kind === 'Table' ? 14 : 4)
  const row = writeText(sheet, { runs: captionRuns(sheet.book, kind, text) }, looks.caption)
  if (kind === 'Table' && row !== undefined) keepWithNext(sheet, row)
}

/** The next number of its kind before the text. */
export const captionRuns = (book: Book, kind: Kind, text: string): Run[] => [
  { text: `${kind} ${book.count(kind)}\u2002`, bold: true, colour: colours.accent },
  { text: cleanText(text) },
]
