import type { ClientId } from '#shared/client-id.ts'
import type { ClientStatus } from '#shared/limits.ts'
import { AppError } from '#shared/errors.ts'
import type { Sector } from '#shared/firm.ts'
import { specifiedClient } from '#shared/specified-client.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import { recordAudit } from '#server/audit/store.ts'
import type { Database } from '#server/platform/database.ts'
import { addContact, type ContactFields, deleteContact, hasOther, putContact } from './contacts/store.ts'
import { idOfName } from './policy.ts'
import { addClients, type Client, listClientIds, lockClients, nameKey, findNames, putClient } from './store.ts'

export type NewClient = { name: string; sector: Sector; status: ClientStatus; startYear: number | null }
type Change = {
  name?: string | undefined
  sector?: Sector | undefined
  status?: ClientStatus | undefined
  startYear?: number | null | undefined
  isMine?: boolean | undefined
  isArchived?: boolean | undefined
}

const taken = (name: string) => new AppError('conflict', `There is already a client named ${name}.`)

/** Adds clients whose names are not taken, in one transaction; returns their ids. */
export const createClients = (database: Database, viewer: Viewer, added: NewClient[]): Promise<ClientId[]> =>
  database.transaction().execute(async (transaction) => {
    await lockClients(transaction)
    const known = await findNames(
      transaction,
      added.map(({ name }) => nameKey(name)),
    )
    const double = added.find(({ name }) => known.has(nameKey(name)))
    if (double) throw taken(double.name)
    const ids = new Set(await listClientIds(transaction))
    const rows = added.map((client) => {
      const id = idOfName(client.name, ids)
      ids.add(id)
      return { id, ...client }
    })
    await addClients(transaction, rows)
    for (const { id } of rows.slice(0, 1))
      await recordAudit(transaction, {
        actor: viewer.accountId,
        action: rows.length === 1 ? 'client-added' : 'clients-imported',
        subject: id,
        details: { clients: rows.length },
      })
    return rows.map(({ id }) => id)
  })

/** Fields that are left out do not change. The clients that every form offers are defined in code and cannot be changed here. */
export const changeClient = (database: Database, viewer: Viewer, { client, change }: { client: Client; change: Change }) =>
  database.transaction().execute(async (transaction) => {
    await lockClients(transaction)
    const { id } = client
    const isRenamed = change.name !== undefined && change.name !== client.name
    const isMoved = change.sector !== undefined && change.sector !== client.sector
    if (specifiedClient(id) && (isRenamed || isMoved || change.isArchived))
      throw new AppError('not-allowed', `${client.name} is offered by every form: its name, sector and place stay.`)
    if (
      isRenamed &&
      nameKey(change.name!) !== nameKey(client.name) &&
      (await findNames(transaction, [nameKey(change.name!)])).size > 0
    )
      throw taken(change.name!)
    await putClient(transaction, id, {
      ...(isRenamed && { name: change.name!, name_key: nameKey(change.name!) }),
      ...(change.sector !== undefined && { sector: change.sector }),
      ...(change.status !== undefined && { status: change.status }),
      ...(change.startYear !== undefined && { start_year: change.startYear }),
      ...(change.isMine !== undefined && { owner: change.isMine ? viewer.accountId : null }),
      ...(change.isArchived !== undefined && { archived_at: change.isArchived ? new Date() : null }),
    })
    const details = {
      fields: Object.entries(change)
        .flatMap(([field, value]) => (value === undefined ? [] : [field]))
        .join(', '),
    }
    await recordAudit(transaction, { actor: viewer.accountId, action: 'client-changed', subject: id, details })
  })

type OfContact = { viewer: Viewer; client: Client; contact: ContactFields }

const sameAddress = (client: Client) => new AppError('conflict', `${client.name} has a contact with this address already.`)
const noSuchContact = () => new AppError('not-found', 'This contact does not exist.')

export const createContact = (database: Database, { viewer, client, contact }: OfContact): Promise<string> =>
  database.transaction().execute(async (transaction) => {
    const id = await addContact(transaction, client.id, contact)
    if (id === undefined) throw sameAddress(client)
    await recordAudit(transaction, {
      actor: viewer.accountId,
      action: 'contact-added',
      subject: client.id,
      details: { contact: id },
    })
    return id
  })

export const changeContact = (database: Database, { viewer, client, contact, id }: OfContact & { id: string }): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    if (contact.email !== '' && (await hasOther(transaction, { client: client.id, id, email: contact.email })))
      throw sameAddress(client)
    if (!(await putContact(transaction, { client: client.id, id, ...contact }))) throw noSuchContact()
    await recordAudit(transaction, {
      actor: viewer.accountId,
      action: 'contact-changed',
      subject: client.id,
      details: { contact: id },
    })
  })

export const removeContact = (
  database: Database,
  { viewer, client, id }: Omit<OfContact, 'contact'> & { id: string },
): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    if (!(await deleteContact(transaction, client.id, id))) throw noSuchContact()
    await recordAudit(transaction, {
      actor: viewer.accountId,
      action: 'contact-removed',
      subject: client.id,
      details: { contact: id },
    })
  })
