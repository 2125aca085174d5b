import type { Brief } from '#shared/brief.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import { findProject } from '#server/documents/find-project.ts'
import type { Database } from '#server/platform/database.ts'
import { canonicalJson } from '#server/render/json/canonical-json.ts'
import type { Ask } from '#server/compose/ask.ts'
import type { Solution } from '#server/solution/solution.ts'
import type { GenerationWork } from './generation-work.ts'

export type KnownSolution = {
  solution: Solution
  /** True if another document was written from exactly the same brief: its facts are also valid for this one. */
  holds: boolean
}

type Means = { database: Database; ask: Ask<GenerationWork>; viewer: Viewer }

/** The newest facts of the project that a brief belongs to; undefined if they were stored in an obsolete form. */
export async function findKnownSolution({ database, ask, viewer }: Means, brief: Brief): Promise<KnownSolution | undefined> {
  const project = await findProject(database, viewer, brief)
  if (!project) return undefined
  const solution = await ask('readKnown', { facts: project.facts.solution })
  if (!solution) return undefined
  const told = ({ requirements, rulings = { answers: [], assumptions: [] }, design, names = [] }: Brief) =>
    canonicalJson([requirements, rulings, design ?? null, names])
  const isSame = told(project.facts.brief) === told(brief)
  return { solution, holds: isSame && project.documents[0].type !== brief.documentType }
}
