import { z } from 'zod'
import { documentStates } from '../document-states.ts'
import { documentTypeIds } from '../document-types.ts'
import { ClientId } from '../client-id.ts'
import { libraryFilters, libraryLimits, libraryOrders, listedStates } from '../library.ts'
import { json } from './endpoint.ts'
import { OpenSharing } from './open-sharing.ts'
import { Succeeded } from './succeeded.ts'

const count = z.int().nonnegative()
const Span = z.object({ start: count, end: count })
const Facet = z.array(z.object({ value: z.string(), name: z.string(), count }))
/** A document in the version visible to the viewer. */
export const LibraryRow = z.object({
  id: z.uuid(),
  versionId: z.uuid(),
  /** The name given by staff, otherwise the version's title. */
  name: z.string(),
  title: z.string(),
  type: z.enum(documentTypeIds),
  client: ClientId,
  clientName: z.string(),
  project: z.string(),
  version: z.string(),
  approved: z.boolean(),
  state: z.enum(documentStates),
  /** The account that made it. */
  author: z.string(),
  createdAt: z.iso.datetime(),
  archivedAt: z.iso.datetime().nullable(),
  webViewLink: z.string(),
  /** Number of chapters whose text is not wholly the provider's. */
  marks: count,
  facts: z.object({
    budget: z.number().nullable(),
    currency: z.string().nullable(),
    weeks: z.number().nullable(),
    starts: z.string().nullable(),
    ends: z.string().nullable(),
    requirements: count,
    questions: count,
    assumptions: count,
  }),
  /** The places in its name that match the search. */
  nameMarks: z.array(Span),
  /** The account that approved it; null if none did, or somebody by a link. */
  approvedBy: z.string().nullable(),
  /** The line with the most of the search words. */
  hit: z.object({ section: z.string(), block: z.string(), heading: z.string(), text: z.string(), marks: z.array(Span) }).nullable(),
})
export type LibraryRow = z.infer<typeof LibraryRow>

const ProjectGroup = z.object({ project: z.string(), client: ClientId, count })
export type ProjectGroup = z.infer<typeof ProjectGroup>

export const LibraryFacets = z.object({ client: Facet, type: Facet, state: Facet, marks: Facet, who: Facet })
export type LibraryFacets = z.infer<typeof LibraryFacets>

const day = z.iso.date('A day is written as 2026-11-22.').optional()

export const libraryApi = {
  list: json({
    method: 'GET',
    path: '/library',
    summary: 'Documents of all types in the versions that this account is shown: searched in their words, filtered, by number',
    access: 'signed-in',
    input: z.object({
      q: z.string().max(libraryLimits.question).default(''),
      client: ClientId.optional(),
      type: z.enum(documentTypeIds).optional(),
      state: z.enum(listedStates).optional(),
      marks: z.enum(['true', 'false']).optional(),
      /** The account that made the version. */
      who: z.uuid().optional(),
      /** Only documents that the caller has to act on: review, approve, change or answer. */
      needs: z.enum(['me']).optional(),
      /** The first and the last day of the period in which the version was made, in UTC. */
      since: day,
      until: day,
      archived: z.enum(['true', 'false']).default('false'),
      order: z.enum(libraryOrders).default('newest'),
      from: z.coerce.number().int().min(0).max(10_000_000).default(0),
      /** At most 20 rows in a page if `q` is set. */
      limit: z.coerce.number().int().min(1).max(libraryLimits.rows).default(libraryLimits.usual),
      /** From an earlier response: later documents are left out, so that offsets remain valid. */
      asOf: z.coerce.number().int().min(0).optional(),
      /** Whether to count; needed only for the first page. */
      counts: z.enum(['true', 'false']).default('true'),
    }),
    output: z.object({
      rows: z.array(LibraryRow),
      asOf: count,
      /** Null if counting was not requested. */
      total: count.nullable(),
      /** True if the search ended after 100 hits; users must narrow it to see others. */
      isMore: z.boolean(),
      facets: LibraryFacets.nullable(),
      /** If ordered by project and counted: each project in that order with its number of documents. */
      groups: z.array(ProjectGroup).nullable(),
      /** If nothing was found: the number of hits without each one of the filters. */
      without: z.array(z.object({ filter: z.enum(libraryFilters), total: count, isMore: z.boolean() })),
      /** If nothing was found: the search with mistyped words corrected, if that finds something. */
      meant: z.string().nullable(),
    }),
  }),
  rename: json({
    method: 'POST',
    path: '/library/:id/rename',
    summary: 'Call a document by a name of its own; an empty one gives it its title again. No version is changed',
    access: 'signed-in',
    input: z.object({
      id: z.uuid(),
      name: z.string().trim().max(libraryLimits.name, 'A name has at most 200 characters.'),
      /** The current name, according to the caller; if it is different by now, nothing is changed. */
      from: z.string().max(1000).optional(),
    }),
    output: Succeeded.extend({ name: z.string() }),
  }),
  archive: json({
    method: 'POST',
    path: '/library/:id/archive',
    summary: 'Archive a document, or bring it back. Returns the links and shares that still open it',
    access: 'signed-in',
    input: z.object({ id: z.uuid(), archived: z.boolean() }),
    output: Succeeded.extend({ open: OpenSharing }),
  }),
}
