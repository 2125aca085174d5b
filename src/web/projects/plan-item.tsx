import X from 'lucide-react/icons/x'
import { useState } from 'react'
import type { ProjectItem } from '#shared/api/projects.ts'
import { type ItemState, itemStates, projectLimits } from '#shared/projects.ts'
import { sentenceFor } from '#web/api/sentence-for.ts'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/select.tsx'
import * as texts from '#words/projects.ts'
import { updatePlanItem } from './change-project.ts'
import { InlineField } from './inline-field.tsx'
import { dayLabel, stateLabels } from './labels.ts'

type PlanItemProps = {
  project: string
  item: ProjectItem
  mayWrite: boolean
  /** A stage without tasks is edited as a whole. */
  isStage?: boolean
  isGone?: boolean
  /** True beside tasks of a plan, from which an added one differs. */
  isMarked?: boolean
}

const columns = 'grid grid-cols-2 items-center gap-x-3 gap-y-1 py-1.5 md:grid-cols-[minmax(0,1fr)_8rem_9rem_9rem]'

/** One part of the plan, with its state, assignee and due date. */
export function PlanItem({ project, item, mayWrite, isStage = false, isGone = false, isMarked = false }: PlanItemProps) {
  const { key, title, state, assignee, dueOn, isOverdue, isOwn } = item
  const [failure, setFailure] = useState<string>()
  const attempt = (change: Parameters<typeof updatePlanItem>[2]) => {
    setFailure(undefined)
    updatePlanItem(project, key, change).catch((error: unknown) => setFailure(sentenceFor(error)))
  }
  const name = isStage ? texts.wholeStage : title
  const words = (
    <span className={`wrap-anywhere ${state === 'dropped' ? 'text-ink-3 line-through' : ''}`}>
      {name}
      {isOverdue && <span className="ml-2 text-xs font-medium text-danger">{texts.overdue}</span>}
      {isOwn && isMarked && <span className="ml-2 text-xs text-copper">{texts.added}</span>}
    </span>
  )
  return (
    <li {...(!isStage && { id: key })} className={columns}>
      <div className="col-span-2 min-w-0 md:col-span-1">{words}</div>
      {mayWrite && !isGone ? (
        <>
          <Select
            aria-label={texts.stateOf(title)}
            value={state}
            onChange={({ target }) => attempt({ state: target.value as ItemState })}
          >
            {itemStates.map((one) => (
              <option key={one} value={one}>
                {stateLabels[one]}
              </option>
            ))}
          </Select>
          <InlineField
            label={texts.assigneeOf(title)}
            placeholder={texts.unassigned}
            value={assignee}
            maxLength={projectLimits.person}
            onSave={(next) => updatePlanItem(project, key, { assignee: next })}
          />
          <InlineField
            label={texts.dueDateOf(title)}
            type="date"
            placeholder={texts.noDay}
            value={dueOn ?? ''}
            onSave={(next) => updatePlanItem(project, key, { dueOn: next || null })}
          />
        </>
      ) : (
        <>
          <span className="text-sm">{stateLabels[state]}</span>
          <span className="text-sm text-ink-2">{assignee || '–'}</span>
          {mayWrite ? (
            <Button size="small" aria-label={texts.dismissItem(title)} onClick={() => attempt({ dismissed: true })}>
              <X aria-hidden size={14} />
              {texts.dismiss}
            </Button>
          ) : (
            <span className="text-sm text-ink-2 tabular-nums">{dueOn ? dayLabel(dueOn) : '–'}</span>
          )}
        </>
      )}
      {failure !== undefined && (
        <p role="alert" className="col-span-2 text-sm text-danger md:col-span-4">
          {failure}
        </p>
      )}
    </li>
  )
}
