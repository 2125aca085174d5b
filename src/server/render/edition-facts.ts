import type { Content } from '#shared/content/content.ts'
import { documentTypes } from '#shared/document-types.ts'
import { firm } from '#shared/firm.ts'
import { formatDate } from './format-value.ts'
import type { Edition } from './renderer.ts'

type Fact = { label: string; value: string }

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

/** What stands above the title: the type, or the firm's name where the title says the type already. */
export function kindAbove({ documentType, title }: Content): string {
  const type = kindOf(documentType)
  return title.toLowerCase().includes(type.toLowerCase()) ? firm.name : type
}

export const clientOf = ({ facts }: Content) => facts.find(({ label }) => label.toLowerCase() === 'client')?.value ?? ''
