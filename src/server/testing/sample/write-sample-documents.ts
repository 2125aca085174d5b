import { documentTypeIds } from '#shared/document-types.ts'
import { inParallel } from './in-parallel.ts'
import type { Caller } from './sample-callers.ts'
import type { SampleProject } from './sample-projects.ts'

export type SampleDocument = { id: string; project: SampleProject; version: string; writer: Caller }

/** The requirements of a brief as the form sends them. */
const requirementsOf = ({ brief }: SampleProject) => JSON.stringify(brief.requirements)

/** Writes a document of every type for each project in the usual way: by a job, offline. */
export async function writeSampleDocuments(staff: Caller[], projects: SampleProject[]): Promise<SampleDocument[]> {
  const ofProjects = await inParallel(projects, 4, async (project, at) => {
    const documents: SampleDocument[] = []
    const { client, projectName } = project.brief
    const writer = staff[at % staff.length]!
    // The first document of a project reads the brief; the others use its facts.
    for (const documentType of documentTypeIds) {
      const asked = { documentType, client, projectName, requirements: requirementsOf(project), useAgent: 'false' as const }
      const { document } = await writer.documentsV3.generate(asked)
      documents.push({ id: document.id, project, version: '1.0.0', writer })
    }
    return documents
  })
  return ofProjects.flat()
}
