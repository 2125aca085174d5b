import type { comparisonApi } from '#shared/api/comparison.ts'
import { documentTypes } from '#shared/document-types.ts'
import { formats } from '#shared/formats.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import { recordAlone } from '#server/audit/store.ts'
import { permit, type Permitted } from '#server/documents/policy.ts'
import { type Document, findDocument, getDocumentAt, getVersion, listVersions } from '#server/documents/store.ts'
import { getFacts } from '#server/documents/versions/store.ts'
import type { createComparisons } from '#server/exports/create-comparisons.ts'
import type { Database } from '#server/platform/database.ts'
import type { Handlers } from '#server/platform/serving/call.ts'
import { filenameOf } from './present-document.ts'

type Services = { database: Database; comparisons: ReturnType<typeof createComparisons> }
type Readable = Permitted<'read', Document>
type Asked = { id: string; from?: string | undefined; to?: string | undefined }

export const comparisonHandlers: Handlers<typeof comparisonApi, Viewer, Services> = {
  compare: async ({ input, viewer }, { database, comparisons }) => {
    const { before, after, versions } = await findBoth(database, viewer, input)
    const [earlier, later] = await Promise.all([getSide(database, before), getSide(database, after)])
    return {
      title: after.title,
      type: documentTypes[after.type].label,
      client: after.clientName,
      project: after.project,
      from: before.version,
      to: after.version,
      versions: versions.map(({ number, createdAt, author, approvedAt }) => ({
        number,
        createdAt: createdAt.toISOString(),
        author,
        approved: approvedAt !== null,
      })),
      ...(await comparisons.compareVersions(earlier, later)),
    }
  },

  file: async ({ input, viewer, address }, { database, comparisons }) => {
    const { before, after, versions } = await findBoth(database, viewer, input)
    const [earlier, later] = await Promise.all([getVersion(database, before), getVersion(database, after)])
    const { author } = versions.find(({ number }) => number === after.version)!
    const bytes = await comparisons.makeRevision({ before: earlier, after: later, author, format: input.format })
    const filename = filenameOf({ ...after, version: `${before.version}-to-${after.version}` }, input.format)
    const details = { format: input.format, from: before.version, to: after.version, address }
    await recordAlone(database, { actor: viewer.accountId, action: 'comparison-downloaded', subject: after.versionId, details })
    return { bytes, filename, mediaType: formats[input.format].mediaType }
  },
}

/**
 * Finds two versions visible to the viewer. By default `to` is the current version and `from` the previous one, or the same version if
 * there is none.
 */
async function findBoth(database: Database, viewer: Viewer, { id, from, to }: Asked) {
  const document = permit('read', viewer, await findDocument(database, viewer, { id }))
  const at = (number: string | undefined): Promise<Readable> => getDocumentAt(database, viewer, { document, number })
  const [after, versions] = await Promise.all([at(to), listVersions(database, viewer, document)])
  const place = versions.findIndex(({ number }) => number === after.version)
  const before = await at(from ?? versions[place + 1]?.number ?? after.version)
  return { before, after, versions }
}

async function getSide(database: Database, document: Readable) {
  const [version, facts] = await Promise.all([getVersion(database, document), getFacts(database, [document])])
  return { ...version, solution: facts.get(document.versionId)!.solution }
}
