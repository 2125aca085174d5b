import type { Brief } from '#shared/brief.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import { findProject } from '#server/documents/find-project.ts'
import type { Database } from '#server/platform/database.ts'
import { canonicalJson } from '#server/render/json/canonical-json.ts'
import { Solution } from '#server/solution/solution.ts'

export type KnownSolution = {
  solution: Solution
  /** Another document was written from the very same brief: its facts hold for this one too. */
  holds: boolean
}

/** The newest facts of the project that a brief belongs to; none where they were kept in a shape of long ago. */
export async function findKnownSolution(database: Database, viewer: Viewer, brief: Brief): Promise<KnownSolution | undefined> {
  const project = await findProject(database, viewer, brief)
  const parsed = Solution.safeParse(project?.facts.solution)
  if (!project || !parsed.success) return undefined
  const isSame = canonicalJson(project.facts.brief.requirements) === canonicalJson(brief.requirements)
  return { solution: parsed.data, holds: isSame && project.documents[0].type !== brief.documentType }
}
