import type { documentsV1Api, DocumentV1, VersionV1 } from '#shared/api/documents-v1.ts'
import { documentTypes } from '#shared/document-types.ts'
import { clientIds } from '#shared/firm.ts'
import { isStaff, mayServe, type Viewer } from '#server/accounts/policy.ts'
import { listFileLinks } from '#server/drive/store.ts'
import { approveVersion } from '#server/documents/approve-version.ts'
import { findOutdated } from '#server/documents/list-outdated.ts'
import { listHistory } from '#server/documents/list-history.ts'
import { permit, rightsOf } from '#server/documents/policy.ts'
import { publishVersion } from '#server/documents/publish-version.ts'
import { rollBackDocument } from '#server/documents/roll-back-document.ts'
import { type Document, findDocument, getDocumentAt, type PastVersion } from '#server/documents/store.ts'
import { readSinceApproval } from '#server/documents/versions/store.ts'
import { withdrawApproval } from '#server/documents/withdraw-approval.ts'
import type { Database } from '#server/platform/database.ts'
import { refuseUnlessAsked } from '#server/reviews/refuse-unless-asked.ts'
import type { Handlers } from '#server/platform/serving/call.ts'
import type { DocumentContext } from './document-context.ts'
import { makeDownload, presentList, presentOutdated, readerOf, templates, viewPath } from './present-document.ts'
import { runGeneration } from './run-generation.ts'
import { splitChoices } from './split-choices.ts'

export const documentsV1Handlers: Handlers<typeof documentsV1Api, Viewer, DocumentContext> = {
  templates: async () => ({ templates }),

  list: async ({ viewer }, context) => {
    const documents = await presentList(context, viewer, presentDocument)
    const links = await driveLinks(context, viewer, documents)
    return {
      documents: documents.map((document) => ({ ...document, webViewLink: links.get(document.id) ?? document.webViewLink })),
    }
  },

  get: async ({ input, viewer }, context) => {
    const { database, ask } = context
    const document = permit('read', viewer, await findDocument(database, viewer, { id: input.id }))
    const [versions, outdated] = await Promise.all([
      listHistory({ database, ask }, viewer, document),
      findOutdated(database, viewer, document),
    ])
    const presented = presentDocument(document)
    const webViewLink = (await driveLinks(context, viewer, [document])).get(document.id) ?? presented.webViewLink
    return {
      document: { ...presented, webViewLink, outOfDate: presentOutdated(viewer, document, outdated) },
      versions: versions.map(presentVersion),
      rights: offeredTo(viewer, document),
    }
  },

  generate: async ({ input, viewer, idempotencyKey, signal }, context) => {
    const { outputFormat, ...asked } = input
    const { brief, start } = splitChoices(asked)
    const request = { viewer, key: idempotencyKey, brief, start, outputFormat, useAgent: false, template: undefined }
    const { documentId: id, versionId } = (await runGeneration(context, request, signal)).saved
    const document = permit('read', viewer, await findDocument(context.database, viewer, { id, versionId }))
    return { success: true, document: { ...presentDocument(document), outOfDate: null } }
  },

  approve: async ({ input, viewer }, { database }) => {
    const document = permit('approve', viewer, await findDocument(database, viewer, { id: input.id }))
    const publish = input.publish ? permit('publish', viewer, document) : undefined
    const check = (transaction: Database, versionId: string) => refuseUnlessAsked(transaction, viewer, versionId)
    await approveVersion(database, { viewer, document, number: input.version, publish, check })
    return { success: true }
  },

  publish: async ({ input, viewer }, { database }) => {
    const document = permit('publish', viewer, await findDocument(database, viewer, { id: input.id }))
    await publishVersion(database, { viewer, document, number: input.version })
    return { success: true }
  },

  withdraw: async ({ input, viewer }, { database }) => {
    const document = permit('approve', viewer, await findDocument(database, viewer, { id: input.id }))
    await withdrawApproval(database, { viewer, document, number: input.version, reason: input.reason })
    return { success: true }
  },

  changes: async ({ input, viewer, signal }, { database, ask }) => {
    const document = permit('read', viewer, await findDocument(database, viewer, { id: input.id }))
    const { version, approved } = await readSinceApproval(database, document, input.version)
    if (!approved) return { since: null, changes: '' }
    return { since: approved.number, changes: await ask('describeChanges', { before: approved, after: version }, { signal }) }
  },

  rollback: async ({ input, viewer }, { database }) => {
    const document = permit('rollback', viewer, await findDocument(database, viewer, { id: input.id }))
    const { targetVersion: target, currentVersion: expected } = input
    const versionId = await rollBackDocument(database, { viewer, document, target, expected })
    const rolledBack = permit('read', viewer, await findDocument(database, viewer, { id: input.id, versionId }))
    return { success: true, document: { ...presentDocument(rolledBack), outOfDate: null } }
  },

  export: async (call, context) => {
    const { input, viewer } = call
    const document = permit('read', viewer, await findDocument(context.database, viewer, { id: input.id }))
    const wanted = await getDocumentAt(context.database, viewer, { document, number: input.version })
    return makeDownload(context, wanted, { format: input.format, filename: `document.${input.format}`, reader: readerOf(call) })
  },

  setupFolders: async ({ viewer }, { drive }) => ({
    success: true,
    folders: await drive.ensureFolders(clientIds.filter((client) => mayServe(viewer, client))),
  }),
}

/** Returns the links to the copies in Google Drive. For staff only, because Drive contains drafts too. */
const driveLinks = ({ database, isInDrive }: DocumentContext, viewer: Viewer, documents: { id: string }[]) =>
  isInDrive && isStaff(viewer)
    ? listFileLinks(
        database,
        documents.map(({ id }) => id),
      )
    : Promise.resolve(new Map<string, string>())

/** The newest document of a project is never out of date. */
const presentDocument = (document: Document): Omit<DocumentV1, 'outOfDate'> => ({
  id: document.id,
  name: `${document.title}, ${documentTypes[document.type].label}`,
  documentType: document.type,
  client: document.client,
  project: document.project,
  currentVersion: document.version,
  approved: document.status === 'Approved',
  approvedVersion: document.approvedVersion,
  modifiedTime: document.createdAt.toISOString(),
  webViewLink: viewPath(document),
})

/** The rights by which the page offers actions. Rolling back is offered to those who write; the call is open to the whole company. */
function offeredTo(viewer: Viewer, document: Document) {
  const rights = rightsOf(viewer, document)
  return { ...rights, rollback: rights.rollback && rights.write }
}

const presentVersion = (past: PastVersion): VersionV1 => {
  const { number, createdAt, approvedAt, withdrawnBy, withdrawnAt, withdrawnFor, publishedAt, ...version } = past
  return {
    ...version,
    version: number,
    timestamp: createdAt.toISOString(),
    approved: approvedAt !== null,
    approvedAt: approvedAt?.toISOString() ?? null,
    publishedAt: publishedAt?.toISOString() ?? null,
    withdrawn: withdrawnAt && { by: withdrawnBy!, at: withdrawnAt.toISOString(), reason: withdrawnFor! },
  }
}
