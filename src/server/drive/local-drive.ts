import type { ClientId } from '#shared/client-id.ts'
import { specifiedClient } from '#shared/specified-client.ts'
import type { Database } from '#server/platform/database.ts'
import { keepFolders } from './store.ts'

export type Folder = { client: ClientId; name: string }

/** The storage of documents, with a folder for each client. */
export type Drive = {
  /** Creates the folders that are missing. */
  ensureFolders(clientIds: ClientId[]): Promise<Folder[]>
}

/** Stores documents in the product's own database, where each needs its client's folder. */
export const createLocalDrive = (database: Database): Drive => ({
  async ensureFolders(clientIds) {
    await keepFolders(database, clientIds)
    return clientIds.map((client) => ({ client, name: specifiedClient(client)?.name ?? client }))
  },
})
