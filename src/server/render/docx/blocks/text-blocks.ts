import type { BlockOf } from '#shared/content/blocks.ts'
import { type Item, joinWords, paragraph, pieceOf, plainWords, textRun, type Words } from '#server/render/docx/flow.ts'
import { colours } from '#server/render/open-xml/look.ts'
import { type Face, faceOf } from '#server/render/open-xml/text/measure-text.ts'
import { inlineWords } from '#server/render/docx/inline-words.ts'
import { runProperties, valued } from '#server/render/docx/properties.ts'
import type { Writer } from '#server/render/docx/writer.ts'

export const writeParagraph = (block: BlockOf<'paragraph'>, writer: Writer): Item[] => [
  paragraph('BodyText', inlineWords(block.text, 'BodyText', writer)),
]

const callouts = {
  note: { style: 'CalloutNote', label: 'Note' },
  decision: { style: 'CalloutDecision', label: 'Decision' },
  assumption: { style: 'CalloutAssumption', label: 'Assumption' },
  question: { style: 'CalloutQuestion', label: 'Question' },
  risk: { style: 'CalloutRisk', label: 'Risk' },
} as const

/** The tone is also written as a word, so that it is not shown by colour alone. */
export function writeCallout({ tone, title, text }: BlockOf<'callout'>, writer: Writer): Item[] {
  const { style, label } = callouts[tone]
  const face = faceOf(writer.look.labels, true)
  const colour = writer.look.styles[style].borders?.left?.colour ?? colours.accent
  const head = joinWords(
    labelWords(label.toUpperCase(), { colour, size: 8, face }),
    title === '' ? joinWords() : labelWords(`\u2002${title}`, { colour, size: 10, face }),
    { xml: '<w:r><w:br/></w:r>', pieces: [{ text: '\n', face, size: 10 }] },
  )
  return [paragraph(style, joinWords(head, inlineWords(text, style, writer)))]
}

function labelWords(text: string, { colour, size, face }: { colour: string; size: number; face: Face }): Words {
  const properties = runProperties({
    rStyle: valued('w:rStyle', 'CalloutTitle'),
    color: valued('w:color', colour),
    sz: valued('w:sz', size * 2),
  })
  return { xml: textRun(text, properties), pieces: [pieceOf({ text, face, size })] }
}

export const writeCode = ({ text }: BlockOf<'code'>, { look }: Writer): Item[] => [
  paragraph('Code', plainWords(text, 'Code', look)),
]

export function writeQuote({ text, source }: BlockOf<'quote'>, writer: Writer): Item[] {
  const words = inlineWords(text, 'Quote', writer)
  if (source === '') return [paragraph('Quote', words)]
  const named = paragraph('QuoteSource', plainWords(`— ${source}`, 'QuoteSource', writer.look))
  return [paragraph('Quote', words, { keepNext: true, after: 0 }), named]
}

/** The next item begins a page (`body.ts`). */
export const writePageBreak = (): Item[] => []
