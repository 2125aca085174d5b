import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { ProjectItem, ProjectPage } from '#shared/api/projects.ts'
import { CheckFilter } from '#web/ui/list-filters.tsx'
import { Panel } from '#web/ui/panel.tsx'
import * as words from '#words/projects.ts'
import { AddTask } from './add-task.tsx'
import { NoPlan } from './no-plan.tsx'
import { PlanItem } from './plan-item.tsx'
import { PlanStage } from './plan-stage.tsx'

/** A plan with at most this many tasks is shown in full. */
const mostUnfolded = 12

const isFinished = ({ state }: ProjectItem) => state === 'done' || state === 'dropped'

/** The key of the item that the address names, which is scrolled to. */
function useNamedItem(): string {
  const key = decodeURIComponent(useLocation().hash.slice(1))
  useEffect(() => document.getElementById(key)?.scrollIntoView({ block: 'center' }), [key])
  return key
}

/** The stages of the plan with their tasks, and the tasks that people added. */
export const ProjectPlan = ({ project, children }: { project: ProjectPage; children?: ReactNode }) => {
  const { stages, own, mayWrite, id } = project
  const [isNarrowed, setNarrowed] = useState(false)
  const chosen = <Item extends { isOverdue: boolean }>(items: Item[]) => items.filter(({ isOverdue }) => isOverdue || !isNarrowed)
  const isPlanned = stages.length > 0
  const tasksName = isPlanned ? words.otherTasks : words.tasks
  const shown = stages.map((stage) => ({ stage, items: chosen(stage.tasks.length > 0 ? stage.tasks : [stage]) }))
  // Finished stages come last. The order stays while the page is open, so that nothing moves under the hand.
  const [finished] = useState(() => new Set(stages.filter(isFinished).map(({ key }) => key)))
  const narrowed = shown
    .filter(({ items }) => items.length > 0 || !isNarrowed)
    .toSorted((one, other) => Number(finished.has(one.stage.key)) - Number(finished.has(other.stage.key)))
  const isShort = stages.flatMap(({ tasks }) => tasks).length <= mostUnfolded
  const current = stages.find(({ key }) => !finished.has(key))
  const named = useNamedItem()
  return (
    <Panel
      title={words.plan}
      note={
        <span className="flex flex-wrap items-center gap-x-4 text-sm text-ink-3">
          {isPlanned && words.stageCount(stages.length)}
          {(project.overdue > 0 || isNarrowed) && (
            <CheckFilter label={words.overdueOnly} checked={isNarrowed} onChange={setNarrowed} />
          )}
          {children}
        </span>
      }
    >
      <div id="plan" className="divide-y divide-line">
        {!isPlanned && <NoPlan project={project} />}
        {isNarrowed && narrowed.length === 0 && chosen(own).length === 0 && (
          <p className="px-4 py-3 text-ink-3 sm:px-5">{words.noOverdueTask}</p>
        )}
        {narrowed.map(({ stage, items }) => (
          <PlanStage
            key={`${stage.key} ${isNarrowed}`}
            {...{ project, stage, items }}
            isOpen={isNarrowed || isShort || stage === current || [stage, ...items].some(({ key }) => key === named)}
          />
        ))}
        {(isNarrowed ? chosen(own).length > 0 : own.length > 0 || (mayWrite && !isPlanned)) && (
          <section aria-label={tasksName} className="px-4 py-3 sm:px-5">
            <h3 className="font-medium">{tasksName}</h3>
            <ul aria-label={tasksName} className="mt-1 divide-y divide-line">
              {chosen(own).map((item) => (
                <PlanItem key={item.key} project={id} item={item} mayWrite={mayWrite} isMarked={isPlanned} />
              ))}
            </ul>
            {mayWrite && <AddTask project={id} />}
          </section>
        )}
      </div>
    </Panel>
  )
}

type GoneProps = { project: string; items: ProjectItem[]; mayWrite: boolean }

/** Changes people made to parts that the plan no longer has, until somebody dismisses them. */
export const RemovedPlanItems = ({ project, items, mayWrite }: GoneProps) => (
  <Panel title={words.noLongerInPlan}>
    <ul className="divide-y divide-line px-4 sm:px-5">
      {items.map((item) => (
        <PlanItem key={item.key} project={project} item={item} mayWrite={mayWrite} isGone />
      ))}
    </ul>
  </Panel>
)
