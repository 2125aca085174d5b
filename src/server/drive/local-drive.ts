import type { ClientId } from '#shared/client-id.ts'
import { specifiedClient } from '#shared/firm.ts'
import type { Database } from '#server/platform/database.ts'
import { keepFolders } from './store.ts'

export type Folder = { client: ClientId; name: string }

/** Where documents lie, in a folder for each client. */
export type Drive = {
  /** Makes the folders that are missing; asked again, it makes none. */
  ensureFolders(clientIds: ClientId[]): Promise<Folder[]>
}

/** The product's own database, where a document cannot be kept without its client's folder. */
export const createLocalDrive = (database: Database): Drive => ({
  async ensureFolders(clientIds) {
    await keepFolders(database, clientIds)
    return clientIds.map((client) => ({ client, name: specifiedClient(client)?.name ?? client }))
  },
})
