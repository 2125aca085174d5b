import { type Item, joinWords, paragraph, plainWords, textRun, type Words } from './flow.ts'
import { field } from './field.ts'
import { styleOf } from './paragraph-styles.ts'
import { runProperties, valued } from './properties.ts'
import { colours } from '#server/render/open-xml/look.ts'
import type { Writer } from './writer.ts'

/** Twentieths of a point below a figure's caption, which ends the figure. */
const afterFigure = 260

/** `Table 3  What it shows`: above a table and kept with it, below a figure; nothing where there are no words. */
export function caption(kind: 'Table' | 'Figure', text: string, writer: Writer): Item[] {
  if (text.trim() === '') return []
  const number = String(writer.count(kind))
  const label = runProperties({ b: '<w:b/>', color: valued('w:color', colours.accent) })
  const words: Words = {
    xml: textRun(`${kind} `, label) + field(`SEQ ${kind} \\* ARABIC`, number, label) + textRun('\u2002'),
    pieces: [{ text: `${kind} ${number}  `, face: 'sansBold', size: styleOf('Caption').size }],
  }
  const choice = kind === 'Table' ? { keepNext: true } : { after: afterFigure }
  return [paragraph('Caption', joinWords(words, plainWords(text, 'Caption')), choice)]
}
