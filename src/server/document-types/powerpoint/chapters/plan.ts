import { formatDay } from '#shared/day-words.ts'
import type { Block, Cell, Column } from '#shared/content/blocks.ts'
import { dueDatesOf } from '../../against-dates.ts'
import { deadlineOf, doneIn, slackOf } from '../../calendar.ts'
import type { Chapter } from '../../document-type.ts'
import { agree, bare, countOf, numberWord } from '../../english.ts'
import { type Fixed, fixedDatesOf, pickDates } from '../../fixed-dates.ts'
import { list, strong, table, text } from '../../make-blocks.ts'
import type { SolutionView } from '../../solution-view.ts'
import { headline } from '../slide.ts'

/** More bars cannot be read from the back of a room, so only the longest are shown. */
const mostBars = 9
const mostDates = 2

function calendar({ solution: { workstreams } }: SolutionView): Block[] {
  const longest = workstreams.toSorted((left, right) => right.weeks - left.weeks).slice(0, mostBars)
  const shown = workstreams.filter((stream) => longest.includes(stream)).toSorted((one, other) => one.startWeek - other.startWeek)
  const number = (id: string, heading: string): Column => ({ id, heading, kind: 'number', width: 20 })
  return [
    {
      id: 'plan-calendar-chart',
      type: 'chart',
      caption: shown.length < workstreams.length ? `The longest of ${countOf(workstreams.length, 'piece')}` : '',
      alt: shown.map(({ name, startWeek, weeks }) => `${name}: week ${startWeek} to ${startWeek + weeks - 1}.`).join(' '),
      kind: 'stacked-bar',
      table: 'plan-calendar',
      categories: 'name',
      series: ['before', 'weeks'],
      offset: 'before',
    },
    table('plan-calendar', '', {
      columns: [{ id: 'name', heading: 'Work', kind: 'text', width: 60 }, number('before', 'After week'), number('weeks', 'Weeks')],
      rows: shown.map((stream): Cell[] => [text(stream.name, stream.id), stream.startWeek - 1, stream.weeks]),
    }),
  ]
}

/** The most important dates of the brief beside the whole plan. */
function besidePlan(fixed: Fixed[]): Block[] {
  const shown = pickDates(fixed, { words: ({ what }) => what, most: mostDates })
  if (shown.length === 0) return []
  return [
    list(
      'plan-dates',
      shown.map(({ day, what, verdict }) => [strong(`${day ? formatDay(day) : what}: `), ...text(verdict)]),
    ),
  ]
}

export const plan: Chapter = {
  id: 'plan',
  heading: 'Plan',
  ask: 'For the speaker: what comes first, what decides the length, and whether the date is met.',
  alsoCalled: ['plan', 'roadmap', 'timeline', 'schedule', 'milestone', 'method'],
  body: (view) => {
    const weeks = doneIn(view.solution)
    if (weeks === undefined) return undefined
    const due = dueDatesOf(view.solution)
    const missed = due.filter(({ daysLate }) => daysLate > 0).length
    const fixed = fixedDatesOf(view.solution)
    const unmet = fixed.filter(({ isMet }) => !isMet).length
    const [deadline, slack] = [deadlineOf(view.solution), slackOf(view.solution)]
    const day = deadline?.date ? formatDay(deadline.date) : deadline && bare(deadline.name)
    return {
      heading: headline(
        missed > 0 ? `${weeks} weeks; ${numberWord(missed)} of your dates ${agree(missed, 'is', 'are')} missed` : undefined,
        due.length > 0 && missed === 0 ? `${weeks} weeks, and your dates hold` : undefined,
        day && slack !== undefined && slack < 0 ? `${weeks} weeks: ${countOf(-slack, 'week')} too late for ${day}` : undefined,
        day && slack !== undefined ? `${weeks} weeks, ready for ${day}` : undefined,
        unmet > 0 ? `${weeks} weeks; ${numberWord(unmet)} of your dates ${agree(unmet, 'comes', 'come')} sooner` : undefined,
        `${weeks} weeks of work`,
      ),
      blocks: [...calendar(view), ...besidePlan(fixed)],
    }
  },
  words: () => [],
}
