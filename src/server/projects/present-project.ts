import type { ProjectPage, ProjectRow } from '#shared/api/projects.ts'
import { isOpen, mergePlan, type MergedPlan, type PlanItemOverride } from './merge-plan.ts'
import { emptyPlan, type Plan } from './read-plan.ts'
import type { Project } from './store.ts'

/** ISO day, in UTC. */
export const today = () => new Date().toISOString().slice(0, 10)

export const mergeProject = (
  { startsOn }: Project,
  { plan, said }: { plan: Plan | undefined; said: PlanItemOverride[] },
): MergedPlan => mergePlan({ plan: plan ?? emptyPlan, said, startsOn, today: today() })

/** Parts of the plan that can be open on their own: a stage that has tasks is as open as they are. */
export const partsOf = ({ stages, milestones, own }: MergedPlan) => [
  ...stages.flatMap((stage) => (stage.tasks.length > 0 ? stage.tasks : [stage])),
  ...milestones,
  ...own,
]
/** Tasks that are still to be done, and stages that have none. */
export const openTasksOf = (merged: MergedPlan) =>
  partsOf(merged).filter(({ kind, state }) => kind !== 'milestone' && isOpen(state))

export function presentShape(project: Project, merged: MergedPlan) {
  const { projectKey: _key, versionId: _version, changedAt: _changed, ...shown } = project
  const isLate = project.endsOn !== null && project.endsOn < today()
  return {
    ...shown,
    start: merged.start,
    percent: merged.progress.percent,
    overdue: project.status === 'completed' ? 0 : partsOf(merged).filter(({ isOverdue }) => isOverdue).length + (isLate ? 1 : 0),
  }
}

export const presentRow = (project: Project, merged: MergedPlan): ProjectRow => ({
  ...presentShape(project, merged),
  stages: merged.stages.map(({ key, title, state, startWeek, weeks, isOverdue }) => ({
    key,
    title,
    state,
    startWeek,
    weeks,
    isOverdue,
  })),
  milestones: merged.milestones.map(({ key, title, state, week, date, isOverdue }) => ({
    key,
    title,
    state,
    week,
    date,
    isOverdue,
  })),
})

type Around = Pick<ProjectPage, 'mayWrite' | 'source' | 'moved' | 'papers' | 'updates'>

export function presentPage(project: Project, merged: MergedPlan, around: Around): ProjectPage {
  const { stages, milestones, own, gone, progress } = merged
  const { terms, weeks, doneWeeks } = progress
  return { ...presentShape(project, merged), stages, milestones, own, gone, progress: { terms, weeks, doneWeeks }, ...around }
}
