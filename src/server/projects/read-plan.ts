import { createHash } from 'node:crypto'
import { everyYear, mondayFrom } from '#shared/calendar.ts'
import { bare, capitalised } from '#server/document-types/english.ts'
import { textKey } from '#server/solution/pair-facts.ts'
import type { Solution } from '#server/solution/solution.ts'

export type PlannedTask = { key: string; title: string }
/** Weeks are counted from the start of the work; the first is 1. */
export type PlannedStage = {
  key: string
  name: string
  startWeek: number
  weeks: number
  /** Keys of the stages that must end before this one. */
  waitsFor: string[]
  /** The day on which it may begin at the earliest. */
  notBefore: string | null
  /** False for operation after delivery, which comes after the promised work. */
  isPromised: boolean
  tasks: PlannedTask[]
}
/** `date`: set if the brief or a person states it; `isDeadline`: true if it must not be missed; `isEnd`: the calculated end of the work. */
export type PlannedMilestone = {
  key: string
  name: string
  week: number
  date: string | null
  isDeadline: boolean
  isEnd: boolean
}
/** Days on which nothing may be changed, both included. */
export type PlannedFreeze = { name: string; from: string; to: string }
/** The plan in the facts of one version. */
export type Plan = {
  stages: PlannedStage[]
  milestones: PlannedMilestone[]
  freezes: PlannedFreeze[]
  /** The Monday from which weeks are counted. Null if neither the brief nor a person stated when the work starts. */
  start: string | null
}

/** The facts that a plan is read from. */
export type PlanFacts = Pick<Solution, 'workstreams' | 'milestones' | 'deliverables' | 'windows'>

export const emptyPlan: Plan = { stages: [], milestones: [], freezes: [], start: null }

/** A task has no ID of its own. Its key comes from its stage and its text, and stays the same as long as both do. */
export function taskKey(stage: string, words: string): string {
  return `${stage}#${createHash('sha256').update(textKey(words)).digest('hex').slice(0, 8)}`
}

export function readPlan(facts: PlanFacts): Plan {
  const start = facts.milestones.find((milestone) => milestone.kind === 'start' && milestone.date && isStated(milestone))?.date
  // Solutions stored earlier refer to deliverables by ID.
  const texts = new Map(facts.deliverables.map(({ id, text }) => [id, text]))
  return {
    stages: facts.workstreams.map((stream) => ({
      key: stream.id,
      name: stream.name,
      startWeek: stream.startWeek,
      weeks: stream.weeks,
      waitsFor: stream.dependsOn,
      notBefore: stream.notBefore ?? null,
      isPromised: stream.kind !== 'operation',
      tasks: tasksOf(
        stream.id,
        stream.deliverables.map((product) => capitalised(bare(texts.get(product) ?? product))),
      ),
    })),
    milestones: facts.milestones.map((milestone) => ({
      key: milestone.id,
      name: capitalised(bare(milestone.name)),
      week: milestone.week,
      date: isStated(milestone) ? (milestone.date ?? null) : null,
      isDeadline: isStated(milestone) && (milestone.kind === 'deadline' || milestone.kind === 'end'),
      isEnd: milestone.kind === 'end' && milestone.source.from === 'calculated',
    })),
    freezes: (facts.windows ?? [])
      .filter(({ kind }) => kind === 'freeze')
      .flatMap(({ text, ...span }) => everyYear(span).map(({ from, to }) => ({ name: text, from, to }))),
    start: start ? mondayFrom(start) : null,
  }
}

/** True if the brief or a person gave the date. Other dates were calculated from an assumed start. */
const isStated = ({ source }: PlanFacts['milestones'][number]) => source.from === 'brief' || source.from === 'person'

/** Two tasks with the same text are one task. */
function tasksOf(stage: string, names: string[]): PlannedTask[] {
  const tasks = names.filter((name) => name.trim() !== '').map((title) => ({ key: taskKey(stage, title), title }))
  return tasks.filter(({ key }, at) => tasks.findIndex((task) => task.key === key) === at)
}
