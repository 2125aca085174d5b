import { isOpen, type Item, type MergedPlan } from './merge-plan.ts'

/** Parts of the plan that can be open on their own: a stage that has tasks is as open as they are. */
export const partsOf = ({ stages, milestones, own }: MergedPlan) => [
  ...stages.flatMap((stage) => (stage.tasks.length > 0 ? stage.tasks : [stage])),
  ...milestones,
  ...own,
]
/** Tasks that are still to be done, and stages that have none. */
export const openTasksOf = (merged: MergedPlan) =>
  partsOf(merged).filter(({ kind, state }) => kind !== 'milestone' && isOpen(state))

/** The day on which a part should be done. Null if the start of the work is not known. */
export function endOf({ key, dueOn, parentKey }: Item, { stages, milestones }: MergedPlan): string | null {
  const stage = stages.find((one) => one.key === key || one.key === parentKey)
  return dueOn ?? stage?.endsOn ?? milestones.find((one) => one.key === key)?.date ?? null
}
