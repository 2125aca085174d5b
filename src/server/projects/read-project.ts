import type { ProjectPage } from '#shared/api/projects.ts'
import type { Language } from '#shared/languages.ts'
import { isStaff, type Viewer } from '#server/accounts/policy.ts'
import { listProject } from '#server/documents/store.ts'
import type { Database } from '#server/platform/database.ts'
import { findMoves } from './find-moves.ts'
import { healthWords } from './health-words.ts'
import { type MoveWords, moveWords } from './move-words.ts'
import { mayWriteProjects, type PermittedProject } from './policy.ts'
import { mergeProject, presentPage } from './present-project.ts'
import type { Plan } from './read-plan.ts'
import { getPlans, listProjectVersions, listPlanItemOverrides, type Project, type ShownVersion } from './store.ts'
import { listUpdates } from './updates/store.ts'

type Readable = PermittedProject<'read', Project>

/** Returns the plan of the newest version that the viewer may see, with the changes people made to it. */
export async function getMergedPlan(database: Database, project: Readable) {
  const ids = project.versionId === null ? [] : [project.versionId]
  const [plans, said] = await Promise.all([getPlans(database, ids), listPlanItemOverrides(database, [project.id])])
  const plan = project.versionId === null ? undefined : plans.get(project.versionId)
  return { said: said.get(project.id)!, merged: mergeProject(project, { plan, said: said.get(project.id)! }) }
}

/** Returns everything on a project's page that the viewer may see. */
export async function readProject(
  database: Database,
  viewer: Viewer,
  { project, language }: { project: Readable; language: Language },
): Promise<ProjectPage> {
  const [{ merged }, versions, papers, updates] = await Promise.all([
    getMergedPlan(database, project),
    listProjectVersions(database, viewer, project),
    listProject(database, viewer, { client: project.client, project: project.name }),
    listUpdates(database, project),
  ])
  const source = versions.find(({ versionId }) => versionId === project.versionId)
  const page = presentPage(project, merged, {
    words: healthWords[language],
    mayWrite: mayWriteProjects(viewer),
    source: source ? presentVersion(source) : null,
    moved: await findMoved(database, versions, moveWords[language]),
    papers: papers.map(({ id, title, type, version, status, createdAt }) => ({
      id,
      title,
      type,
      version,
      isApproved: status === 'Approved',
      createdAt: createdAt.toISOString(),
    })),
    updates: updates.map(({ at, ...update }) => ({ ...update, at: at.toISOString() })),
  })
  return isStaff(viewer) ? page : withoutTasks(page)
}

/** For a client: the stages and the milestones with a date. The tasks below them, and what is judged from them, are internal. */
function withoutTasks(page: ProjectPage): ProjectPage {
  const stages = page.stages.map((stage) => ({ ...stage, tasks: [] }))
  const milestones = page.milestones.filter(({ date }) => date !== null)
  const overdue = [...stages, ...milestones].filter(({ isOverdue }) => isOverdue).length
  return { ...page, stages, milestones, own: [], gone: [], overdue, calculated: { ...page.calculated, reasons: [] } }
}

const presentVersion = ({ documentId, title, version, createdAt }: ShownVersion) => ({
  documentId,
  title,
  version,
  createdAt: createdAt.toISOString(),
})

/** Compares the newest plan with the most recent earlier plan that differs from it. */
async function findMoved(
  database: Database,
  [newest, ...earlier]: ShownVersion[],
  words: MoveWords,
): Promise<ProjectPage['moved']> {
  if (!newest || earlier.length === 0) return null
  const plans = await getPlans(
    database,
    [newest, ...earlier].map(({ versionId }) => versionId),
  )
  const planOf = ({ versionId }: ShownVersion): Plan => plans.get(versionId)!
  for (const version of earlier) {
    const moves = findMoves(planOf(version), planOf(newest), words)
    // Ignores versions without a plan.
    if (moves.length > 0 && planOf(version).stages.length > 0) return { since: presentVersion(version), moves }
  }
  return null
}
