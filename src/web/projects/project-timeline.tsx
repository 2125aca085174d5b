import { Link } from 'react-router'
import type { ProjectRow } from '#shared/api/projects.ts'
import { useMoment } from './use-moment.ts'
import { dayLabel, percentLabel } from './labels.ts'
import { statusNames } from '#words/project-states.ts'
import * as general from '#words/general.ts'
import * as texts from '#words/projects.ts'
import { type Lane, type Scale, TimelineLanes } from './timeline-lanes.tsx'
import { afterWeeks, dayLength, dayScale, nearMarks, timeOf, weekScale } from './timeline-lanes.tsx'

const weeksOf = ({ stages }: ProjectRow) => Math.max(0, ...stages.map(({ startWeek, weeks }) => startWeek - 1 + weeks))
const isoOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/** Projects on a timeline: those with dates on one scale, those with only weeks on another. */
export function ProjectTimeline({ projects }: { projects: ProjectRow[] }) {
  const now = useMoment()
  const planned = projects.filter((project) => project.stages.length > 0)
  const dated = planned.filter(({ start }) => start !== null)
  const undated = planned.filter(({ start }) => start === null)
  const work = dated.flatMap((project) => spanOf(project))
  const scale = dated.length > 0 ? dayScale([...work, ...nearMarks(dated.flatMap(daysOf), work)], now) : undefined
  const unplanned = projects.filter(({ stages }) => stages.length === 0)
  return (
    <div className="grid gap-6">
      {scale && (
        <TimelineLanes
          label={texts.projectsByDay}
          scale={scale}
          lanes={dated.map((project) => datedLane(project, scale))}
          headings={[general.project, general.client]}
          table={dated.map((project) => [project.name, project.clientName, ...daysText(project), stateOf(project)])}
        />
      )}
      {undated.length > 0 && (
        <section className="grid gap-2">
          <h2 className="font-medium">{texts.byWeekWithoutStart}</h2>
          <TimelineLanes
            label={texts.projectsByWeek}
            scale={weekScale(Math.max(...undated.map(weeksOf)))}
            lanes={undated.map((project) => laneOf(project, (weeks) => weeks))}
            headings={[general.project, general.client]}
            table={undated.map((project) => [
              project.name,
              project.clientName,
              texts.week(1),
              texts.week(weeksOf(project)),
              stateOf(project),
            ])}
          />
        </section>
      )}
      {unplanned.length > 0 && (
        <details className="text-sm text-ink-2">
          <summary className="cursor-pointer py-1 pointer-coarse:py-3">{texts.projectsWithoutPlan(unplanned.length)}</summary>
          <p className="text-ink-3">{texts.planComesWithDesign}</p>
          <ul className="mt-1.5 grid gap-1">
            {unplanned.map(({ id, name, clientName }) => (
              <li key={id} className="wrap-anywhere">
                <Link to={`/projects/${id}`} className="underline-offset-4 hover:underline pointer-coarse:py-2">
                  {name}
                </Link>{' '}
                <span className="text-ink-3">{clientName}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

const spanOf = (project: ProjectRow) => [timeOf(project.start!), afterWeeks(project.start!, weeksOf(project))]
/** The first day and the last; the end of a span is the day after its last. */
const daysText = (project: ProjectRow) => [dayLabel(project.start!), dayLabel(isoOf(spanOf(project)[1]! - dayLength))]
const daysOf = ({ milestones }: ProjectRow) => milestones.flatMap(({ date }) => (date === null ? [] : [timeOf(date)]))

const stateOf = ({ status, percent, overdue }: ProjectRow) =>
  [
    statusNames[status],
    ...(percent === null ? [] : [percentLabel(percent)]),
    ...(overdue > 0 ? [texts.overdueCount(overdue)] : []),
  ].join(', ')

const datedLane = (project: ProjectRow, scale: Scale): Lane => ({
  ...laneOf(project, (weeks) => afterWeeks(project.start!, weeks)),
  marks: project.milestones
    .filter(({ date, state }) => date !== null && state !== 'dropped' && timeOf(date) >= scale.from && timeOf(date) <= scale.to)
    .map(({ key, title, date, state }) => ({
      id: key,
      at: timeOf(date!),
      isDone: state === 'done',
      words: `${title}, ${dayLabel(date!)}`,
    })),
})

const laneOf = (project: ProjectRow, at: (weeks: number) => number): Lane => ({
  id: project.id,
  label: (
    <Link
      to={`/projects/${project.id}`}
      className="inline-flex items-center underline-offset-4 hover:underline pointer-coarse:min-h-11"
    >
      {project.name}
    </Link>
  ),
  bars: project.stages
    .filter(({ state }) => state !== 'dropped')
    .map(({ key, title, startWeek, weeks, state, isOverdue }) => ({
      id: key,
      from: at(startWeek - 1),
      to: at(startWeek - 1 + weeks),
      tone: state === 'done' ? 'done' : isOverdue ? 'late' : 'open',
      words: title,
    })),
  marks: [],
})
