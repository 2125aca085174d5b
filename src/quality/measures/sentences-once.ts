import type { DocumentMeasure, Flaw } from '../measure.ts'
import { isField, proseOf, sentencesIn, squeeze, wordsIn } from '../texts.ts'

/** Shorter sentences may stand twice: “Nobody has said.” */
const leastWords = 5

export const sentencesOnce: DocumentMeasure = {
  id: 'repeated',
  name: 'Sentences that stand twice',
  about:
    'A sentence of five words or more in paragraphs, callouts and points of lists that stood in the document before; cells, captions, headings, figures, code, quotations and points of the form “label: value” do not count.',
  unit: 'count',
  examine({ content }) {
    const first = new Map<string, string>()
    const flaws: Flaw[] = []
    for (const { place, text } of proseOf(content)) {
      for (const sentence of sentencesIn(text)) {
        if (wordsIn(sentence).length < leastWords || isField(sentence)) continue
        const key = squeeze(sentence)
        const before = first.get(key)
        if (before === undefined) first.set(key, place)
        else flaws.push({ place, text: `As in ${before}: ${sentence}` })
      }
    }
    return { of: first.size + flaws.length, flaws }
  },
}
