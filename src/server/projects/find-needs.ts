import { addDays, daysBetween, weeksBetween } from '#shared/calendar.ts'
import { isOpen, type MergedPlan } from './merge-plan.ts'
import type { NeedWords } from './need-words.ts'
import { endOf, partsOf } from './parts-of-plan.ts'
import type { Project } from './store.ts'

/** In days: how far ahead a fixed date is reported, and how long a project may go without a change. */
export const lookAheadDays = 14
export const quietDays = 30

export const needKinds = ['late', 'date-near', 'too-long', 'quiet'] as const
/** Reasons why a project needs attention. Among needs of the same kind, the one with the greatest weight comes first. */
export type Need = { kind: (typeof needKinds)[number]; words: string; weight: number }

/** `lastAt`: ISO day of the last change to the project. */
type Judged = {
  project: Pick<Project, 'status' | 'endsOn' | 'lead'>
  merged: MergedPlan
  today: string
  lastAt: string
  words: NeedWords
}

/** Returns the needs of a project. Empty if the project is completed or on hold. */
export function findNeeds(judged: Judged): Need[] {
  const { status } = judged.project
  if (status === 'completed' || status === 'on-hold') return []
  return [late(judged), dateNear(judged), tooLong(judged), quiet(judged)].filter((need) => need !== undefined)
}

function late({ project: { endsOn, lead }, merged, today, words }: Judged): Need | undefined {
  const open = partsOf(merged)
    .filter(({ isOverdue }) => isOverdue)
    .map((item) => ({ item, end: endOf(item, merged) ?? today }))
    .toSorted((one, other) => (one.end < other.end ? -1 : 1))
  const hasEnded = endsOn !== null && endsOn < today
  const [first] = open
  if (!first && !hasEnded) return undefined
  const reasons = [
    hasEnded && words.wasToEnd(endsOn, lead),
    first && words.areOverdue(open.length, { title: first.item.title, who: first.item.assignee }, first.end),
  ]
  return { kind: 'late', words: reasons.filter(Boolean).join('; '), weight: open.length + (hasEnded ? 1 : 0) }
}

function dateNear({ project: { endsOn }, merged, today, words }: Judged): Need | undefined {
  const until = addDays(today, lookAheadDays)
  const isNear = (day: string) => day >= today && day <= until
  const dates = [
    ...merged.milestones.flatMap(({ title, date, isFixed, state }) =>
      date !== null && isFixed && isOpen(state) && isNear(date) ? [{ day: date, words: words.isOn(title, date) }] : [],
    ),
    ...merged.freezes.flatMap(({ name, from, to }) => {
      if (isNear(from)) return [{ day: from, words: words.begins(name, from) }]
      return from < today && to >= today ? [{ day: today, words: words.holds(name, to) }] : []
    }),
    ...(endsOn !== null && isNear(endsOn) ? [{ day: endsOn, words: words.ends(endsOn) }] : []),
  ].toSorted((one, other) => (one.day < other.day ? -1 : 1))
  const [first, ...others] = dates
  if (!first) return undefined
  const told = others.length > 0 ? `${first.words}${words.andMoreDays(others.length)}` : first.words
  return { kind: 'date-near', words: told, weight: daysBetween(first.day, until) }
}

/** The plan, at its longest, ends after its deadline. */
function tooLong({ project: { endsOn }, merged, today, words }: Judged): Need | undefined {
  const work = merged.stages.filter(({ isPromised, state }) => isPromised && isOpen(state))
  if (work.length === 0) return undefined
  const deadline = merged.milestones.filter(({ isDeadline, state }) => isDeadline && isOpen(state)).at(-1)
  if (merged.start === null) {
    const done = Math.max(...work.map(({ startWeek, weeks }) => startWeek + weeks - 1))
    if (!deadline || deadline.week === 0 || deadline.week >= done) return undefined
    return { kind: 'too-long', words: words.planTakes(done, deadline.title, deadline.week), weight: done - deadline.week }
  }
  const days = [endsOn, deadline?.date ?? null].filter((day) => day !== null).toSorted()
  const [limit] = days
  const end = work
    .map((stage) => stage.endsOn!)
    .toSorted()
    .at(-1)!
  // A date that has passed is reported as late instead.
  if (limit === undefined || limit < today || end <= limit) return undefined
  const over = weeksBetween(limit, end) + 1
  return { kind: 'too-long', words: words.planEnds(end, over, limit), weight: over }
}

function quiet({ today, lastAt, words }: Judged): Need | undefined {
  const days = daysBetween(lastAt, today)
  return days < quietDays ? undefined : { kind: 'quiet', words: words.nothingSince(lastAt), weight: days }
}
