import { faceIn, type Item, joinWords, paragraph, plainWords, textRun, type Words } from './flow.ts'
import { simpleField } from './field.ts'
import { runProperties, valued } from './properties.ts'
import { replaceRuns } from './revise.ts'
import type { Writer } from './writer.ts'

/** Twentieths of a point below a figure's caption, which ends the figure. */
const afterFigure = 260

const label = runProperties({ rStyle: valued('w:rStyle', 'CaptionLabel') })

type Captioned = { text: string; was?: string | undefined }

/**
 * `Table 3  What it shows`: above a table and on the same page, or below a figure; empty if there is no text. `was`: the earlier text, in a
 * comparison.
 */
export function caption(kind: 'Table' | 'Figure', { text, was }: Captioned, writer: Writer): Item[] {
  if (text.trim() === '') return []
  const number = writer.count(kind)
  const bookmark = `_Ref${kind}${number}`
  const named = textRun(`${kind} `, label) + simpleField(`SEQ ${kind} \\* ARABIC`, textRun(String(number), label))
  const words: Words = {
    xml: writer.bookmarks.wrap(bookmark, named) + textRun('\u2002'),
    pieces: [
      {
        text: `${kind} ${number}\u2002`,
        face: faceIn('Caption', writer.look, { strong: true }),
        size: writer.look.styles.Caption.size,
      },
    ],
  }
  if (kind === 'Figure') writer.figures.push({ number, text, bookmark })
  const choice = kind === 'Table' ? { keepNext: true } : { after: afterFigure }
  const now = plainWords(text, 'Caption', writer.look)
  const said =
    writer.revision && was !== undefined
      ? { ...now, xml: replaceRuns(plainWords(was, 'Caption', writer.look).xml, now.xml, writer.revision.stamp) }
      : now
  return [{ ...paragraph('Caption', joinWords(words, said), choice), listed: bookmark }]
}
