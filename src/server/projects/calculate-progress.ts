import type { ItemState } from '#shared/projects.ts'

type Counted = { key: string; title: string; weeks: number; state: ItemState; tasks: { state: ItemState }[] }

/** The contribution of a stage to the total: its weeks, and how many of its tasks are done. */
export type Term = { key: string; name: string; weeks: number; done: number; of: number }
export type Progress = {
  terms: Term[]
  /** Weeks in the plan, and how many of them are done; a half-finished stage counts as half its weeks. */
  weeks: number
  doneWeeks: number
  /** Tasks that people added outside the plan. They count only where there is no plan. */
  tasks: { done: number; of: number }
  /** Whole percent, rounded down, so that 100 means everything is done. Null if there is nothing to count. */
  percent: number | null
}

/**
 * Σ weeks × done tasks ÷ Σ weeks, or done tasks ÷ tasks if there are no stages. A stage without tasks counts as one task; dropped stages and
 * tasks do not count.
 */
export function calculateProgress(stages: Counted[], own: { state: ItemState }[]): Progress {
  const terms = stages
    .filter(({ state }) => state !== 'dropped')
    .map(({ key, title, weeks, state, tasks }): Term => {
      const counted = tasks.length > 0 ? tasks.filter((task) => task.state !== 'dropped') : [{ state }]
      return { key, name: title, weeks, done: counted.filter((task) => task.state === 'done').length, of: counted.length }
    })
  const weeks = terms.reduce((sum, term) => sum + term.weeks, 0)
  const isDone = terms.every(({ done, of }) => done === of)
  const exact = terms.reduce((sum, term) => sum + (term.weeks * term.done) / term.of, 0)
  const doneWeeks = isDone ? weeks : Math.round(exact * 10) / 10
  const counted = own.filter(({ state }) => state !== 'dropped')
  const tasks = { done: counted.filter(({ state }) => state === 'done').length, of: counted.length }
  if (weeks === 0)
    return { terms, weeks, doneWeeks, tasks, percent: tasks.of === 0 ? null : Math.floor((tasks.done / tasks.of) * 100) }
  return { terms, weeks, doneWeeks, tasks, percent: isDone ? 100 : Math.min(99, Math.floor((exact / weeks) * 100 + 1e-9)) }
}
