import { Link } from 'react-router'
import type { WeekProject as ProjectWeek, WeekRows } from '#shared/api/weekly-report.ts'
import { type WeekPart, weekParts } from '#shared/week-words.ts'
import * as words from '#words/projects.ts'
import { weekPartNames } from '#words/weeks.ts'
import { HealthBadge } from './health-badge.tsx'
import { percentLabel } from './labels.ts'
import { ProjectStatusText } from './project-status-text.tsx'

/** A week in one project: a summary, and the lists behind it on demand. */
export function WeekProject({ project: { id, name, status, health, percent, summary, parts } }: { project: ProjectWeek }) {
  return (
    <section aria-labelledby={`week-${id}`} className="px-4 py-4 sm:px-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h3 id={`week-${id}`} className="min-w-0 font-medium wrap-anywhere">
          <Link to={`/projects/${id}`} className="underline-offset-4 hover:underline pointer-coarse:py-2">
            {name}
          </Link>
        </h3>
        <ProjectStatusText status={status} />
        <HealthBadge health={health} />
        {percent !== null && <span className="font-mono text-xs text-ink-3 tabular-nums">{percentLabel(percent)}</span>}
      </div>
      <p className="mt-2 max-w-[46rem] wrap-anywhere text-ink-2">{summary.join(' ')}</p>
      <details className="mt-1">
        <summary className="cursor-pointer py-1 text-sm text-ink-3 pointer-coarse:py-3">
          {words.showDetails(weekParts.reduce((sum, part) => sum + parts[part].count, 0))}
        </summary>
        <div className="mt-2 grid gap-x-8 gap-y-4 lg:grid-cols-2">
          {weekParts
            .filter((part) => parts[part].count > 0)
            .map((part) => (
              <Part key={part} id={`week-${id}-${part}`} part={part} rows={parts[part]} project={id} />
            ))}
        </div>
      </details>
    </section>
  )
}

type PartProps = { id: string; part: WeekPart; rows: WeekRows; project: string }

const Part = ({ id, part, rows: { count, rows }, project }: PartProps) => (
  <div className="min-w-0">
    <h4 id={id} className={`text-sm ${part === 'late' ? 'text-danger' : 'text-ink-2'}`}>
      {weekPartNames[part]} <span className="font-mono text-xs text-ink-3 tabular-nums">{count}</span>
    </h4>
    <ul aria-labelledby={id} className="mt-1.5 grid gap-1.5">
      {rows.map(({ title, note, link }, index) => (
        <li key={`${link} ${index}`} className="text-sm wrap-anywhere">
          <Link to={link} className="underline-offset-4 hover:underline pointer-coarse:py-1">
            {title}
          </Link>
          {note !== '' && <span className="text-ink-3"> – {note}</span>}
        </li>
      ))}
      {count > rows.length && (
        <li className="text-sm text-ink-3">
          {words.moreInProject(
            <Link to={`/projects/${project}`} className="underline underline-offset-4">
              {words.more(count - rows.length)}
            </Link>,
          )}
        </li>
      )}
    </ul>
  </div>
)
