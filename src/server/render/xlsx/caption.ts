import { colours } from '#server/render/open-xml/look.ts'
import { looks } from './look.ts'
import { askGap, type Sheet } from './sheet.ts'
import { cleanText } from './words.ts'
import { writeText } from './write-text.ts'

/** `Table 3  What it shows`; nothing where there are no words. */
export function writeCaption(sheet: Sheet, kind: 'Table' | 'Figure', text: string) {
  if (text.trim() === '') return
  const label = { text: `${kind} ${sheet.book.count(kind)}\u2002`, bold: true, colour: colours.accent }
  askGap(sheet, kind === 'Table' ? 14 : 4)
  writeText(sheet, { runs: [label, { text: cleanText(text) }] }, looks.caption)
}
