import type { projectsApi } from '#shared/api/projects.ts'
import { type Format, formats } from '#shared/formats.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import { getPreferences } from '#server/accounts/preferences/store.ts'
import { recordAlone } from '#server/audit/store.ts'
import type { Database } from '#server/platform/database.ts'
import { projectKey } from '#server/documents/store.ts'
import { endAll } from '#server/sharing/open/end-all.ts'
import { countOpen } from '#server/sharing/open/store.ts'
import type { Handlers } from '#server/platform/serving/call.ts'
import type { Edition, RenderSettings } from '#server/render/renderer.ts'
import { buildReport } from './build-report.ts'
import { listMerged } from './list-merged.ts'
import { mayWriteProjects, permitProject } from './policy.ts'
import { presentRow, today } from './present-project.ts'
import { readProject } from './read-project.ts'
import { updatePlanItem } from './update-plan-item.ts'
import { addProjectUpdate, beginProject, updateProject } from './update-project.ts'
import { findProject, type Project } from './store.ts'

type Asked = { format: Format; edition: Omit<Edition, 'content'> & { content: string }; settings: RenderSettings }
export type ProjectsContext = { database: Database; render(asked: Asked): Promise<Uint8Array>; renderSettings: RenderSettings }

const read = async ({ database }: ProjectsContext, viewer: Viewer, id: string) =>
  permitProject('read', viewer, await findProject(database, viewer, id))

async function write(context: ProjectsContext, viewer: Viewer, id: string) {
  const project = await read(context, viewer, id)
  return { viewer, project: permitProject('write', viewer, project) }
}

const scopeOf = ({ client, name }: Pick<Project, 'client' | 'name'>) => ({ client, projectKey: projectKey(name) })

export const projectHandlers: Handlers<typeof projectsApi, Viewer, ProjectsContext> = {
  list: async ({ input: { archived, health, ...chosen }, viewer }, { database }) => {
    const found = await listMerged(database, viewer, { ...chosen, archived: archived === 'true' })
    const rows = found.map(({ project, merged }) => presentRow(project, merged))
    const projects = health ? rows.filter((row) => row.health === health) : rows
    return { projects, mayWrite: mayWriteProjects(viewer) }
  },

  begin: async ({ input, viewer }, { database }) => ({ success: true, id: await beginProject(database, viewer, input) }),

  get: async ({ input: { id }, viewer }, context) => {
    const { language } = await getPreferences(context.database, viewer.accountId)
    return readProject(context.database, viewer, { project: await read(context, viewer, id), language })
  },

  settle: async ({ input: { id, ...change }, viewer }, context) => {
    const { database } = context
    const writable = await write(context, viewer, id)
    await updateProject(database, writable, change)
    return { success: true, ...(change.archived && { open: await countOpen(database, scopeOf(writable.project)) }) }
  },

  endSharing: async ({ input: { id }, viewer }, context) => {
    const { project } = await write(context, viewer, id)
    return { success: true, ended: await endAll(context.database, viewer, scopeOf(project)) }
  },

  updateItem: async ({ input: { id, ...change }, viewer }, context) => {
    const key = await updatePlanItem(context.database, await write(context, viewer, id), change)
    return { success: true, key }
  },

  update: async ({ input: { id, ...update }, viewer }, context) => {
    await addProjectUpdate(context.database, await write(context, viewer, id), update)
    return { success: true }
  },

  report: async ({ input: { id, format }, viewer, origin, address }, context) => {
    const project = await readProject(context.database, viewer, { project: await read(context, viewer, id), language: 'en' })
    const on = today()
    const content = buildReport({ project, address: `${origin}/projects/${id}`, on })
    const edition = { content: JSON.stringify(content), version: on, createdAt: `${on}T00:00:00.000Z`, status: 'Draft' } as const
    const bytes = await context.render({ format, edition, settings: context.renderSettings })
    const details = { format, address }
    await recordAlone(context.database, { actor: viewer.accountId, action: 'report-downloaded', subject: id, details })
    return { bytes, filename: `report-${on}.${format}`, mediaType: formats[format].mediaType }
  },
}
