import { useState } from 'react'
import type { ProjectMilestone } from '#shared/api/projects.ts'
import { sentenceFor } from '#web/api/sentence-for.ts'
import { hasDate } from './has-date.ts'
import { Panel } from '#web/ui/panel.tsx'
import * as words from '#words/projects.ts'
import { updatePlanItem } from './change-project.ts'
import { dayLabel } from './labels.ts'

/** The date, unless the title has it. */
const whenOf = ({ title, week, date }: Pick<ProjectMilestone, 'title' | 'week' | 'date'>) =>
  date === null ? words.week(week) : !hasDate(title, date) && dayLabel(date)

type MilestoneListProps = { project: string; milestones: ProjectMilestone[]; mayWrite: boolean }

/** The milestones of a plan. */
export function MilestoneList({ project, milestones, mayWrite }: MilestoneListProps) {
  const [failure, setFailure] = useState<string>()
  const settle = (key: string, isReached: boolean) => {
    setFailure(undefined)
    updatePlanItem(project, key, { state: isReached ? 'done' : 'todo' }).catch((error: unknown) => setFailure(sentenceFor(error)))
  }
  return (
    <Panel title={words.milestones}>
      <ul className="divide-y divide-line px-4 sm:px-5">
        {milestones.map(({ key, title, state, week, date, isOverdue, isPast }) => (
          <li key={key} id={key} className="flex items-start gap-3 py-2.5">
            {mayWrite && (
              <input
                type="checkbox"
                aria-label={words.markAsReached(title)}
                checked={state === 'done'}
                onChange={({ target }) => settle(key, target.checked)}
                className="mt-0.5 size-[18px] shrink-0 cursor-pointer accent-accent pointer-coarse:size-6"
              />
            )}
            <div className="min-w-0">
              <p className="wrap-anywhere">{title}</p>
              <p className={`text-sm tabular-nums ${isOverdue ? 'text-danger' : 'text-ink-3'}`}>
                {[
                  isOverdue && words.overdue,
                  state === 'done' && words.reached,
                  isPast && state !== 'done' && words.dateHasPassed,
                  whenOf({ title, week, date }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
          </li>
        ))}
      </ul>
      {failure !== undefined && (
        <p role="alert" className="px-4 pb-3 text-sm text-danger sm:px-5">
          {failure}
        </p>
      )}
    </Panel>
  )
}
