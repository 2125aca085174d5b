import type { Contact } from '#shared/api/clients.ts'
import type { ClientId } from '#shared/client-id.ts'
import { clientLimits } from '#shared/limits.ts'
import type { Database } from '#server/platform/database.ts'
import { prepareQuery } from '#server/platform/prepared-query.ts'
import type { Generated } from 'kysely'

type Tables = {
  contacts: {
    id: Generated<string>
    client: ClientId
    name: string
    email: string
    email_key: string | null
    phone: string
    role: string
  }
}
export type ContactFields = Pick<Contact, 'name' | 'email' | 'phone' | 'role'>

const own = (database: Database) => database.withTables<Tables>()
const rowOf = ({ name, email, phone, role }: ContactFields) => {
  // The key of a contact without an address is null, so that it never counts as a duplicate.
  return { name, email, phone, role, email_key: email.toLowerCase() || null }
}

const ofClient = prepareQuery<Contact>(
  'list-contacts',
  `select id, name, email, phone, role, exists (
    select from accounts where accounts.client = contacts.client and lower(trim(accounts.email)) = email_key and disabled_at is null
  ) as "hasAccount" from contacts where client = $1 order by lower(name), id limit ${clientLimits.contacts}`,
)
export const listContacts = (database: Database, client: ClientId) => ofClient(database, [client])

/** Returns its id; undefined if the client already has a contact with that address, or the maximum number. */
export async function addContact(transaction: Database, client: ClientId, contact: ContactFields): Promise<string | undefined> {
  const known = await listContacts(transaction, client)
  if (known.length >= clientLimits.contacts) return undefined
  const added = await own(transaction)
    .insertInto('contacts')
    .values({ client, ...rowOf(contact) })
    .onConflict((conflict) => conflict.columns(['client', 'email_key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id
}

export async function hasOther(
  transaction: Database,
  { client, id, email }: { client: ClientId; id: string; email: string },
): Promise<boolean> {
  const found = await own(transaction)
    .selectFrom('contacts')
    .where('client', '=', client)
    .where('email_key', '=', email.toLowerCase())
    .where('id', '<>', id)
    .select('id')
    .executeTakeFirst()
  return found !== undefined
}

/** Returns true if the client has such a contact. */
export async function putContact(
  transaction: Database,
  { client, id, ...contact }: ContactFields & { client: ClientId; id: string },
): Promise<boolean> {
  const { numUpdatedRows } = await own(transaction)
    .updateTable('contacts')
    .set(rowOf(contact))
    .where('client', '=', client)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deleteContact(transaction: Database, client: ClientId, id: string): Promise<boolean> {
  const { numDeletedRows } = await own(transaction)
    .deleteFrom('contacts')
    .where('client', '=', client)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
