import type { WeekRow } from '#shared/api/weekly-report.ts'
import { addDays } from '#shared/calendar.ts'
import type { MergedProject } from '../list-merged.ts'
import { isOpen, type Item } from '../merge-plan.ts'
import { endOf, partsOf } from '../parts-of-plan.ts'
import type { WeekRowWords } from './week-row-words.ts'

/** `to`: the last day of the week. `today`: items are late as of this day or of the end of the week, whichever comes first. */
export type Week = { from: string; to: string; today: string }

const linkTo = (project: string, key: string) => `/projects/${project}#${encodeURIComponent(key)}`
const byDay = (one: WeekRow, other: WeekRow) => ((one.day ?? '') < (other.day ?? '') ? -1 : 1)
const noteOf = ({ assignee }: Item, note: string) => [note, assignee].filter(Boolean).join(', ')

/** Returns the items that were done in a week, late at its end, or due in the seven days after it. */
export function listPlanRows(project: MergedProject, week: Week, words: WeekRowWords): Record<'done' | 'late' | 'next', WeekRow[]> {
  const isLive = !project.project.isArchived && project.project.status !== 'completed'
  return {
    done: listDone(project, week, words),
    late: isLive ? listLate(project, week, words) : [],
    next: isLive ? listNext(project, week, words) : [],
  }
}

function listDone({ project, merged }: MergedProject, { from, to }: Week, words: WeekRowWords): WeekRow[] {
  return [...partsOf(merged), ...merged.gone]
    .filter(({ state, doneOn }) => state === 'done' && doneOn !== null && doneOn >= from && doneOn <= to)
    .map((item) => ({
      title: item.title,
      note: noteOf(item, words.done(item.doneOn!)),
      day: item.doneOn,
      link: linkTo(project.id, item.key),
    }))
    .toSorted(byDay)
}

/** Items that were due before that day and still open on it, including those that were done later. */
function listLate({ project, merged }: MergedProject, { to, today }: Week, words: WeekRowWords): WeekRow[] {
  const isOver = to < today
  const on = isOver ? addDays(to, 1) : today
  const past = new Set(merged.milestones.filter(({ isPast }) => isPast).map(({ key }) => key))
  return partsOf(merged)
    .filter(({ key }) => !past.has(key))
    .flatMap((item) => {
      const end = endOf(item, merged)
      const wasOpen = isOpen(item.state) || (isOver && item.doneOn !== null && item.doneOn >= on)
      if (end === null || end >= on || !wasOpen) return []
      return [{ title: item.title, note: noteOf(item, words.due(end)), day: end, link: linkTo(project.id, item.key) }]
    })
    .toSorted(byDay)
}

function listNext({ project, merged }: MergedProject, { to }: Week, words: WeekRowWords): WeekRow[] {
  const [first, last] = [addDays(to, 1), addDays(to, 7)]
  const isNext = (day: string | null): day is string => day !== null && day >= first && day <= last
  const row = (item: Item, day: string, note: string): WeekRow => ({
    title: item.title,
    note: noteOf(item, note),
    day,
    link: linkTo(project.id, item.key),
  })
  const stages = merged.stages
    .filter(({ state }) => isOpen(state))
    .flatMap((stage) => [
      ...(isNext(stage.startsOn) ? [row(stage, stage.startsOn, words.begins(stage.startsOn))] : []),
      ...(isNext(stage.endsOn) ? [row(stage, stage.endsOn, words.ends(stage.endsOn))] : []),
    ])
  const milestones = merged.milestones.flatMap((milestone) =>
    isOpen(milestone.state) && isNext(milestone.date) ? [row(milestone, milestone.date, words.on(milestone.date))] : [],
  )
  const tasks = partsOf(merged).flatMap((item) =>
    item.kind === 'task' && isOpen(item.state) && isNext(item.dueOn) ? [row(item, item.dueOn, words.due(item.dueOn))] : [],
  )
  const freezes = merged.freezes.flatMap(({ name, from }) =>
    isNext(from) ? [{ title: name, note: words.begins(from), day: from, link: `/projects/${project.id}` }] : [],
  )
  return [...stages, ...milestones, ...tasks, ...freezes].toSorted(byDay)
}
