import type { clientsApi } from '#shared/api/clients.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import { getPreferences } from '#server/accounts/preferences/store.ts'
import { changeClient, changeContact, createClients, createContact, removeContact } from '#server/clients/change-client.ts'
import { importClients } from '#server/clients/import-clients.ts'
import { permitClient } from '#server/clients/policy.ts'
import { countBySector, findInPortfolio, listChoices, listPortfolio } from '#server/clients/portfolio/store.ts'
import { writeCsv } from '#server/clients/read-csv.ts'
import { findClient, keepSpecified } from '#server/clients/store.ts'
import { presentClient, buildClientPage } from '#server/overview/build-client-page.ts'
import type { Database } from '#server/platform/database.ts'
import type { Handlers } from '#server/platform/serving/call.ts'

export const clientsHandlers: Handlers<typeof clientsApi, Viewer, { database: Database }> = {
  list: async ({ input: { q, sector = null, archived, from, limit }, viewer }, { database }) => {
    const question = { firm: viewer.client, q, sector, archived: archived === 'true', id: null }
    const [rows, counts] = await Promise.all([
      listPortfolio(database, question, { from, limit }),
      countBySector(database, question),
    ])
    const counted = sector === null ? counts : counts.filter((one) => one.sector === sector)
    return { clients: rows.map(presentClient), total: counted.reduce((sum, { count }) => sum + count, 0), sectors: counts }
  },

  choices: async ({ viewer }, { database }) => ({ clients: await listChoices(database, viewer.client) }),

  get: async ({ input: { id }, viewer }, { database }) => {
    const client = permitClient(viewer, await findInPortfolio(database, viewer.client, id))
    const { language } = await getPreferences(database, viewer.accountId)
    return buildClientPage(database, viewer, { client, language })
  },

  create: async ({ input, viewer }, { database }) => {
    const [id] = await createClients(database, viewer, [input])
    return { success: true, id: id! }
  },

  change: async ({ input: { id, ...change }, viewer }, { database }) => {
    await changeClient(database, viewer, { client: await getClient(database, viewer, id), change })
    return { success: true }
  },

  addContact: async ({ input: { id, ...contact }, viewer }, { database }) => {
    const client = await getClient(database, viewer, id)
    return { success: true, contact: await createContact(database, { viewer, client, contact }) }
  },

  changeContact: async ({ input: { id, contact: contactId, ...contact }, viewer }, { database }) => {
    const client = await getClient(database, viewer, id)
    await changeContact(database, { viewer, client, contact, id: contactId })
    return { success: true }
  },

  removeContact: async ({ input: { id, contact }, viewer }, { database }) => {
    await removeContact(database, { viewer, client: await getClient(database, viewer, id), id: contact })
    return { success: true }
  },

  import: ({ input, viewer }, { database }) => importClients(database, viewer, input),

  export: async ({ viewer }, { database }) => {
    const everything = { firm: viewer.client, q: '', sector: null, id: null }
    const [current, archived] = await Promise.all(
      [false, true].map((isArchived) =>
        listPortfolio(database, { ...everything, archived: isArchived }, { from: 0, limit: 20_000 }),
      ),
    )
    const rows = [...(current ?? []), ...(archived ?? [])].map(
      ({ name, sector, status, startYear, owner, projects, documents }) => [
        name,
        sector,
        status,
        startYear,
        owner,
        projects,
        documents,
      ],
    )
    const head = ['Name', 'Sector', 'Status', 'Since', 'Owner', 'Projects', 'Documents']
    return { bytes: Buffer.from(writeCsv([head, ...rows])), filename: 'clients.csv', mediaType: 'text/csv; charset=utf-8' }
  },
}

async function getClient(database: Database, viewer: Viewer, id: string) {
  await keepSpecified(database, id)
  return permitClient(viewer, await findClient(database, id))
}
