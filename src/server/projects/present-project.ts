import type { ProjectPage, ProjectRow } from '#shared/api/projects.ts'
import type { HealthWords } from './health-words.ts'
import { healthOf, judgeHealth } from './judge-health.ts'
import { mergePlan, type MergedPlan, type PlanItemOverride } from './merge-plan.ts'
import { partsOf } from './parts-of-plan.ts'
import { emptyPlan, type Plan } from './read-plan.ts'
import type { Project } from './store.ts'

/** ISO day, in UTC. */
export const today = () => new Date().toISOString().slice(0, 10)

export const mergeProject = (
  { startsOn }: Project,
  { plan, said }: { plan: Plan | undefined; said: PlanItemOverride[] },
): MergedPlan => mergePlan({ plan: plan ?? emptyPlan, said, startsOn, today: today() })

export function presentShape(project: Project, merged: MergedPlan) {
  const { projectKey: _key, versionId: _version, changedAt: _changed, statedHealth: _stated, ...shown } = project
  const isLate = project.endsOn !== null && project.endsOn < today()
  return {
    ...shown,
    health: healthOf(project, merged, today()),
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
  milestones: merged.milestones.map(({ key, title, state, week, date, isOverdue, isPast }) => ({
    key,
    title,
    state,
    week,
    date,
    isOverdue,
    isPast,
  })),
})

type Around = Pick<ProjectPage, 'mayWrite' | 'source' | 'moved' | 'papers' | 'updates'>

export function presentPage(
  project: Project,
  merged: MergedPlan,
  { words, ...around }: Around & { words: HealthWords },
): ProjectPage {
  const { plannedStart, stages, milestones, own, gone, progress } = merged
  const { terms, weeks, doneWeeks, tasks } = progress
  const { health, reasons } = judgeHealth({ project, merged, today: today() })
  const calculated = { health, reasons: reasons.map(({ text }) => text(words)) }
  return {
    ...presentShape(project, merged),
    plannedStart,
    statedHealth: project.statedHealth,
    calculated,
    stages,
    milestones,
    own,
    gone,
    progress: { terms, weeks, doneWeeks, tasks },
    ...around,
  }
}
