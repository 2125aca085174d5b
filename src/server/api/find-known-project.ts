import type { KnownProject } from '#shared/api/documents-v3.ts'
import { briefFieldLabels } from '#shared/brief-field-labels.ts'
import { type Brief, type BriefField, briefFields } from '#shared/brief.ts'
import type { StatementLabel } from '#shared/field-terms.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import { findProject } from '#server/documents/find-project.ts'
import type { Database } from '#server/platform/database.ts'
import type { Solution } from '#server/solution/solution.ts'
import { versionName } from './present-document.ts'

/** What a new document of the project would start from. */
export async function findKnownProject(
  database: Database,
  viewer: Viewer,
  named: Pick<Brief, 'client' | 'projectName'>,
): Promise<KnownProject | null> {
  const project = await findProject(database, viewer, named)
  if (!project) return null
  const { documents, facts } = project
  const { requirements } = facts.brief
  return {
    document: versionName(documents[0]),
    types: documents.map(({ type }) => type),
    design: facts.brief.design?.design.name ?? null,
    fields: briefFields
      .filter((field) => requirements[field].trim() !== '')
      .map((field) => ({ field, words: wordsFor(field, facts.solution), text: requirements[field] })),
  }
}

/** Solutions stored earlier have requirements instead of statements. */
const countIn = ({ statements, requirements }: Solution, field: BriefField, label: StatementLabel) =>
  statements
    ? statements.filter((one) => one.field === field && one.label === label && !one.earlier).length
    : requirements.filter(({ source }) => source.from === 'brief' && source.field === field).length

type Counted = { noun: string; count(solution: Solution): number }

/** What is told with its number. */
const counted: Partial<Record<BriefField, Counted>> = {
  technicalRequirements: {
    noun: 'requirement',
    count: (solution) => countIn(solution, 'technicalRequirements', 'requirement'),
  },
  constraints: { noun: 'constraint', count: (solution) => countIn(solution, 'constraints', 'constraint') },
  deliverables: { noun: 'deliverable', count: ({ deliverables }) => deliverables.length },
}

function wordsFor(field: BriefField, solution: Solution): string {
  const { noun, count } = counted[field] ?? {}
  const found = count?.(solution) ?? 0
  return found > 0 ? `${found} ${noun}${found === 1 ? '' : 's'}` : briefFieldLabels[field].toLowerCase()
}
