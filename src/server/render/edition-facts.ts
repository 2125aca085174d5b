import type { Content } from '#shared/content/content.ts'
import { documentTypes } from '#shared/document-types.ts'
import { firm } from '#shared/firm.ts'
import { formatDate } from './format-value.ts'
import type { Edition } from './renderer.ts'

type Fact = { label: string; value: string }

/** The facts about the document: those in its content, and those only in its record. */
export function editionFacts({ content, version, createdAt, status }: Edition): Fact[] {
  const said = new Set(content.facts.map(({ label }) => label.trim().toLowerCase()))
  const recorded = [
    { label: 'Version', value: version },
    { label: 'Date', value: formatDate(createdAt) },
    { label: 'Status', value: status },
  ]
  return [...content.facts, ...recorded.filter(({ label }) => !said.has(label.toLowerCase()))]
}

/** The document's own name for its type, else the type's label, else the type's id. */
function kindOf({ documentType, facts }: Content): string {
  const own = facts.find(({ label }) => label.toLowerCase() === 'document')?.value
  return own ?? Object.entries(documentTypes).find(([id]) => id === documentType)?.[1].label ?? documentType
}

/** The line above the title: the type of document, or the company's name if the title or subtitle already mentions the type. */
export function eyebrowOf(content: Content): string {
  const kind = kindOf(content)
  return `${content.title}\n${content.subtitle}`.toLowerCase().includes(kind.toLowerCase()) ? firm.name : kind
}

export const clientOf = ({ facts }: Content) => facts.find(({ label }) => label.toLowerCase() === 'client')?.value ?? ''
