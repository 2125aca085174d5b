import type { Block, Inline } from '#shared/content/blocks.ts'
import type { Solution } from '#server/solution/solution.ts'
import { bare, capitalised, countOf } from '../../english.ts'
import { dayText, isVague, lastWeekOf, milestonesOf, planEndOf, weeksAllowed } from '../../key-figures.ts'
import { missing, paragraph } from '../../make-blocks.ts'
import type { SolutionView } from '../../solution-view.ts'
import { calendarWithChart, type Span } from '../../tables/calendar-table.ts'
import { headline, mostPoints, mostRows, type Slide } from '../slide.ts'

type Workstream = Solution['workstreams'][number]

/** Workstreams that run side by side stand in one bar. */
function phases(workstreams: Workstream[]): Workstream[][] {
  const groups: Workstream[][] = []
  for (const workstream of workstreams.toSorted((left, right) => left.startWeek - right.startWeek || left.weeks - right.weeks)) {
    const last = groups.at(-1)
    if (last && workstream.startWeek <= Math.max(...last.map(lastWeekOf))) last.push(workstream)
    else groups.push([workstream])
  }
  return groups
}

function spanOf(group: Workstream[], name: string): Span {
  const before = Math.min(...group.map(({ startWeek }) => startWeek)) - 1
  return { name, cites: group.map(({ id }) => id), before, weeks: Math.max(...group.map(lastWeekOf)) - before }
}

/** One workstream by its name, several by the first and the last of them. */
function nameOf(group: Workstream[]): string {
  const last = group.toSorted((left, right) => lastWeekOf(right) - lastWeekOf(left))[0]!
  return group.length === 1 ? last.name : `${capitalised(countOf(group.length, 'workstream'))}: ${group[0]!.name} to ${last.name}`
}

/** Each workstream where they fit, else the phases, the last of them together where there are still too many. */
function spans(workstreams: Workstream[]): Span[] {
  const single = workstreams.map((workstream) => [workstream])
  const groups = single.length <= mostRows ? single : phases(workstreams)
  const fitting = groups.length <= mostRows ? groups : [...groups.slice(0, mostRows - 1), groups.slice(mostRows - 1).flat()]
  return fitting.map((group) => spanOf(group, nameOf(group)))
}

/** The points at which the work is judged, in one paragraph: a list would not fit below the calendar. */
function stops({ milestones }: Solution): Block[] {
  const told = milestones.filter((one) => !isVague(one) || !milestones.some((other) => other !== one && other.week === one.week))
  if (told.length === 0) return []
  const shown = told.length <= mostPoints ? told : [...told.slice(0, mostPoints - 1), told.at(-1)!]
  return [
    paragraph(
      'plan-milestones',
      shown.flatMap(({ id, name, week, date }, index): Inline[] => [
        { text: `Week ${week}: `, marks: ['strong'] },
        { text: `${capitalised(bare(name))}${date ? `, ${dayText(date)}` : ''}`, cites: [id] },
        { text: index < shown.length - 1 ? '; ' : '.' },
      ]),
    ),
  ]
}

function planMessages({ solution }: SolutionView, end: number): [...(string | undefined)[], string] {
  const { timeline } = solution
  const allowed = weeksAllowed(solution)
  const last = milestonesOf(solution).at(-1)
  const name = last && last.week > 0 && !isVague(last) ? `“${bare(last.name)}”` : undefined
  return [
    allowed !== undefined && end > allowed
      ? `The plan needs ${end} weeks, and the brief allows ${allowed}: scope or people have to change`
      : undefined,
    name && last?.date ? `${name} is reached by ${dayText(last.date)}, in week ${last.week}` : undefined,
    name && !timeline ? `${name} is reached ${last?.week} weeks after a start that you set` : undefined,
    name && `${name} is reached in week ${last?.week}`,
    last?.date && last.week >= end ? `The work ends by ${dayText(last.date)}, in week ${end}` : undefined,
    `The plan takes ${end === 1 ? 'one week' : `${end} weeks`}`,
  ]
}

export function plan(view: SolutionView): Slide {
  const { solution } = view
  const end = planEndOf(solution)
  if (end === undefined)
    return {
      heading: 'No plan can be drawn before start and end are known',
      blocks: [missing('plan-calendar', 'A start, an end and the number of people are needed.')],
    }
  return {
    heading: headline(...planMessages(view, end)),
    blocks: [
      ...calendarWithChart('plan-calendar', 'The work in time', spans(solution.workstreams)),
      ...stops({ ...solution, milestones: milestonesOf(solution) }),
    ],
  }
}
