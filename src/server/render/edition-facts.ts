import { documentTypes } from '#shared/document-types.ts'
import { formatDate } from './format-value.ts'
import type { Edition } from './renderer.ts'

export type Fact = { label: string; value: string }

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

/** The name of the type, or its id where the type is not one of ours. */
export function kindOf(documentType: string): string {
  return Object.entries(documentTypes).find(([id]) => id === documentType)?.[1].label ?? documentType
}
