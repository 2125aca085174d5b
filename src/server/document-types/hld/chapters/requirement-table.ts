import type { Block, Cell } from '#shared/content/blocks.ts'
import type { Requirement } from '#server/solution/solution.ts'
import { bare, capitalised, sentence } from '../../english.ts'
import { column, idPart, table, text } from '../../make-blocks.ts'
import { measureText } from '../../solution-view.ts'

const priorities = { must: 'Must', should: 'Should', could: 'Could', wont: 'Not now' } as const

const fields: Record<string, string> = {
  businessObjective: 'business objective',
  technicalRequirements: 'technical requirements',
  additionalContext: 'additional context',
}

const plain = (words: string) => bare(words).toLowerCase().replace(/\W+/g, ' ')

/** The brief's own words, or only their place where the fact repeats them. */
export function sourceText({ source, text: words }: Pick<Requirement, 'source' | 'text'>): string {
  if (source.from === 'brief') {
    const field = capitalised(fields[source.field] ?? source.field)
    return plain(source.quote) === plain(words) ? field : `${field}: “${bare(source.quote)}”`
  }
  if (source.from === 'template') return `“${bare(source.quote)}” (template)`
  return source.from === 'assumption' ? capitalised(bare(source.reason)) : 'Our proposal'
}

export const priorityText = ({ priority, priorityStated }: Requirement) =>
  `${priorities[priority]}${priorityStated ? '' : ' (assumed)'}`

export function requirementTable(id: string, caption: string, requirements: Requirement[]): Block {
  const measured = requirements.some((requirement) => requirement.measures.length > 0)
  const row = (requirement: Requirement): Cell[] => [
    [{ text: requirement.id, cites: [requirement.id] }],
    text(sentence(requirement.text)),
    text(priorityText(requirement)),
    ...(measured ? [text(measureText(requirement))] : []),
    text(sourceText(requirement)),
  ]
  return table(idPart(id), caption, {
    columns: [
      column('id', 'Id', 9),
      column('text', 'Requirement', measured ? 40 : 52),
      column('priority', 'Priority', 12),
      ...(measured ? [column('measure', 'Measure', 18)] : []),
      column('source', 'Stated in', measured ? 21 : 27),
    ],
    rows: requirements.map(row),
  })
}
