import type { ItemKind, ItemState } from '#shared/projects.ts'
import { addDays } from '#shared/calendar.ts'
import { calculateProgress, type Progress } from './calculate-progress.ts'
import { planFrom } from './plan-from.ts'
import type { Plan, PlannedFreeze, PlannedStage } from './read-plan.ts'

/** A change that a person made to a part of the plan, or a part that a person added. */
export type PlanItemOverride = {
  key: string
  kind: ItemKind
  isOwn: boolean
  /** The title it had when it was last changed. */
  title: string
  state: ItemState
  assignee: string
  dueOn: string | null
  doneOn: string | null
  position: number
  parentKey: string | null
  isDismissed: boolean
}
export type Item = Omit<PlanItemOverride, 'isDismissed' | 'position'> & { isOverdue: boolean }
export type Stage = Item & {
  startWeek: number
  weeks: number
  startsOn: string | null
  endsOn: string | null
  waitsFor: string[]
  isPromised: boolean
  tasks: Item[]
}
/** `isFixed`: its date was stated, not calculated from the start of the work. `isPast`: an event of the brief that has passed. */
export type Milestone = Item & { week: number; date: string | null; isDeadline: boolean; isFixed: boolean; isPast: boolean }
export type MergedPlan = {
  /** The day from which weeks are counted. Null if it is not known. */
  start: string | null
  /** The start that the document states, which the project's own start replaces. */
  plannedStart: string | null
  stages: Stage[]
  milestones: Milestone[]
  /** Items that people added outside any stage. */
  own: Item[]
  /** Changes people made to parts that the plan no longer has. */
  gone: Item[]
  freezes: PlannedFreeze[]
  progress: Progress
}

type Laying = { plan: Plan; said: PlanItemOverride[]; startsOn: string | null; today: string }

/** Combines the plan of the newest version with the changes people made to it. */
export function mergePlan({ plan: read, said, startsOn, today }: Laying): MergedPlan {
  const start = startsOn ?? read.start
  const plan = planFrom(read, start)
  const saidOf = new Map(said.map((item) => [item.key, item]))
  const context: Context = { start, today, saidOf, own: said.filter(({ isOwn }) => isOwn).toSorted(byPosition) }
  const stages = plan.stages.map((stage) => layStage(stage, context))
  const milestones = plan.milestones.map((milestone): Milestone => {
    const date = milestone.date ?? (start && addDays(start, milestone.week * 7 - 1))
    const item = layItem({ key: milestone.key, kind: 'milestone', title: milestone.name, parentKey: null }, { context, end: date })
    const isFixed = (item.dueOn ?? milestone.date) !== null
    // A date of the brief is overdue only if it is a deadline: others are events, which pass. So does all that is before the planned start.
    const isEvent = milestone.date !== null || (plan.start !== null && date !== null && date < plan.start)
    const isPast = isEvent && item.dueOn === null && date !== null && date < today && !milestone.isDeadline
    return {
      ...item,
      isOverdue: item.isOverdue && !isPast,
      week: milestone.week,
      date: item.dueOn ?? date,
      isDeadline: milestone.isDeadline,
      isFixed,
      isPast,
    }
  })
  const planned = new Set([...plan.stages.map(({ key }) => key), ...stages.flatMap(({ tasks }) => tasks.map(({ key }) => key))])
  for (const { key } of milestones) planned.add(key)
  const own = context.own.filter(({ key }) => !planned.has(key)).map((item) => present(item, { today, end: null }))
  return {
    start,
    plannedStart: plan.start,
    stages,
    milestones,
    own,
    gone: said
      .filter(({ key, isOwn, isDismissed }) => !isOwn && !isDismissed && !planned.has(key))
      .toSorted(byPosition)
      .map((item) => ({ ...present(item, { today, end: null }), isOverdue: false })),
    freezes: plan.freezes,
    progress: calculateProgress(stages, own),
  }
}

type Context = { start: string | null; today: string; saidOf: Map<string, PlanItemOverride>; own: PlanItemOverride[] }

const byPosition = (one: PlanItemOverride, other: PlanItemOverride) =>
  one.position - other.position || one.key.localeCompare(other.key)

function layStage(stage: PlannedStage, context: Context): Stage {
  const { start } = context
  const startsOn = start && addDays(start, (stage.startWeek - 1) * 7)
  const endsOn = start && addDays(start, (stage.startWeek - 1 + stage.weeks) * 7 - 1)
  const planned = stage.tasks.map(({ key, title }) =>
    layItem({ key, kind: 'task', title, parentKey: stage.key }, { context, end: endsOn }),
  )
  const added = context.own
    .filter(({ parentKey }) => parentKey === stage.key)
    .map((item) => present(item, { today: context.today, end: endsOn }))
  const tasks = [...planned, ...added]
  const own = layItem({ key: stage.key, kind: 'stage', title: stage.name, parentKey: null }, { context, end: endsOn })
  const state = stateOfStage(own.state, tasks)
  return {
    ...own,
    state,
    isOverdue: own.isOverdue && isOpen(state),
    startWeek: stage.startWeek,
    weeks: stage.weeks,
    startsOn,
    endsOn,
    waitsFor: stage.waitsFor,
    isPromised: stage.isPromised,
    tasks,
  }
}

/** The state of a stage with tasks follows from its tasks. Dropping a stage drops its tasks too. */
function stateOfStage(said: ItemState, tasks: Item[]): ItemState {
  const counted = tasks.filter(({ state }) => state !== 'dropped')
  if (said === 'dropped' || (tasks.length > 0 && counted.length === 0)) return 'dropped'
  if (tasks.length === 0) return said
  if (counted.every(({ state }) => state === 'done')) return 'done'
  return counted.some(({ state }) => state !== 'todo') ? 'doing' : 'todo'
}

type Named = Pick<Item, 'key' | 'kind' | 'title' | 'parentKey'>
type Ends = { today: string; end: string | null }

const untouched = { isOwn: false, state: 'todo' as const, assignee: '', dueOn: null, doneOn: null }

/** Copies field by field: an overview builds thousands of these at once, and spreading each one took most of its time. */
function layItem({ key, kind, title, parentKey }: Named, { context, end }: { context: Context; end: string | null }): Item {
  const { isOwn, state, assignee, dueOn, doneOn } = context.saidOf.get(key) ?? untouched
  return present({ key, kind, isOwn, title, state, assignee, dueOn, doneOn, parentKey }, { today: context.today, end })
}

function present(
  { key, kind, isOwn, title, state, assignee, dueOn, doneOn, parentKey }: Omit<PlanItemOverride, 'position' | 'isDismissed'>,
  { today, end }: Ends,
): Item {
  const last = dueOn ?? end
  const isOverdue = last !== null && last < today && isOpen(state)
  return { key, kind, isOwn, title, state, assignee, dueOn, doneOn, parentKey, isOverdue }
}

export const isOpen = (state: ItemState) => state === 'todo' || state === 'doing'
