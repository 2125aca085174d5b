import type { Brief } from '#shared/brief.ts'
import type { Block } from '#shared/content/blocks.ts'
import type { Content } from '#shared/content/content.ts'
import { contentTexts, type PlacedText } from '#shared/content/content-texts.ts'
import { blockTexts, plainText } from '#shared/content/plain-text.ts'
import { walkBlocks } from '#shared/content/walk-blocks.ts'
import { cleanText } from '#server/compose/reading/clean-text.ts'
import { once } from './once.ts'

/** As a reader compares texts: case, spaces and marks at the ends do not count. */
export const squeeze = (text: string) =>
  cleanText(text)
    .replace(/\s+/g, ' ')
    .toLowerCase()
    .replace(/^[\s.;:,"“”'’]+|[\s.;:,"“”'’]+$/g, '')

export const briefTexts = ({ projectName, requirements }: Brief) => [projectName, ...Object.values(requirements)].map(cleanText)

/** The whole brief, squeezed. */
export const squeezedBrief = once((brief: Brief) => briefTexts(brief).map(squeeze).join(' \n '))

export const blocksOf = once(({ sections }: Content): Block[] => [...walkBlocks(sections)].map(({ block }) => block))

export const textsOf = once(contentTexts)

/** Prose: paragraphs, callouts and points of lists; not cells, captions, headings, code or quotations. */
export const proseOf = once((content: Content): PlacedText[] =>
  blocksOf(content).flatMap((block) => {
    if (block.type === 'list') return blockTexts(block).map((text) => ({ place: block.id, text }))
    if (block.type === 'paragraph' || block.type === 'callout') return [{ place: block.id, text: plainText(block.text) }]
    return []
  }),
)

/** A point that begins with a label is a field of a fact, like a cell: “Kept for: 7 years”. */
export const isField = (sentence: string) => /^(?:[\p{L}-]+ ?){1,3}: /u.test(sentence)

const segmenter = new Intl.Segmenter('en-GB', { granularity: 'sentence' })

export const sentencesIn = (text: string) =>
  // The segmenter is slow, and most points and captions are one sentence.
  !/[.!?…]\S?\s/.test(text)
    ? [text.trim()].filter((sentence) => sentence !== '')
    : [...segmenter.segment(text)].map(({ segment }) => segment.trim()).filter((sentence) => sentence !== '')

export const wordsIn = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’./-]*/gu) ?? []

/** A few words around a place in a text. */
export function excerpt(text: string, index = 0, length = 0): string {
  const start = Math.max(0, index - 70)
  const end = Math.min(text.length, index + length + 90)
  return `${start > 0 ? '…' : ''}${text.slice(start, end).replace(/\s+/g, ' ')}${end < text.length ? '…' : ''}`
}
