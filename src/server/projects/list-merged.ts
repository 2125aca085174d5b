import type { Viewer } from '#server/accounts/policy.ts'
import type { Database } from '#server/platform/database.ts'
import type { MergedPlan } from './merge-plan.ts'
import { mergeProject } from './present-project.ts'
import { getPlans, listProjects, listPlanItemOverrides, type Project, type ProjectFilters } from './store.ts'

export type MergedProject = { project: Project; merged: MergedPlan }

/**
 * Returns the projects that the viewer may see, each with the plan of the newest version they may see and the changes people made to it.
 */
export async function listMerged(database: Database, viewer: Viewer, filters: ProjectFilters): Promise<MergedProject[]> {
  const projects = await listProjects(database, viewer, filters)
  const versionIds = projects.flatMap(({ versionId }) => versionId ?? [])
  const [plans, said] = await Promise.all([
    getPlans(database, versionIds),
    listPlanItemOverrides(
      database,
      projects.map(({ id }) => id),
    ),
  ])
  return projects.map((project) => {
    const plan = project.versionId === null ? undefined : plans.get(project.versionId)
    return { project, merged: mergeProject(project, { plan, said: said.get(project.id)! }) }
  })
}
