import { scheduleWork } from '#shared/schedule-work.ts'
import type { Plan } from './read-plan.ts'

/** The plan as it is from another start: work that may not begin before a day waits for it longer, or not at all. */
export function planFrom(plan: Plan, start: string | null): Plan {
  if (start === null || plan.stages.every(({ notBefore }) => notBefore === null)) return plan
  const pieces = plan.stages.map(({ key, weeks, waitsFor, notBefore }) => ({
    id: key,
    weeks,
    dependsOn: waitsFor,
    notBefore: notBefore ?? undefined,
  }))
  const startWeeks = new Map(scheduleWork(pieces, start).map(({ id, startWeek }) => [id, startWeek]))
  const stages = plan.stages.map((stage) => ({ ...stage, startWeek: startWeeks.get(stage.key) ?? stage.startWeek }))
  const promised = stages.filter(({ isPromised }) => isPromised).map(({ startWeek, weeks }) => startWeek + weeks - 1)
  const milestones = plan.milestones.map((one) => (one.isEnd ? { ...one, week: Math.max(0, ...promised) } : one))
  return { ...plan, stages, milestones }
}
