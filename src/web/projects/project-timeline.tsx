import { Link } from 'react-router'
import type { ProjectRow } from '#shared/api/projects.ts'
import { useMoment } from './use-moment.ts'
import { dayLabel, percentLabel } from './labels.ts'
import { latestFirst, type Span, spanOf, weeksOf } from './project-spans.ts'
import { statusNames } from '#words/project-states.ts'
import * as general from '#words/general.ts'
import * as texts from '#words/projects.ts'
import { dayLength, dayScale, type Lane, nearMarks, type Scale, TimelineLanes, timeOf, weekScale } from './timeline-lanes.tsx'

const isoOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/** Projects on a timeline, the latest first: those with dates on one scale, those with only weeks on another. */
export function ProjectTimeline({ projects }: { projects: ProjectRow[] }) {
  const now = useMoment()
  const sorted = projects.toSorted(latestFirst)
  const dated = sorted.flatMap((project): Dated[] => {
    const span = spanOf(project)
    return span ? [{ project, span }] : []
  })
  const others = sorted.filter((project) => !spanOf(project))
  const byWeeks = others.filter(({ stages }) => stages.length > 0)
  const undated = others.filter(({ stages }) => stages.length === 0)
  const work = dated.flatMap(({ span }) => [span.from, span.to])
  const scale = work.length > 0 ? dayScale([...work, ...nearMarks(dated.flatMap(daysOf), work)], now) : undefined
  return (
    <div className="grid gap-6">
      {scale && (
        <TimelineLanes
          label={texts.projectsByDay}
          scale={scale}
          lanes={dated.map((one) => datedLane(one, scale))}
          headings={[general.project, general.client]}
          table={dated.map(({ project, span }) => [project.name, project.clientName, ...daysText(span), stateOf(project)])}
        />
      )}
      {byWeeks.length > 0 && (
        <section className="grid gap-2">
          <h2 className="font-medium">{texts.byWeekWithoutStart}</h2>
          <TimelineLanes
            label={texts.projectsByWeek}
            scale={weekScale(Math.max(...byWeeks.map(weeksOf)))}
            lanes={byWeeks.map((project) => laneOf(project, { from: 0, to: weeksOf(project) }))}
            headings={[general.project, general.client]}
            table={byWeeks.map((project) => [
              project.name,
              project.clientName,
              texts.week(1),
              texts.week(weeksOf(project)),
              stateOf(project),
            ])}
          />
        </section>
      )}
      {undated.length > 0 && <Undated projects={undated} />}
    </div>
  )
}

type Dated = { project: ProjectRow; span: Span }

/** Projects without a plan, whose start or end is not set. */
const Undated = ({ projects }: { projects: ProjectRow[] }) => (
  <details className="text-sm text-ink-2">
    <summary className="cursor-pointer py-1 pointer-coarse:py-3">{texts.projectsWithoutDates(projects.length)}</summary>
    <p className="text-ink-3">{texts.setStartAndEnd}</p>
    <ul className="mt-1.5 grid gap-1">
      {projects.map(({ id, name, clientName }) => (
        <li key={id} className="wrap-anywhere">
          <Link to={`/projects/${id}`} className="underline-offset-4 hover:underline pointer-coarse:py-2">
            {name}
          </Link>{' '}
          <span className="text-ink-3">{clientName}</span>
        </li>
      ))}
    </ul>
  </details>
)

/** The first day and the last; the end of a span is the day after its last. */
const daysText = ({ from, to }: Span) => [dayLabel(isoOf(from)), dayLabel(isoOf(to - dayLength))]
const daysOf = ({ project: { milestones } }: Dated) => milestones.flatMap(({ date }) => (date === null ? [] : [timeOf(date)]))

const stateOf = ({ status, percent, overdue }: ProjectRow) =>
  [
    statusNames[status],
    ...(percent === null ? [] : [percentLabel(percent)]),
    ...(overdue > 0 ? [texts.overdueCount(overdue)] : []),
  ].join(', ')

const datedLane = ({ project, span }: Dated, scale: Scale): Lane => ({
  ...laneOf(project, span),
  marks: project.milestones
    .filter(({ date, state }) => date !== null && state !== 'dropped' && timeOf(date) >= scale.from && timeOf(date) <= scale.to)
    .map(({ key, title, date, state }) => ({
      id: key,
      at: timeOf(date!),
      isDone: state === 'done',
      words: `${title}, ${dayLabel(date!)}`,
    })),
})

/** One bar over the whole work, red if it is seriously late, and over it one as long as what is done. */
function laneOf(project: ProjectRow, { from, to }: Span): Lane {
  const share = project.status === 'completed' ? 1 : (project.percent ?? 0) / 100
  const words = `${project.name}: ${stateOf(project)}`
  return {
    id: project.id,
    label: (
      <Link
        to={`/projects/${project.id}`}
        className="inline-flex items-center underline-offset-4 hover:underline pointer-coarse:min-h-11"
      >
        {project.name}
      </Link>
    ),
    bars: [
      { id: 'all', from, to, tone: project.overdue > 0 && project.health === 'off-track' ? 'late' : 'open', words },
      ...(share > 0 ? [{ id: 'done', from, to: from + (to - from) * share, tone: 'done' as const, words }] : []),
    ],
    marks: [],
  }
}
