import { Link } from 'react-router'
import type { ProjectRow } from '#shared/api/projects.ts'
import { hasDate } from './has-date.ts'
import * as general from '#words/general.ts'
import * as words from '#words/projects.ts'
import { HealthBadge } from './health-badge.tsx'
import { dayLabel } from './labels.ts'
import { ProgressBar } from './progress-bar.tsx'
import { EndField, LeadField } from './project-fields.tsx'
import { ProjectStatusText } from './project-status-text.tsx'

type ProjectListProps = { projects: ProjectRow[]; mayWrite: boolean }

/** A single row if everything fits beside the sidebar. */
const columns =
  'grid grid-cols-2 items-center gap-x-4 gap-y-1 px-4 py-3 md:grid-cols-4 xl:grid-cols-[minmax(0,2.2fr)_9rem_5.5rem_minmax(6.5rem,0.8fr)_minmax(0,0.9fr)_9.5rem_minmax(0,2fr)] xl:py-2'
const heads = [general.project, words.status, words.health, words.progress, words.lead, words.endsLabel, words.next]

/** A list of projects. Anyone who may write can change lead and end in place. */
export const ProjectList = ({ projects, mayWrite }: ProjectListProps) => (
  <div className="rounded-lg border border-line bg-surface">
    <div aria-hidden className={`hidden border-b border-line text-xs text-ink-3 xl:grid ${columns}`}>
      {heads.map((head) => (
        <span key={head}>{head}</span>
      ))}
    </div>
    <ul aria-label={general.projects} className="divide-y divide-line">
      {projects.map((project) => (
        <Row key={project.id} project={project} mayWrite={mayWrite} />
      ))}
    </ul>
  </div>
)

type RowProps = { project: ProjectRow; mayWrite: boolean }

function Row({ project, mayWrite }: RowProps) {
  const { id, name, clientName, status, health, percent, lead, endsOn } = project
  return (
    <li className={columns}>
      <div className="col-span-2 min-w-0 xl:col-span-1">
        <Link
          to={`/projects/${id}`}
          className="inline-flex items-center font-medium wrap-anywhere underline-offset-4 hover:underline pointer-coarse:min-h-11"
        >
          {name}
        </Link>
        <p className="text-sm text-ink-3">{clientName}</p>
      </div>
      <ProjectStatusText status={status} />
      <HealthBadge health={health} />
      <div className="col-span-2 md:col-span-1">
        <ProgressBar percent={percent} />
      </div>
      {mayWrite ? <LeadField project={project} /> : <span className="text-sm">{lead || '–'}</span>}
      {mayWrite ? (
        <EndField project={project} showDay={endOfRow} />
      ) : (
        <span className="text-sm">{endsOn ? dayLabel(endsOn) : '–'}</span>
      )}
      <p className="col-span-2 text-sm wrap-anywhere text-ink-3 md:col-span-1">
        {project.overdue > 0 && <span className="mr-2 font-medium text-danger">{words.overdueCount(project.overdue)}</span>}
        <Next project={project} />
      </p>
    </li>
  )
}

/** Where the column has no heading, the label comes before the date, if there is room. */
const endOfRow = (day: string) => (
  <>
    <span className="max-[28rem]:sr-only xl:hidden">{words.endsLabel}</span>
    {day}
  </>
)

/** The first open milestone: an overdue one, or else the next one ahead. */
function Next({ project: { milestones, stages } }: Pick<RowProps, 'project'>) {
  const [next] = milestones
    .filter(({ state, isPast }) => (state === 'todo' || state === 'doing') && !isPast)
    .toSorted((one, other) => (one.date ?? '9999').localeCompare(other.date ?? '9999') || one.week - other.week)
  if (!next) return stages.length > 0 ? words.stageCount(stages.length) : words.nothingPlannedYet
  const { title, date, week, isOverdue } = next
  const when = date === null ? words.inWeek(week) : !hasDate(title, date) && dayLabel(date)
  const text = [title, when].filter(Boolean).join(', ')
  return isOverdue ? <span className="text-danger">{`${words.overdue}: ${text}`}</span> : text
}
