import type { Content } from './content.ts'
import { blockTexts } from './plain-text.ts'
import { walkSections } from './walk-blocks.ts'

export type PlacedText = { place: string; text: string }

/** Returns all visible texts in reading order, each with its place. */
export const contentTexts = (content: Content): PlacedText[] =>
  [
    { place: 'title', text: content.title },
    { place: 'subtitle', text: content.subtitle },
    ...content.facts.map(({ label, value }) => ({ place: `fact ${label}`, text: value })),
    ...[...walkSections(content.sections)].flatMap(({ section }) => [
      { place: section.id, text: section.heading },
      ...section.blocks.flatMap((block) => blockTexts(block).map((text) => ({ place: block.id, text }))),
    ]),
  ].filter(({ text }) => text.trim() !== '')
