import { useState } from 'react'
import type { ProjectItem, ProjectPage, ProjectStage } from '#shared/api/projects.ts'
import * as words from '#words/projects.ts'
import { AddTask } from './add-task.tsx'
import { dayLabel } from './labels.ts'
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

type PlanStageProps = { project: ProjectPage; stage: ProjectStage; items: ProjectItem[]; isOpen: boolean }

/** A stage of the plan with its tasks, which can be folded. */
export function PlanStage({ project: { id, stages, mayWrite }, stage, items, isOpen }: PlanStageProps) {
  const { key, title, tasks, isOverdue } = stage
  // Later only the viewer folds it.
  const [wasOpen] = useState(isOpen)
  const overdue = tasks.filter((task) => task.isOverdue).length
  const done = tasks.filter(({ state }) => state === 'done').length
  const counts = [overdue > 0 && words.overdueCount(overdue), tasks.length > 0 && words.tasksDone(done, tasks.length)]
  return (
    <details id={key} open={wasOpen} className="px-4 py-3 sm:px-5">
      <summary className="cursor-pointer pointer-coarse:py-2">
        <h3 className="inline font-medium">{title}</h3>
        <p className={`text-sm tabular-nums ${isOverdue || overdue > 0 ? 'text-danger' : 'text-ink-3'}`}>
          {[isOverdue && words.overdue, ...counts, spanText(stage, stages)].filter(Boolean).join(' · ')}
        </p>
      </summary>
      <OutOfOrder stage={stage} stages={stages} />
      <ul aria-label={words.tasksOf(title)} className="mt-1 divide-y divide-line">
        {items.map((item) => (
          <PlanItem key={item.key} project={id} item={item} mayWrite={mayWrite} isStage={item === stage} isMarked />
        ))}
      </ul>
      {mayWrite && <AddTask project={id} stage={stage} />}
    </details>
  )
}
