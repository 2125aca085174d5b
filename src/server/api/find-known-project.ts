import type { KnownProject } from '#shared/api/documents-v3.ts'
import { briefFieldLabels } from '#shared/brief-field-labels.ts'
import { type Brief, type BriefField, briefFields } from '#shared/brief.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import { findProject } from '#server/documents/find-project.ts'
import type { Database } from '#server/platform/database.ts'
import type { Solution } from '#server/solution/solution.ts'
import { versionName } from './present-document.ts'

/** Returns the data that a new document of the project would start from. */
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

/** Fields whose number of entries is shown. */
const nouns: Partial<Record<BriefField, string>> = {
  technicalRequirements: 'requirement',
  constraints: 'constraint',
  deliverables: 'deliverable',
}

function wordsFor(field: BriefField, { statements = [], requirements }: Solution): string {
  const noun = nouns[field]
  const facts = statements.length > 0 ? statements : requirements
  const found = noun ? facts.filter(({ source }) => source.from === 'brief' && source.field === field).length : 0
  return found > 0 ? `${found} ${noun}${found === 1 ? '' : 's'}` : briefFieldLabels[field].toLowerCase()
}
