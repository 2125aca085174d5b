import { type ColumnType, type Generated, sql, type Updateable } from 'kysely'
import type { ItemKind, ItemState, ProjectHealth, ProjectStatus } from '#shared/projects.ts'
import type { ClientId } from '#shared/client-id.ts'
import { isStaff, type Viewer } from '#server/accounts/policy.ts'
import { keepOfVersions } from '#server/documents/keep-of-versions.ts'
import { isShown, joinNewestShown, ownGrant, viewerValues } from '#server/documents/shown-versions.ts'
import type { Database } from '#server/platform/database.ts'
import { prepareQuery } from '#server/platform/prepared-query.ts'
import type { PlanItemOverride } from './merge-plan.ts'
import type { PermittedProject } from './policy.ts'
import { type Plan, type PlanFacts, readPlan } from './read-plan.ts'

type Moment = ColumnType<Date, undefined, Date>
type Tables = {
  projects: {
    id: Generated<string>
    client: ClientId
    project_key: string
    name: string
    status: Generated<ProjectStatus>
    held_from: ColumnType<ProjectStatus | null, undefined, ProjectStatus | null>
    health: ProjectHealth | null
    lead: Generated<string>
    starts_on: string | null
    ends_on: string | null
    archived_at: ColumnType<Date | null, undefined, Date | null>
    changed_at: Moment
  }
  project_items: {
    project_id: string
    key: string
    kind: ItemKind
    is_own: boolean
    title: string
    state: ItemState
    assignee: string
    due_on: string | null
    done_on: string | null
    position: number
    parent_key: string | null
    dismissed_at: Date | null
  }
  project_updates: {
    id: Generated<string>
    project_id: string
    account: string
    health: ProjectHealth | null
    text: string
    at: Moment
  }
}
const own = (database: Database) => database.withTables<Tables>()
const now = sql<Date>`clock_timestamp()`

export type Project = {
  id: string
  client: ClientId
  clientName: string
  projectKey: string
  name: string
  status: ProjectStatus
  heldFrom: ProjectStatus | null
  /** The team's own judgement. Null where the calculated health applies. */
  statedHealth: ProjectHealth | null
  lead: string
  startsOn: string | null
  endsOn: string | null
  isArchived: boolean
  /** When the project or its plan was last changed, or its first document was written. */
  changedAt: Date
  /** The newest version of its documents that the viewer may see. The plan comes from its facts. */
  versionId: string | null
  documents: number
}
export type ProjectFilters = {
  client?: ClientId | undefined
  status?: ProjectStatus | undefined
  /** Undefined returns both archived and other projects. */
  archived: boolean | undefined
}
export type ShownVersion = { versionId: string; documentId: string; title: string; version: string; createdAt: Date }

/** SQL: projects, each with the number of its documents and their newest version. */
const projectsWith = (versions: string) => `
  select projects.id, projects.client, projects.project_key as "projectKey", coalesce(clients.name, projects.client) as "clientName",
    projects.name, projects.status,
    held_from as "heldFrom", health as "statedHealth", lead, starts_on as "startsOn", ends_on as "endsOn",
    projects.archived_at is not null as "isArchived", changed_at as "changedAt",
    newest."versionId", newest.documents
  from projects left join clients on clients.id = projects.client left join lateral (
    select (array_agg(versions.id order by versions.created_at desc))[1] as "versionId", count(*) as documents
    from documents ${versions} where documents.client = projects.client and documents.project_key = projects.project_key
  ) newest on true`
/** A client account sees a project once it may see one of its documents. */
const projects = `${projectsWith(joinNewestShown())}
  where ($1::text is null or (projects.client = $1 and newest."versionId" is not null))`
const chosen = (first: number) => `($${first}::text is null or projects.client = $${first})
    and ($${first + 1}::text is null or projects.status = $${first + 1})
    and ($${first + 2}::boolean is null or (projects.archived_at is not null) = $${first + 2})
  order by changed_at desc limit 500`
const listSeen = prepareQuery<Project>('list-projects', `${projects} and ${chosen(4)}`)
/** Staff see all projects, each by its documents' current versions: any other versions they may see are older. */
const listAll = prepareQuery<Project>(
  'list-all-projects',
  `${projectsWith('join versions on versions.id = documents.current_version')} where ${chosen(1)}`,
)
const findSeen = prepareQuery<Project>('find-project-by-id', `${projects} and projects.id = $4`)
const findByName = prepareQuery<Project>(
  'search-project-names',
  `${projects} and projects.name ilike $4 order by projects.name limit $5`,
)
const listShown = prepareQuery<ShownVersion>(
  'list-versions-of-project',
  `select versions.id as "versionId", documents.id as "documentId", versions.title, versions.number as version,
    versions.created_at as "createdAt"
  from documents join versions on versions.document_id = documents.id ${ownGrant}
  where documents.client = $4 and documents.project_key = $5 and ${isShown}
  order by versions.created_at desc limit 20`,
)

export const listProjects = (database: Database, viewer: Viewer, filters: ProjectFilters): Promise<Project[]> => {
  const { client = null, status = null, archived = null } = filters
  const asked = [client, status, archived]
  return isStaff(viewer) ? listAll(database, asked) : listSeen(database, [...viewerValues(viewer), ...asked])
}

