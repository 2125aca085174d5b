import type { Block, Cell, Inline } from '#shared/content/blocks.ts'
import type { Requirement } from '#server/solution/solution.ts'
import { bare, capitalised, sentence } from '../english.ts'
import { groupBy } from '../group-by.ts'
import { column, idPart, table, text } from '../make-blocks.ts'
import { measureText } from '../solution-view.ts'

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

/** Where most of the rows stand in the brief, so that only the others need to say so. */
function usualSource(requirements: Requirement[]): string {
  const counts = groupBy(requirements, sourceText)
  const [source, rows] = [...counts.entries()].toSorted(([, left], [, right]) => right.length - left.length)[0] ?? ['', []]
  return rows.length > 1 && rows.length > requirements.length / 2 && !source.includes('“') ? source : ''
}

export function requirementTable(id: string, caption: string, requirements: Requirement[]): Block {
  const measured = requirements.some((requirement) => requirement.measures.length > 0)
  const usual = usualSource(requirements)
  const others = requirements.some((requirement) => sourceText(requirement) !== usual)
  const row = (requirement: Requirement): Cell[] => {
    const source = sourceText(requirement)
    const note: Inline[] = source === usual ? [] : [{ text: ` (${source})`, marks: ['emphasis'] }]
    return [
      [{ text: requirement.id, cites: [requirement.id] }],
      [...text(sentence(requirement.text)), ...note],
      text(priorityText(requirement)),
      ...(measured ? [text(measureText(requirement))] : []),
    ]
  }
  const origin = usual ? `, from the brief’s ${usual.toLowerCase()}${others ? ' unless noted' : ''}` : ''
  return table(idPart(id), `${caption}${origin}`, {
    columns: [
      column('id', 'Id', 10),
      column('text', 'Requirement', measured ? 52 : 74),
      column('priority', 'Priority', 16),
      ...(measured ? [column('measure', 'Measure', 22)] : []),
    ],
    rows: requirements.map(row),
  })
}
