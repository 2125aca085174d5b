import { type ProjectHealth, projectHealths } from '#shared/projects.ts'
import { addDays, daysBetween, weeksBetween } from '#shared/calendar.ts'
import type { HealthWords } from './health-words.ts'
import { isOpen, type MergedPlan, type Stage } from './merge-plan.ts'
import { endOf, partsOf } from './parts-of-plan.ts'
import type { Project } from './store.ts'

/** Days that an item may be overdue before the project is off track. */
const longOverdueDays = 14
/** Days between the end of the plan and its deadline that are too few to recover from a delay. */
const littleSlackDays = 7
/** Weeks after the deadline at which a plan is off track. */
const farOverWeeks = 2
/** Stages named for each kind of reason. */
const mostStages = 3

export type HealthReason = { health: Exclude<ProjectHealth, 'on-track'>; text: (words: HealthWords) => string }
export type Health = { health: ProjectHealth; reasons: HealthReason[] }

type Judged = { project: Pick<Project, 'status' | 'endsOn' | 'lead'>; merged: MergedPlan; today: string }

/** A project's health, calculated from its plan and dates: the worst of its reasons, worst first. On track if it is completed or on hold. */
export function judgeHealth(judged: Judged): Health {
  const { status } = judged.project
  if (status === 'completed' || status === 'on-hold') return { health: 'on-track', reasons: [] }
  const reasons = [...passedDates(judged), ...overdue(judged), ...room(judged), ...beyond(judged), ...order(judged)].toSorted(
    (one, other) => projectHealths.indexOf(other.health) - projectHealths.indexOf(one.health),
  )
  return { health: reasons[0]?.health ?? 'on-track', reasons }
}

/** The health that lists and reports show: the team's own judgement where they gave one. */
export const healthOf = (
  project: Pick<Project, 'status' | 'endsOn' | 'lead' | 'statedHealth'>,
  merged: MergedPlan,
  today: string,
) => project.statedHealth ?? judgeHealth({ project, merged, today }).health

const isMissed = ({ isDeadline, isPast, state, date }: MergedPlan['milestones'][number], today: string) =>
  isDeadline && !isPast && isOpen(state) && date !== null && date < today

function passedDates({ project: { endsOn, lead }, merged, today }: Judged): HealthReason[] {
  const hasEnded: HealthReason[] =
    endsOn !== null && endsOn < today ? [{ health: 'off-track', text: (words) => words.hasEnded(endsOn, lead) }] : []
  const missed = merged.milestones
    .filter((milestone) => isMissed(milestone, today))
    .map(({ title, date }): HealthReason => ({ health: 'off-track', text: (words) => words.deadlineMissed(title, date!) }))
  return [...hasEnded, ...missed]
}

function overdue({ merged, today }: Judged): HealthReason[] {
  const missed = new Set(merged.milestones.filter((milestone) => isMissed(milestone, today)).map(({ key }) => key))
  const late = partsOf(merged)
    .filter(({ key, isOverdue }) => isOverdue && !missed.has(key))
    .map((item) => ({ title: item.title, who: item.assignee, end: endOf(item, merged) ?? today }))
    .toSorted((one, other) => (one.end < other.end ? -1 : 1))
  const [first] = late
  if (!first) return []
  const isLong = daysBetween(first.end, today) > longOverdueDays
  return [{ health: isLong ? 'off-track' : 'at-risk', text: (words) => words.overdue(late.length, first, first.end) }]
}

/** The last day of the promised work that is open, and the first day by which it has to be done. */
function limitsOf({ project: { endsOn }, merged, today }: Judged): { end: string; limit: string } | undefined {
  const deadlines = merged.milestones.flatMap(({ isDeadline, state, date }) => (isDeadline && isOpen(state) && date ? [date] : []))
  const end = endOfWork(merged)
  const [limit] = [endsOn, ...deadlines].filter((day): day is string => day !== null && day >= today).toSorted()
  return end !== undefined && limit ? { end, limit } : undefined
}

/** The last day of the promised work that is open. */
const endOfWork = ({ stages }: MergedPlan) =>
  stages
    .flatMap(({ isPromised, state, endsOn }) => (isPromised && isOpen(state) && endsOn ? [endsOn] : []))
    .toSorted()
    .at(-1)

/** A plan without a deadline is compared with the last date that the brief states. */
function beyond(judged: Judged): HealthReason[] {
  const { merged, today } = judged
  const end = endOfWork(merged)
  if (end === undefined || limitsOf(judged)) return []
  const last = merged.milestones
    .flatMap(({ isFixed, week, title, state, date }) =>
      isFixed && week > 0 && isOpen(state) && date !== null && date >= today ? [{ title, date }] : [],
    )
    .toSorted((one, other) => one.date.localeCompare(other.date))
    .at(-1)
  if (!last || end <= last.date) return []
  return [{ health: 'at-risk', text: (words) => words.endsAfterLastDate(end, last.title, last.date) }]
}

function room(judged: Judged): HealthReason[] {
  const limits = limitsOf(judged)
  if (!limits) return []
  const { end, limit } = limits
  const slack = daysBetween(end, limit)
  if (slack >= littleSlackDays) return []
  if (slack >= 0) return [{ health: 'at-risk', text: (words) => words.littleSlack(slack, limit) }]
  const weeks = weeksBetween(limit, end) + 1
  return [{ health: weeks > farOverWeeks ? 'off-track' : 'at-risk', text: (words) => words.endsAfterDeadline(end, weeks, limit) }]
}

/** Stages that are held up by an earlier one, and stages that were finished before one that they depend on. */
function order({ merged, today }: Judged): HealthReason[] {
  const found = (reasonOf: (stage: Stage, before: Stage) => HealthReason | undefined) =>
    merged.stages
      .flatMap((stage) => {
        const before = openBefore(stage, merged.stages)
        return before ? (reasonOf(stage, before) ?? []) : []
      })
      .slice(0, mostStages)
  const waiting = found((stage, before) => {
    const isDue = isOpen(stage.state) && stage.startsOn !== null && addDays(stage.startsOn, -1) < today
    if (!isDue || before.endsOn === null || before.endsOn >= today) return undefined
    return { health: 'at-risk', text: (words) => words.waits(stage.title, before.title, before.endsOn!) }
  })
  const outOfOrder = found((stage, before) =>
    stage.state === 'done' ? { health: 'at-risk', text: (words) => words.outOfOrder(stage.title, before.title) } : undefined,
  )
  return [...waiting, ...outOfOrder]
}

/** The first open stage that a stage depends on. */
const openBefore = ({ waitsFor }: Stage, stages: Stage[]) =>
  stages.find(({ key, state }) => waitsFor.includes(key) && isOpen(state))
