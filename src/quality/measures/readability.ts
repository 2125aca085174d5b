import type { DocumentMeasure, ValueMeasure } from '../measure.ts'
import type { MeasuredDocument, Project } from '../project.ts'
import { proseOf, sentencesIn, squeeze, squeezedBrief, wordsIn } from '../texts.ts'

/** The Government Digital Service asks for sentences of at most 25 words; half as many again is a sentence that must be read twice. */
const mostWords = 38

/** Sentences in our own words: without what stands between quotation marks, and without sentences that the brief itself has. */
function ownSentences({ content }: MeasuredDocument, brief = ''): string[] {
  return proseOf(content)
    .flatMap(({ text }) => sentencesIn(text.replace(/“[^”]*”/g, '“…”')))
    .filter((sentence) => wordsIn(sentence).length > 2 && !brief.includes(squeeze(sentence)))
}

/** Groups of vowels, a silent e aside: within a few per cent of a dictionary on running English. */
function syllablesIn(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '')
  const groups = letters.replace(/(?:[^laeiouy]es|[^aeiouy]ed|[^laeiouy]e)$/, '').match(/[aeiouy]{1,2}/g)
  return Math.max(1, groups?.length ?? 1)
}

const sum = (counts: number[]) => counts.reduce((left, right) => left + right, 0)
const wordsOf = (sentences: string[]) => sentences.map((sentence) => wordsIn(sentence).filter((word) => /[a-z]/i.test(word)))

/** R. Flesch, “A new readability yardstick”, Journal of Applied Psychology 32 (1948): 60–70 is plain English, 30–50 difficult. */
export function readingEase(sentences: string[]): number {
  const words = wordsOf(sentences)
  const count = sum(words.map(({ length }) => length))
  return 206.835 - (1.015 * count) / sentences.length - (84.6 * sum(words.flat().map(syllablesIn))) / count
}

const longestSentence = (document: MeasuredDocument) =>
  ownSentences(document).toSorted((one, other) => wordsIn(other).length - wordsIn(one).length)[0] ?? ''

export const flesch: ValueMeasure = {
  id: 'ease',
  name: 'Reading ease (Flesch 1948)',
  about: 'Of the prose without quotations, over all documents of the type; 60 and more is plain English.',
  unit: 'value',
  better: 'higher',
  step: 1,
  value: (documents) => readingEase(documents.flatMap((document) => ownSentences(document))),
  sample: longestSentence,
}

export const sentenceLength: ValueMeasure = {
  id: 'length',
  name: 'Words a sentence',
  about: 'Mean of the prose without quotations, over all documents of the type.',
  unit: 'value',
  better: 'lower',
  step: 0.5,
  value(documents) {
    const sentences = documents.flatMap((document) => ownSentences(document))
    return sum(wordsOf(sentences).map(({ length }) => length)) / sentences.length
  },
  sample: longestSentence,
}

export const sentencesShort: DocumentMeasure = {
  id: 'long',
  name: `Sentences over ${mostWords} words`,
  about: 'In the prose, without quotations and without sentences that the brief itself has.',
  unit: 'count',
  examine(document, { brief }: Project) {
    const sentences = ownSentences(document, squeezedBrief(brief))
    const flaws = sentences
      .map((text) => ({ text, words: wordsIn(text).length }))
      .filter(({ words }) => words > mostWords)
      .map(({ text, words }) => ({ place: `${words} words`, text }))
    return { of: sentences.length, flaws }
  },
}
