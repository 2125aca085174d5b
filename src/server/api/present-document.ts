import type { z } from 'zod'
import type { DocumentV3, Generated } from '#shared/api/documents-v3.ts'
import type { OutOfDate } from '#shared/api/out-of-date.ts'
import { documentTypes } from '#shared/document-types.ts'
import { clientOf } from '#shared/brief.ts'
import { changedFactsWords } from '#shared/changed-facts-words.ts'
import { type Format, formatNames, formats } from '#shared/formats.ts'
import { describeChangedFacts } from '#shared/describe-changed-facts.ts'
import { isStaff, type Viewer } from '#server/accounts/policy.ts'
import { recordGuest } from '#server/sharing/record-guest.ts'
import { recordAlone } from '#server/audit/store.ts'
import { listOutdated, type Outdated } from '#server/documents/list-outdated.ts'
import { type Permitted, permit, rightsOf } from '#server/documents/policy.ts'
import { type Document, findDocument, getVersion, listDocuments } from '#server/documents/store.ts'
import { getFacts } from '#server/documents/versions/store.ts'
import { designStateOf } from '#server/designs/design-state-of.ts'
import { listMadeFiles } from '#server/generation/made-files/store.ts'
import { type BegunGeneration, type Generation, listUsedTools } from '#server/generation/store.ts'
import type { Saved } from '#server/generation/write-document.ts'
import type { NamedBytes } from '#server/platform/serving/call.ts'
import { priceList } from '#server/usage/price-list.ts'
import { getVersionUsage } from '#server/usage/store.ts'
import { sumUsage } from '#server/usage/sum-usage.ts'
import type { DocumentContext } from './document-context.ts'

/** The API version of the addresses in a response. */
type Calls = 'v2' | 'v3'

/** The built-in outlines, as all API versions list them. */
export const templates = Object.entries(documentTypes).map(([id, { label }]) => ({
  id,
  name: `${label}, standard outline`,
  documentType: id,
}))

/** The page that shows a document as printed. */
export const viewPath = ({ id }: Pick<Document, 'id'>) => `/documents/${id}`

/** `High-Level Design 1.1.0` */
export const versionName = ({ type, version }: Pick<Document, 'type' | 'version'>) => `${documentTypes[type].label} ${version}`

export const presentOutdated = (viewer: Viewer, document: Document, outdated: Outdated | undefined): OutOfDate | null =>
  outdated
    ? {
        newest: { id: outdated.newest.id, name: versionName(outdated.newest), webViewLink: viewPath(outdated.newest) },
        changes: describeChangedFacts(outdated.changes, changedFactsWords),
        changedFacts: outdated.changes,
        mayRenew: rightsOf(viewer, document).generate,
      }
    : null

/** Lists the visible documents, each presented by `present`, with whether it is out of date. */
export async function presentList<Presented>(
  { database }: Pick<DocumentContext, 'database'>,
  viewer: Viewer,
  present: (document: Document) => Presented,
): Promise<(Presented & { outOfDate: OutOfDate | null })[]> {
  const documents = (await listDocuments(database, viewer)).map((document) => permit('read', viewer, document))
  const outdated = await listOutdated(database, documents)
  return documents.map((document) => ({
    ...present(document),
    outOfDate: presentOutdated(viewer, document, outdated.get(document.id)),
  }))
}

export const presentDocuments = (context: DocumentContext, viewer: Viewer, calls: Calls) =>
  presentList(context, viewer, (document) => presentDocument(document, calls))

