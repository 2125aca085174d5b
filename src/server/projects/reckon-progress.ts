import type { ItemState } from '#shared/projects.ts'

type Counted = { key: string; title: string; weeks: number; state: ItemState; tasks: { state: ItemState }[] }

/** What a stage adds to the sum: its weeks, and how many of its tasks are done. */
export type Term = { key: string; name: string; weeks: number; done: number; of: number }
export type Progress = {
  terms: Term[]
  /** Weeks of the plan, and how many of them are done; a stage of which half is done counts half its weeks. */
  weeks: number
  doneWeeks: number
  /** Whole percent, rounded down, so that 100 is said of what is done; none where there is no plan. */
  percent: number | null
}

/** Σ weeks × done tasks ÷ Σ weeks. A stage without tasks is one task; what was dropped does not count. */
export function reckonProgress(stages: Counted[]): Progress {
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
  if (weeks === 0) return { terms, weeks, doneWeeks, percent: null }
  return { terms, weeks, doneWeeks, percent: isDone ? 100 : Math.min(99, Math.floor((exact / weeks) * 100 + 1e-9)) }
}
