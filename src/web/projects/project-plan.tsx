import { type ReactNode, useState } from 'react'
import type { ProjectItem, ProjectPage, ProjectStage } from '#shared/api/projects.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckFilter } from '#web/ui/list-filters.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { sentenceFor } from '#web/api/sentence-for.ts'
import * as words from '#words/projects.ts'
import { updatePlanItem } from './change-project.ts'
import { inlineStyle } from './inline-field.tsx'
import { dayLabel } from './labels.ts'
import { NoPlan } from './no-plan.tsx'
import { PlanItem } from './plan-item.tsx'

const weeksText = ({ startWeek, weeks }: ProjectStage) =>
  weeks === 1 ? words.inWeek(startWeek) : words.weeksTo(startWeek, startWeek + weeks - 1)

const stagesBefore = (stage: ProjectStage, stages: ProjectStage[]) => stages.filter(({ key }) => stage.waitsFor.includes(key))

function spanText(stage: ProjectStage, stages: ProjectStage[]): string {
  const days = stage.startsOn && stage.endsOn ? words.fromTo(dayLabel(stage.startsOn), dayLabel(stage.endsOn)) : undefined
  const before = stagesBefore(stage, stages).map(({ title }) => title)
  return [days, weeksText(stage), before.length > 0 ? words.after(before.join(', ')) : undefined].filter(Boolean).join(' · ')
}

/** Flags a stage that is done although one that it depends on is open. */
function OutOfOrder({ stage, stages }: { stage: ProjectStage; stages: ProjectStage[] }) {
  const open = stagesBefore(stage, stages).find(({ state }) => state === 'todo' || state === 'doing')
  if (stage.state !== 'done' || !open) return null
  return <p className="w-full text-sm text-warning">{words.doneBefore(open.title)}</p>
}

/** The stages of the plan with their tasks, and the tasks that people added. */
export const ProjectPlan = ({ project, children }: { project: ProjectPage; children?: ReactNode }) => {
  const { stages, own, mayWrite, id } = project
  const [isNarrowed, setNarrowed] = useState(false)
  const chosen = <Item extends { isOverdue: boolean }>(items: Item[]) => items.filter(({ isOverdue }) => isOverdue || !isNarrowed)
  const isPlanned = stages.length > 0
  const tasksName = isPlanned ? words.otherTasks : words.tasks
  const shown = stages.map((stage) => ({ stage, items: chosen(stage.tasks.length > 0 ? stage.tasks : [stage]) }))
  const narrowed = shown.filter(({ items }) => items.length > 0 || !isNarrowed)
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
          <div key={stage.key} id={stage.key} className="px-4 py-3 sm:px-5">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <h3 className="font-medium">{stage.title}</h3>
              <p className={`text-sm tabular-nums ${stage.isOverdue ? 'text-danger' : 'text-ink-3'}`}>
                {stage.isOverdue && `${words.overdue} · `}
                {spanText(stage, stages)}
              </p>
              <OutOfOrder stage={stage} stages={stages} />
            </div>
            <ul aria-label={words.tasksOf(stage.title)} className="mt-1 divide-y divide-line">
              {items.map((item) => (
                <PlanItem key={item.key} project={id} item={item} mayWrite={mayWrite} isStage={item === stage} isMarked />
              ))}
            </ul>
            {mayWrite && <AddTask project={id} stage={stage} />}
          </div>
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

function AddTask({ project, stage }: { project: string; stage?: ProjectStage }) {
  const [title, setTitle] = useState('')
  const [error, setError] = useState<string>()
  const label = stage ? words.addTaskTo(stage.title) : words.addATask
  const add = async () => {
    try {
      await updatePlanItem(project, 'new', { title, parentKey: stage?.key ?? null })
      setTitle('')
      setError(undefined)
    } catch (failure) {
      setError(sentenceFor(failure))
    }
  }
  return (
    <form
      className="mt-1.5 grid gap-1"
      onSubmit={(event) => {
        event.preventDefault()
        if (title.trim() !== '') void add()
      }}
    >
      <div className="flex gap-2">
        <input
          aria-label={label}
          placeholder={words.addATask}
          value={title}
          maxLength={300}
          onChange={({ target }) => setTitle(target.value)}
          autoComplete="off"
          className={`${inlineStyle} max-w-md`}
        />
        {title.trim() !== '' && <Button type="submit">{words.add}</Button>}
      </div>
      {error !== undefined && (
        <p role="alert" className="text-sm text-danger">
          {error}
        </p>
      )}
    </form>
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
