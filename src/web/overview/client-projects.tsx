import { Link } from 'react-router'
import type { ClientOverview } from '#shared/api/overview.ts'
import { Panel } from '#web/ui/panel.tsx'
import { statusNames } from '#words/project-states.ts'
import * as words from '#words/overview.ts'
import { overdue as overdueWord } from '#words/projects.ts'
import { longDayLabel } from './dates.ts'

/** Leaves out what was dated before the start of the work, which is past but not overdue. */
const isShown = ({ date, isOverdue }: ClientOverview['projects'][number]['milestones'][number]) =>
  isOverdue || date >= new Date().toISOString().slice(0, 10)

/** The client's current projects, each with its next dates. */
export const ClientProjects = ({ projects }: Pick<ClientOverview, 'projects'>) => (
  <Panel title={words.yourProjects}>
    {projects.length === 0 && <p className="px-4 py-6 text-ink-3 sm:px-5">{words.noProjectIsUnderWay}</p>}
    <ul className="divide-y divide-line">
      {projects.map(({ name, link, status, milestones }) => (
        <li key={link} className="px-4 py-3 sm:px-5">
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <Link to={link} className="font-medium wrap-anywhere underline-offset-4 hover:underline">
              {name}
            </Link>
            <span className="text-sm text-ink-3">{statusNames[status]}</span>
          </p>
          <ul className="mt-1 grid gap-0.5">
            {milestones.filter(isShown).map(({ title, date, isOverdue }) => (
              <li key={`${date} ${title}`} className="flex flex-wrap justify-between gap-x-4 text-sm text-ink-2">
                <span className="min-w-0 wrap-anywhere">{title}</span>
                <time dateTime={date} className={`tabular-nums ${isOverdue ? 'text-danger' : 'text-ink-3'}`}>
                  {[isOverdue && overdueWord, !title.includes(longDayLabel(date)) && longDayLabel(date)]
                    .filter(Boolean)
                    .join(' · ')}
                </time>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  </Panel>
)
