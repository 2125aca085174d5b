import type { ProjectStatus } from '#shared/projects.ts'
import { nextStatuses } from '#shared/projects.ts'
import { AppError } from '#shared/errors.ts'
import type { ClientId } from '#shared/client-id.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import { recordAudit } from '#server/audit/store.ts'
import { findClient } from '#server/clients/store.ts'
import { projectKey } from '#server/documents/store.ts'
import type { Database } from '#server/platform/database.ts'
import type { PermittedProject } from './policy.ts'
import { openTasksOf } from './parts-of-plan.ts'
import { getMergedPlan } from './read-project.ts'
import { addProject, addUpdate, changeProject, lockProject, type Project } from './store.ts'

type Writable = PermittedProject<'write', Project>
type Begun = { client: ClientId; name: string; lead: string; startsOn: string | null; endsOn: string | null }

function refuseBackwards({ startsOn, endsOn }: { startsOn: string | null; endsOn: string | null }) {
  if (startsOn !== null && endsOn !== null && endsOn < startsOn)
    throw new AppError('invalid-input', 'A project ends no earlier than it starts.', { details: `It starts on ${startsOn}.` })
}

/** Creates a project that has no documents yet. */
export async function beginProject(database: Database, viewer: Viewer, project: Begun): Promise<string> {
  refuseBackwards(project)
  const client = await findClient(database, project.client)
  if (!client)
    throw new AppError('invalid-input', 'client: This client does not exist.', { details: 'Choose a client from the list.' })
  if (client.archivedAt) throw new AppError('conflict', `${client.name} is archived.`, { details: 'Bring the client back first.' })
  return database.transaction().execute(async (transaction) => {
    const id = await addProject(transaction, { ...project, projectKey: projectKey(project.name) })
    if (id === undefined) throw new AppError('conflict', `This client has a project named ${project.name} already.`)
    await recordAudit(transaction, { actor: viewer.accountId, action: 'project-begun', subject: id })
    return id
  })
}

type Change = {
  status?: ProjectStatus | undefined
  lead?: string | undefined
  startsOn?: string | null | undefined
  endsOn?: string | null | undefined
  archived?: boolean | undefined
  despiteOpen: boolean
}

/** Changes a project's own fields. Completing it with open tasks needs a confirmation. */
export const updateProject = (database: Database, { viewer, project }: { viewer: Viewer; project: Writable }, change: Change) =>
  database.transaction().execute(async (transaction) => {
    const before = await lockProject(transaction, project)
    const { status, lead, archived, startsOn = before.startsOn, endsOn = before.endsOn } = change
    refuseBackwards({ startsOn, endsOn })
    const isMoving = status !== undefined && status !== before.status
    if (isMoving) await checkStatus(transaction, project, { from: before, to: status, despiteOpen: change.despiteOpen })
    await changeProject(transaction, project, {
      starts_on: startsOn,
      ends_on: endsOn,
      ...(lead !== undefined && { lead }),
      ...(isMoving && { status, held_from: status === 'on-hold' ? before.status : null }),
      archived,
    })
    const details = { ...(isMoving && { status }), ...(archived !== undefined && { archived }) }
    await recordAudit(transaction, { actor: viewer.accountId, action: 'project-settled', subject: project.id, details })
  })

type Step = { from: { status: ProjectStatus; heldFrom: ProjectStatus | null }; to: ProjectStatus; despiteOpen: boolean }

async function checkStatus(database: Database, project: Writable, { from, to, despiteOpen }: Step) {
  const next = nextStatuses(from.status, from.heldFrom)
  if (!next.includes(to))
    throw new AppError('conflict', `A project that is ${from.status} cannot become ${to}.`, {
      details: `It may become ${next.join(' or ')}.`,
    })
  if (to !== 'completed' || despiteOpen) return
  const open = openTasksOf((await getMergedPlan(database, project)).merged).length
  if (open > 0)
    throw new AppError('conflict', open === 1 ? 'One task is still open.' : `${open} tasks are still open.`, {
      details: 'You can complete the project anyway.',
    })
}

/** Adds an update. Its health replaces the calculated one until an update gives null; without one, the health stays as it is. */
export const addProjectUpdate = (
  database: Database,
  { viewer, project }: { viewer: Viewer; project: Writable },
  update: Pick<Parameters<typeof addUpdate>[2], 'health' | 'text'>,
) =>
  database.transaction().execute(async (transaction) => {
    await lockProject(transaction, project)
    await addUpdate(transaction, project, { account: viewer.accountId, ...update })
    const details = { health: update.health ?? null }
    await recordAudit(transaction, { actor: viewer.accountId, action: 'project-updated', subject: project.id, details })
  })
