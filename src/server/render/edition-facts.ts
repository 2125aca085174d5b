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

/** What the document calls itself, else the name of its type, else the type's id. */
function kindOf({ documentType, facts }: Content): string {
  const own = facts.find(({ label }) => label.toLowerCase() === 'document')?.value
  return own ?? Object.entries(documentTypes).find(([id]) => id === documentType)?.[1].label ?? documentType
}

/** What stands above the title: the kind of document, or the firm's name where the title or the line below says the kind already. */
export function eyebrowOf(content: Content): string {
  const kind = kindOf(content)
  return `${content.title}\n${content.subtitle}`.toLowerCase().includes(kind.toLowerCase()) ? firm.name : kind
}

export const clientOf = ({ facts }: Content) => facts.find(({ label }) => label.toLowerCase() === 'client')?.value ?? ''
