import { randomBytes } from 'node:crypto'
import type { ItemState } from '#shared/projects.ts'
import { AppError } from '#shared/errors.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import { recordAudit } from '#server/audit/store.ts'
import type { Database } from '#server/platform/database.ts'
import type { Item, MergedPlan, PlanItemOverride } from './merge-plan.ts'
import type { PermittedProject } from './policy.ts'
import { today } from './present-project.ts'
import { getMergedPlan } from './read-project.ts'
import { lockProject, type Project, putItem } from './store.ts'

type Writable = PermittedProject<'write', Project>
type Change = {
  title?: string | undefined
  state?: ItemState | undefined
  assignee?: string | undefined
  dueOn?: string | null | undefined
  parentKey?: string | null | undefined
  position?: number | undefined
  dismissed?: true | undefined
}

/** Changes a part of the plan, or adds a task to it. Returns the key of the part. */
export const updatePlanItem = (
  database: Database,
  { viewer, project }: { viewer: Viewer; project: Writable },
  { key, ...change }: Change & { key: string },
): Promise<string> =>
  database.transaction().execute(async (transaction) => {
    await lockProject(transaction, project)
    const { merged, said } = await getMergedPlan(transaction, project)
    const item = key === 'new' ? newItem(change, said) : changeItem(findItem(merged, said, key), change, merged)
    if (change.parentKey !== undefined) checkParent(item, merged)
    await putItem(transaction, project, item)
    const details = { key: item.key, state: item.state }
    await recordAudit(transaction, { actor: viewer.accountId, action: 'project-item-settled', subject: project.id, details })
    return item.key
  })

/** Maximum number of tasks that people may add to one project. */
const mostOwn = 500

function newItem({ title, parentKey = null, ...change }: Change, said: PlanItemOverride[]): PlanItemOverride {
  if (title === undefined) throw new AppError('invalid-input', 'Enter a title for the task.')
  const own = said.filter(({ isOwn }) => isOwn)
  if (own.length >= mostOwn) throw new AppError('conflict', `A project takes at most ${mostOwn} tasks of your own.`)
  const place = { key: `OWN-${randomBytes(4).toString('hex')}`, kind: 'task' as const, isOwn: true, parentKey, isDismissed: false }
  const state = change.state ?? 'todo'
  return {
    ...place,
    title,
    state,
    assignee: change.assignee ?? '',
    dueOn: change.dueOn ?? null,
    doneOn: state === 'done' ? today() : null,
    position: change.position ?? own.length,
  }
}

/** Finds a part of the plan, or one that the plan no longer has. */
function findItem({ stages, milestones, own, gone }: MergedPlan, said: PlanItemOverride[], key: string) {
  const all: Item[] = [...stages, ...stages.flatMap(({ tasks }) => tasks), ...milestones, ...own, ...gone]
  const item = all.find((one) => one.key === key)
  if (!item)
    throw new AppError('not-found', 'This item is no longer in the plan.', {
      details: 'Load the page again to see the plan as it is.',
    })
  const known = said.find((one) => one.key === key)
  return { item, position: known?.position ?? 0, isGone: gone.some((one) => one.key === key) }
}

type Found = ReturnType<typeof findItem>

function changeItem({ item, position, isGone }: Found, change: Change, merged: MergedPlan): PlanItemOverride {
  if (change.dismissed && !isGone) throw new AppError('conflict', 'Only what is no longer in the plan can be dismissed.')
  if (!item.isOwn && (change.title !== undefined || change.parentKey !== undefined))
    throw new AppError('conflict', 'What the plan names is changed in the document that it is from.')
  const hasTasks = merged.stages.some(({ key, tasks }) => key === item.key && tasks.length > 0)
  if (hasTasks && (change.state === 'doing' || change.state === 'done'))
    throw new AppError('conflict', 'The state of a stage follows its tasks.', { details: 'Change the state of its tasks.' })
  const state = change.state ?? (hasTasks && item.state !== 'dropped' ? 'todo' : item.state)
  return {
    key: item.key,
    kind: item.kind,
    isOwn: item.isOwn,
    title: change.title ?? item.title,
    state,
    assignee: change.assignee ?? item.assignee,
    dueOn: change.dueOn === undefined ? item.dueOn : change.dueOn,
    doneOn: state === 'done' ? (item.doneOn ?? today()) : null,
    position: change.position ?? position,
    parentKey: change.parentKey === undefined ? item.parentKey : change.parentKey,
    isDismissed: change.dismissed ?? false,
  }
}

function checkParent({ isOwn, parentKey }: PlanItemOverride, { stages }: MergedPlan) {
  if (isOwn && parentKey !== null && !stages.some(({ key }) => key === parentKey))
    throw new AppError('not-found', 'That stage is not in the plan.')
}
