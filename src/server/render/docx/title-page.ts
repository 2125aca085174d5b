import { documentTypes } from '#shared/document-types.ts'
import { firm } from '#shared/firm.ts'
import { formatDate } from '#server/render/format-value.ts'
import type { Edition } from '#server/render/renderer.ts'
import { type Item, paragraph, plainWords } from './flow.ts'
import { textWidth } from './look.ts'
import { tableItem } from './table-item.ts'

type Fact = { label: string; value: string }

/** Twentieths of a point. */
const labelWidth = 2200

/** What is known about the document: what its content says, and what only its record knows. */
export function editionFacts({ content, version, createdAt, status }: Edition): Fact[] {
  const said = new Set(content.facts.map(({ label }) => label.trim().toLowerCase()))
  const recorded = [
    { label: 'Version', value: version },
    { label: 'Date', value: formatDate(createdAt) },
    { label: 'Status', value: status },
  ]
  return [...content.facts, ...recorded.filter(({ label }) => !said.has(label.toLowerCase()))]
}

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

/** The name of the type, or its id where the type is not one of ours. */
export function kindOf(documentType: string): string {
  return Object.entries(documentTypes).find(([id]) => id === documentType)?.[1].label ?? documentType
}