export const findProject = async (database: Database, viewer: Viewer, id: string): Promise<Project | undefined> =>
  (await findSeen(database, [...viewerValues(viewer), id]))[0]

/** Returns the first projects whose names contain the words, up to the limit. */
export const searchProjects = (database: Database, viewer: Viewer, { words, limit }: { words: string; limit: number }) =>
  findByName(database, [...viewerValues(viewer), `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`, limit])

/** Returns the versions of the project's documents that the viewer may see, newest first. */
export const listProjectVersions = (database: Database, viewer: Viewer, project: PermittedProject<'read', Project>) =>
  listShown(database, [...viewerValues(viewer), project.client, project.projectKey])

const planFacts = prepareQuery<{ id: string; facts: PlanFacts }>(
  'list-plan-facts',
  `select id, json_build_object('workstreams', coalesce(solution -> 'workstreams', '[]'::json),
      'milestones', coalesce(solution -> 'milestones', '[]'::json), 'deliverables', coalesce(solution -> 'deliverables', '[]'::json),
      'windows', coalesce(solution -> 'windows', '[]'::json)) as facts
  from versions where id = any($1::uuid[])`,
)
/** Returns the plans of versions. The caller must have checked that the viewer may see them. */
export const getPlans = keepOfVersions<Plan>(async (database, ids) =>
  (await planFacts(database, [ids])).map(({ id, facts }) => ({ id, read: readPlan(facts) })),
)

const overridesOf = prepareQuery<PlanItemOverride & { projectId: string }>(
  'list-plan-item-overrides',
  `select project_id as "projectId", key, kind, is_own as "isOwn", title, state, assignee, due_on as "dueOn", done_on as "doneOn",
    position, parent_key as "parentKey", dismissed_at is not null as "isDismissed"
  from project_items where project_id = any($1::uuid[])`,
)
/** Returns the changes people made to plans, by project. */
export async function listPlanItemOverrides(database: Database, projectIds: string[]): Promise<Map<string, PlanItemOverride[]>> {
  const said = new Map(projectIds.map((id): [string, PlanItemOverride[]] => [id, []]))
  if (projectIds.length === 0) return said
  for (const { projectId, ...item } of await overridesOf(database, [projectIds])) said.get(projectId)!.push(item)
  return said
}

/** Returns the new project's ID. Undefined if there is already a project with that name. */
export async function addProject(
  transaction: Database,
  project: Pick<Project, 'client' | 'projectKey' | 'name' | 'lead' | 'startsOn' | 'endsOn'>,
): Promise<string | undefined> {
  const { client, projectKey: key, name, lead, startsOn, endsOn } = project
  const added = await own(transaction)
    .insertInto('projects')
    .values({ client, project_key: key, name, lead, starts_on: startsOn, ends_on: endsOn })
    .onConflict((conflict) => conflict.columns(['client', 'project_key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id
}

type Writable = PermittedProject<'write', Project>

/** Locks the project, so that changes to it run one after another, and returns the fields that may have changed since it was read. */
export const lockProject = (transaction: Database, { id }: Writable) =>
  own(transaction)
    .selectFrom('projects')
    .select(['status', 'held_from as heldFrom', 'starts_on as startsOn', 'ends_on as endsOn'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()

type Changes = Partial<Pick<Updateable<Tables['projects']>, 'status' | 'held_from' | 'lead' | 'starts_on' | 'ends_on' | 'health'>>

/** Must run in the transaction that locked the project. */
export async function changeProject(
  transaction: Database,
  { id }: Writable,
  { archived, ...changes }: Changes & { archived?: boolean | undefined },
): Promise<void> {
  await own(transaction)
    .updateTable('projects')
    .set({
      ...changes,
      changed_at: now,
      ...(archived !== undefined && { archived_at: archived ? now : null }),
    })
    .where('id', '=', id)
    .execute()
}

/** Must run in the transaction that locked the project. */
export async function putItem(transaction: Database, { id }: Writable, item: PlanItemOverride): Promise<void> {
  const { key, kind, isOwn, title, state, assignee, dueOn, doneOn, position, parentKey, isDismissed } = item
  const row = { kind, is_own: isOwn, title, state, assignee, due_on: dueOn, done_on: doneOn, position, parent_key: parentKey }
  const said = { ...row, dismissed_at: isDismissed ? now : null }
  await own(transaction)
    .insertInto('project_items')
    .values({ project_id: id, key, ...said })
    .onConflict((conflict) => conflict.columns(['project_id', 'key']).doUpdateSet(said))
    .execute()
  await changeProject(transaction, { id } as Writable, {})
}

export async function addUpdate(
  transaction: Database,
  { id }: Writable,
  { account, health, text }: { account: string; health?: ProjectHealth | null | undefined; text: string },
): Promise<void> {
  await own(transaction)
    .insertInto('project_updates')
    .values({ project_id: id, account, health: health ?? null, text, at: undefined })
    .execute()
  await changeProject(transaction, { id } as Writable, health === undefined ? {} : { health })
}
