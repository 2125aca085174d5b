import { z } from 'zod'
import { clientLimits, clientStatuses } from '../limits.ts'
import { ClientId } from '../client-id.ts'
import { sectors } from '../firm.ts'
import { oneLine } from '../one-line.ts'
import { download, json } from './endpoint.ts'
import { ActivityRow, Person, ShownDocument } from './overview.ts'
import { Succeeded } from './succeeded.ts'

const count = z.int().nonnegative()
const time = z.iso.datetime()
export const ClientStatus = z.enum(clientStatuses)
export type ClientStatus = z.infer<typeof ClientStatus>

const Name = oneLine(clientLimits.name).min(1, 'Give the client a name.')
const StartYear = z.int().min(1900, 'A year has four digits.').max(2200, 'A year has four digits.').nullable()
const ClientFields = { name: Name, sector: z.enum(sectors), status: ClientStatus, startYear: StartYear }

export const ClientRow = z.object({
  id: ClientId,
  ...ClientFields,
  /** The member of staff who owns the client. */
  owner: z.string().nullable(),
  isArchived: z.boolean(),
  projects: count,
  documents: count,
  /** Documents whose newest visible version is not approved. */
  awaiting: count,
  contacts: count,
  lastAt: time.nullable(),
})
export type ClientRow = z.infer<typeof ClientRow>

export const Contact = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  role: z.string(),
  /** True if the client has an account with this address. */
  hasAccount: z.boolean(),
})
export type Contact = z.infer<typeof Contact>

const email = z.union([z.literal(''), z.email('This is not an email address.').max(clientLimits.email)])
const ContactFields = {
  name: oneLine(clientLimits.name).min(1, 'Give the contact a name.'),
  email: z.string().trim().pipe(email),
  phone: oneLine(clientLimits.phone),
  role: oneLine(clientLimits.role),
}

/** The result of checking one line of an import file. */
export const ImportLine = z.object({
  line: z.int(),
  name: z.string(),
  sector: z.string(),
  /** Why it is left out, in a sentence. */
  fault: z.string().nullable(),
})
export type ImportLine = z.infer<typeof ImportLine>

export const clientsApi = {
  list: json({
    method: 'GET',
    path: '/clients',
    summary: 'The clients that this account serves, by name: staff all, an account of a client its own',
    access: 'signed-in',
    input: z.object({
      q: z.string().max(200).default(''),
      sector: z.enum(sectors).optional(),
      archived: z.enum(['true', 'false']).default('false'),
      from: z.coerce.number().int().min(0).max(1_000_000).default(0),
      limit: z.coerce.number().int().min(1).max(200).default(100),
    }),
    output: z.object({
      clients: z.array(ClientRow),
      total: count,
      /** Of all clients found, without the filter by sector. */
      sectors: z.array(z.object({ sector: z.enum(sectors), count })),
    }),
  }),
  choices: json({
    method: 'GET',
    path: '/clients/choices',
    summary: 'The clients that a document can be written for, by their ids and names',
    access: 'signed-in',
    input: z.object({}),
    output: z.object({ clients: z.array(z.object({ id: ClientId, name: z.string() })) }),
  }),
  get: json({
    method: 'GET',
    path: '/clients/:id',
    summary: 'A client with its approvals, questions, projects, documents, contacts, accounts and activity',
    access: 'signed-in',
    input: z.object({ id: ClientId }),
    output: z.object({
      client: ClientRow,
      mayChange: z.boolean(),
      /** True if every form offers it: its name and sector are defined in code. */
      isSpecified: z.boolean(),
      awaiting: z.array(ShownDocument),
      questions: z.array(z.object({ document: ShownDocument, count })),
      projects: z.array(z.object({ name: z.string(), documents: count, approved: count, lastAt: time, isArchived: z.boolean() })),
      documents: z.array(ShownDocument),
      contacts: z.array(Contact),
      /** Only for staff. */
      access: z
        .object({
          accounts: z.array(
            z.object({ name: z.string(), email: z.string(), isDisabled: z.boolean(), lastSeenAt: time.nullable() }),
          ),
          grants: z.array(z.object({ email: z.string(), documents: count })),
          links: count,
        })
        .nullable(),
      people: z.array(Person),
      activity: z.array(ActivityRow),
    }),
  }),
  create: json({
    method: 'POST',
    path: '/clients',
    summary: 'Add a client. Its id follows from its name',
    access: 'staff',
    input: z.object({
      name: Name,
      sector: z.enum(sectors),
      status: ClientStatus.default('active'),
      startYear: StartYear.default(null),
    }),
    output: Succeeded.extend({ id: ClientId }),
  }),
  change: json({
    method: 'POST',
    path: '/clients/:id',
    summary: 'Change a client’s data. Omitted fields are unchanged',
    access: 'staff',
    input: z.object({
      id: ClientId,
      name: Name.optional(),
      sector: z.enum(sectors).optional(),
      status: ClientStatus.optional(),
      startYear: StartYear.optional(),
      /** True makes the caller the owner of the client; false removes the owner. */
      isMine: z.boolean().optional(),
      isArchived: z.boolean().optional(),
    }),
    output: Succeeded,
  }),
  addContact: json({
    method: 'POST',
    path: '/clients/:id/contacts',
    summary: 'Add somebody to speak to',
    access: 'staff',
    input: z.object({ id: ClientId, ...ContactFields }),
    output: Succeeded.extend({ contact: z.uuid() }),
  }),
  changeContact: json({
    method: 'POST',
    path: '/clients/:id/contacts/:contact',
    summary: 'Change a contact',
    access: 'staff',
    input: z.object({ id: ClientId, contact: z.uuid(), ...ContactFields }),
    output: Succeeded,
  }),
  removeContact: json({
    method: 'POST',
    path: '/clients/:id/contacts/:contact/remove',
    summary: 'Remove a contact',
    access: 'staff',
    input: z.object({ id: ClientId, contact: z.uuid() }),
    output: Succeeded,
  }),
  import: json({
    method: 'POST',
    path: '/clients/import',
    summary: 'Read clients from a CSV file, and add those without a fault where that is asked for',
    access: 'staff',
    maxBytes: clientLimits.csv,
    input: z.object({ csv: z.string().max(clientLimits.csv), apply: z.boolean().default(false) }),
    output: Succeeded.extend({
      /** The number of valid lines; when importing, of those added. */
      sound: count,
      /** The first lines, and all lines with errors, up to a limit. */
      lines: z.array(ImportLine),
      faults: count,
      isAdded: z.boolean(),
    }),
  }),
  export: download({
    method: 'GET',
    path: '/clients/export',
    summary: 'All clients as a CSV file',
    access: 'staff',
    input: z.object({}),
  }),
}
