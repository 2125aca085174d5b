import { firm } from '#shared/firm.ts'
import { editionFacts, kindOf } from '#server/render/edition-facts.ts'
import type { Edition } from '#server/render/renderer.ts'
import { type Item, paragraph, plainWords } from './flow.ts'
import { textWidth } from './look.ts'
import { tableItem } from './table-item.ts'

/** Twentieths of a point. */
const labelWidth = 2200

export function titlePage(edition: Edition): Item[] {
  const { documentType, title, subtitle } = edition.content
  const type = kindOf(documentType)
  // A title that says the type already is headed by the firm's name instead.
  const kind = title.toLowerCase().includes(type.toLowerCase()) ? firm.name : type
  const rows = editionFacts(edition).map(({ label, value }) => [
    { style: 'FactLabel', words: plainWords(label, 'FactLabel') } as const,
    { style: 'FactValue', words: plainWords(value, 'FactValue') } as const,
  ])
  return [
    paragraph('Kind', plainWords(kind, 'Kind')),
    paragraph('Title', plainWords(title, 'Title')),
    paragraph('Subtitle', plainWords(subtitle, 'Subtitle')),
    tableItem({ style: 'FactTable', description: 'About this document', widths: [labelWidth, textWidth - labelWidth], rows }),
  ]
}
