import { queryOptions, useQuery } from '@tanstack/react-query'
import type { BriefField } from '#shared/brief.ts'
import { api } from '#web/api/api.ts'
import { briefFieldLabels } from '#words/brief-fields.ts'
import * as words from '#words/document-labels.ts'

const factsQuery = (id: string, version: string) =>
  queryOptions({
    queryKey: ['documents', 'facts', id, version],
    queryFn: () => api.documentsV3.facts({ id, version }),
    // A version never changes.
    staleTime: Infinity,
  })

/** The facts of a version, and where its brief contains the quotations behind them. */
export const useFacts = (id: string, version: string) => useQuery(factsQuery(id, version))

export type Facts = Awaited<ReturnType<typeof api.documentsV3.facts>>
export type Quote = Facts['quotes'][number]

type Source = { from: string; reason?: string; entry?: string; model?: string; pattern?: string; quote?: string }
export type Fact = { id: string; text?: string; name?: string; title?: string; proposal?: string; source: Source }

const isFact = (value: unknown): value is Fact => typeof value === 'object' && value !== null && 'id' in value && 'source' in value

export const factsOf = (facts: Facts['facts']): Fact[] => Object.values(facts).flat().filter(isFact)

/** Facts in a separate list of the version: `questions`, `assumptions`. */
export function factsIn(facts: Facts['facts'], list: string): Fact[] {
  const found = facts[list]
  return Array.isArray(found) ? found.filter(isFact) : []
}

export const wordsOf = ({ text, title, name }: Fact) => text ?? title ?? name ?? ''

/** Describes the origin of a fact that is not quoted from the brief. */
export function originOf({ source }: Fact): string {
  if (source.from === 'assumption') return words.notInBriefAssumed(source.reason ?? '')
  if (source.from === 'template') return words.fromTheTemplate(source.quote ?? '')
  if (source.from === 'model') return source.model === undefined ? words.proposedByAModel : words.proposedBy(source.model)
  return words.notInBriefProposedBy
}

/** Labels for fields of a document's facts that are not in the form. */
const ownFields: Readonly<Record<string, string>> = { projectName: words.projectName, answers: words.answers }

export const fieldLabel = (field: string) =>
  field in briefFieldLabels ? briefFieldLabels[field as BriefField] : (ownFields[field] ?? field)
