import type { Brief } from '#shared/brief.ts'
import { AppError } from '#shared/errors.ts'
import { specifiedClient } from '#shared/specified-client.ts'
import type { Database } from '#server/platform/database.ts'
import { findClient } from './store.ts'

type Asked = Pick<Brief, 'client' | 'clientName' | 'sector'>

/** Adds the client's name to an accepted brief, so that later readers need no lookup. */
export async function nameClient<Named extends Asked>(database: Database, brief: Named): Promise<Named> {
  const found = await findClient(database, brief.client)
  if (!found)
    throw new AppError('invalid-input', 'client: This client does not exist.', { details: 'Choose a client from the list.' })
  if (found.archivedAt)
    throw new AppError('conflict', `${found.name} is archived.`, { details: 'Bring the client back to write for it.' })
  return specifiedClient(brief.client) ? brief : { ...brief, clientName: found.name, sector: found.sector }
}
