import type { Block, Inline } from '#shared/content/blocks.ts'
import type { Solution } from '#server/solution/solution.ts'
import { bare, capitalised, numberWord } from '../../english.ts'
import { dayText, isVague, lastWeekOf, milestonesOf, planEndOf, weeksAllowed } from '../../key-figures.ts'
import { missing, paragraph } from '../../make-blocks.ts'
import type { SolutionView } from '../../solution-view.ts'
import { calendarWithChart, type Span } from '../../tables/calendar-table.ts'
import { headline, mostPoints, mostRows, type Slide } from '../slide.ts'

type Workstream = Solution['workstreams'][number]

/** Workstreams that run side by side stand in one bar, no more of them than the slide's room asks for. */
function phases(workstreams: Workstream[]): Workstream[][] {
  const groups = workstreams
    .toSorted((left, right) => left.startWeek - right.startWeek || left.weeks - right.weeks)
    .map((workstream) => [workstream])
  while (groups.length > mostRows) {
    const costs = groups.slice(1).map((next, index) => costOfJoining(groups[index]!, next))
    const at = costs.indexOf(Math.min(...costs))
    groups.splice(at, 2, [...groups[at]!, ...groups[at + 1]!])
  }
  return groups
}

const weeksOf = (group: Workstream[]) => spanOf(group, '').weeks

/** Weeks that a bar of both is longer than the longer, twice, and more for a bar of many. */
const costOfJoining = (one: Workstream[], other: Workstream[]) =>
  2 * (weeksOf([...one, ...other]) - Math.max(weeksOf(one), weeksOf(other))) + one.length + other.length

function spanOf(group: Workstream[], name: string): Span {
  const before = Math.min(...group.map(({ startWeek }) => startWeek)) - 1
  return { name, cites: group.map(({ id }) => id), before, weeks: Math.max(...group.map(lastWeekOf)) - before }
}

/** One or two workstreams by their names, of several the first, and how many there are besides. */
function nameOf([first, ...others]: Workstream[]): string {
  if (!first || others.length === 0) return first?.name ?? ''
  return `${first.name}; ${others.length === 1 ? others[0]!.name : `${numberWord(others.length)} more`}`
}

/** Each workstream where they fit, else those that run side by side together. */
const spans = (workstreams: Workstream[]): Span[] => phases(workstreams).map((group) => spanOf(group, nameOf(group)))

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
