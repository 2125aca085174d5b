import type { ProjectHealth } from '#shared/projects.ts'
import type { Database } from '#server/platform/database.ts'
import { prepareQuery } from '#server/platform/prepared-query.ts'
import type { PermittedProject } from '../policy.ts'
import type { Project } from '../store.ts'

export type Update = { id: string; by: string; health: ProjectHealth | null; text: string; at: Date }

const listOfProject = prepareQuery<Update>(
  'list-updates-of-project',
  `select project_updates.id, accounts.display_name as by, health, text, at
  from project_updates join accounts on accounts.id = account where project_id = $1 order by at desc limit 100`,
)

/** Newest first. */
export const listUpdates = (database: Database, { id }: PermittedProject<'read', Project>): Promise<Update[]> =>
  listOfProject(database, [id])
