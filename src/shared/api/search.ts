import { z } from 'zod'
import { documentTypeIds } from '../document-types.ts'
import { ClientId } from '../client-id.ts'
import { projectStatuses } from '../projects.ts'
import { json } from './endpoint.ts'

const id = z.uuid()
const client = ClientId
const Span = z.object({ start: z.int().nonnegative(), end: z.int().nonnegative() })

export const FoundProject = z.object({
  id,
  name: z.string(),
  client,
  clientName: z.string(),
  status: z.enum(projectStatuses),
})
export const FoundDocument = z.object({
  id,
  name: z.string(),
  type: z.enum(documentTypeIds),
  clientName: z.string(),
  project: z.string(),
  version: z.string(),
  link: z.string(),
  /** The line with the most of the search words. */
  hit: z.object({ heading: z.string(), text: z.string(), marks: z.array(Span) }).nullable(),
})
export type FoundDocument = z.infer<typeof FoundDocument>

export const searchApi = {
  find: json({
    method: 'GET',
    path: '/search',
    summary: 'Search clients and projects by name and documents by full text, within what this account may see',
    access: 'signed-in',
    input: z.object({
      q: z.string().trim().max(200, 'Search for at most 200 characters.').default(''),
      /** Maximum number of results of each kind. */
      limit: z.coerce.number().int().min(1).max(20).default(6),
    }),
    output: z.object({
      clients: z.array(z.object({ id: client, name: z.string() })),
      projects: z.array(FoundProject),
      documents: z.array(FoundDocument),
    }),
  }),
}
