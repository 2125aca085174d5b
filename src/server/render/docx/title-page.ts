import { editionFacts, kindAbove } from '#server/render/edition-facts.ts'
import type { Edition } from '#server/render/renderer.ts'
import { type Item, paragraph, plainWords } from './flow.ts'
import { textWidth } from './look.ts'
import { tableItem } from './table-item.ts'

/** Twentieths of a point. */
const labelWidth = 2200

export function titlePage(edition: Edition): Item[] {
  const { title, subtitle } = edition.content
  const rows = editionFacts(edition).map(({ label, value }) => [
    { style: 'FactLabel', words: plainWords(label, 'FactLabel') } as const,
    { style: 'FactValue', words: plainWords(value, 'FactValue') } as const,
  ])
  return [
    paragraph('Kind', plainWords(kindAbove(edition.content), 'Kind')),
    paragraph('Title', plainWords(title, 'Title')),
    paragraph('Subtitle', plainWords(subtitle, 'Subtitle')),
    tableItem({ style: 'FactTable', description: 'About this document', widths: [labelWidth, textWidth - labelWidth], rows }),
  ]
}
