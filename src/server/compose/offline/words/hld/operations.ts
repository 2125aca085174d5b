import { agree, bare, countOf, joinList, numberWord } from '#server/document-types/english.ts'
import { weeksAllowed } from '#server/document-types/key-figures.ts'
import type { SolutionView } from '#server/document-types/solution-view.ts'
import { type ChapterWriter, paragraphOf, paragraphs, say } from '../prose.ts'

/** The first date that the brief itself sets. */
function firstDate({ milestones, workstreams }: SolutionView['solution']) {
  const [first] = milestones
    .filter(({ source, week, name }) => source.from === 'brief' && week > 0 && !/^\d+ weeks?\b/.test(name))
    .toSorted((left, right) => left.week - right.week)
  if (!first) return []
  const before = workstreams.filter(({ startWeek }) => startWeek <= first.week)
  return say(
    `“${bare(first.name)}” is due in week ${first.week}; ${countOf(before.length, 'workstream')} ${agree(before.length, 'begins', 'begin')} before it`,
    [first, ...before],
  )
}

export function plan({ solution }: SolutionView) {
  const { workstreams, milestones } = solution
  if (workstreams.length === 0) return []
  const end = Math.max(...workstreams.map(({ startWeek, weeks }) => startWeek + weeks - 1))
  const [first] = workstreams.filter(
    ({ startWeek }) => startWeek === Math.min(...workstreams.map((workstream) => workstream.startWeek)),
  )
  const last = workstreams.find(({ startWeek, weeks }) => startWeek + weeks - 1 === end)
  const next = milestones.toSorted((left, right) => left.week - right.week).find(({ week }) => week > 0 && week < end)
  return [
    ...firstDate(solution),
    ...say(
      workstreams.length === 1
        ? `One workstream, ${first!.name}, carries the work to week ${end}`
        : `${countOf(workstreams.length, 'workstream')} lead from “${first!.name}” to “${last!.name}”, which ends in week ${end}`,
      workstreams,
    ),
    ...fit(solution, end),
    ...(next ? say(`The first point at which the work can be judged is “${bare(next.name)}” in week ${next.week}`, [next]) : []),
  ]
}

function fit(solution: SolutionView['solution'], end: number) {
  const allowed = weeksAllowed(solution)
  if (!allowed) return []
  return end > allowed
    ? say(`That is later than the ${allowed} weeks of the brief; either scope or people have to change before work begins`)
    : say(`That keeps within the ${allowed} weeks that the brief allows`)
}

export function money({ solution }: SolutionView) {
  const { costs } = solution
  if (costs.length === 0) return []
  const unpriced = costs.filter(({ unitPrice }) => unitPrice === undefined)
  if (unpriced.length === 0) return say('Every cost line has a price from the brief', costs)
  return unpriced.length === costs.length
    ? say(
        `The brief gives no unit price, so the cost table names what is consumed and leaves ${agree(costs.length, 'the price', 'all prices')} to the suppliers’ quotes`,
        costs,
      )
    : say(
        `${numberWord(costs.length - unpriced.length)} of ${countOf(costs.length, 'cost line')} ${agree(costs.length - unpriced.length, 'has', 'have')} a price from the brief; ${joinList(unpriced.slice(0, 4).map(({ item }) => item))}${unpriced.length > 4 ? ' and others' : ''} still ${agree(unpriced.length, 'needs', 'need')} a quote`,
        unpriced,
      )
}

export const operations: ChapterWriter = (view) => paragraphs(paragraphOf(plan(view)), paragraphOf(money(view)))