/** Presents the version that a finished generation made, even if the document has changed since. */
export async function presentGenerated(
  { database }: DocumentContext,
  { viewer, generation, saved }: { viewer: Viewer; generation: Pick<Generation, 'id' | 'key'>; saved: Saved },
  calls: Calls,
): Promise<z.input<typeof Generated>> {
  const { documentId, versionId } = saved
  const document = permit('read', viewer, await findDocument(database, viewer, { id: documentId, versionId }))
  const [{ writer, marks, template, content }, facts, { groups, milliseconds }, made, tools] = await Promise.all([
    getVersion(database, document),
    getFacts(database, [document]),
    getVersionUsage(database, document.versionId),
    listMadeFiles(database, generation.id),
    listUsedTools(database, [generation.id]),
  ])
  const usage = { ...sumUsage(priceList, groups), milliseconds }
  const downloadUrl = (id: string) => `/api/v3/generations/${generation.key}/files/${id}`
  const files = made.map(({ id, ...file }) => ({ ...file, downloadUrl: downloadUrl(id) }))
  const design = designStateOf(facts.get(versionId)!.solution)
  const told = { design, writer, marks, templateRemarks: template?.warnings ?? [], usage, tools, files }
  return { success: true, document: presentDocument(document, calls), ...told, content }
}

function presentDocument(document: Document, calls: Calls): Omit<DocumentV3, 'outOfDate'> {
  const { id, title, type, clientName: client, project, createdAt, outputFormat } = document
  const address = `/api/${calls}/documents/${id}/download?format=`
  const downloadUrls: DocumentV3['downloadUrls'] = {}
  for (const format of formatNames) downloadUrls[format] = address + format
  return {
    id,
    filename: filenameOf(document, outputFormat),
    title,
    type: documentTypes[type].label,
    client,
    project,
    createdAt: createdAt.toISOString(),
    outputFormat,
    version: document.version,
    approved: document.status === 'Approved',
    webViewLink: viewPath(document),
    downloadUrl: address + outputFormat,
    downloadUrls,
  }
}

/** The reader of a file, for the audit trail. */
type Reader = { actor: string; address: string; grant?: string; isStaff?: boolean }
export const readerOf = ({ viewer, address }: { viewer: Viewer; address: string }): Reader => ({
  actor: viewer.accountId,
  address,
  isStaff: isStaff(viewer),
})

type Download = { format: Format; filename?: string; watermark?: string; reader: Reader }

/** Renders a version as a file, with a name that describes it unless another is given. */
export async function makeDownload(
  { database, makeFile }: Pick<DocumentContext, 'database' | 'makeFile'>,
  document: Permitted<'read', Document>,
  { format, filename = filenameOf(document, format), watermark, reader }: Download,
): Promise<NamedBytes> {
  const { actor, isStaff: isInside = false, ...details } = reader
  const bytes = await makeFile(await getVersion(database, document), format, { watermark, isOutside: !isInside })
  const event = { actor, action: 'version-downloaded', subject: document.versionId, details: { format, ...details } }
  await (details.grant === undefined ? recordAlone(database, event) : recordGuest(database, details.grant, event))
  return { bytes, filename, mediaType: formats[format].mediaType }
}

/**
 * Makes a file name of letters with their diacritics and digits, in any script, with hyphens for everything else:
 * `claims-lakehouse-hld-1.0.0.pdf`.
 */
export function filenameOf({ project, type, version }: Pick<Document, 'project' | 'type' | 'version'>, format: Format) {
  const words =
    project
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  // Avoids cutting a surrogate pair in two.
  const name = words
    .join('-')
    .slice(0, 80)
    .replace(/[\ud800-\udbff]$/, '')
  return `${[name, type, version].filter(Boolean).join('-')}.${format}`
}

/** Presents a generation in the list of those in progress. */
export const presentBegun = ({ key, brief, createdAt, state, failure, documentId, number }: BegunGeneration) => ({
  key,
  type: documentTypes[brief.documentType].label,
  client: clientOf({ client: brief.client, ...(brief.clientName && { clientName: brief.clientName }) }).name,
  project: brief.projectName,
  startedAt: createdAt.toISOString(),
  state: state === 'done' ? ('finished' as const) : state === 'failed' ? ('failed' as const) : ('running' as const),
  error: failure && (failure.details ?? failure.message),
  document: documentId && number ? { id: documentId, version: number, webViewLink: `/documents/${documentId}` } : null,
})
