import type { z } from 'zod'
import type { documentsV3Api, DocumentV3, Generated } from '#shared/api/documents-v3.ts'
import { type Outline, Requirements } from '#shared/brief.ts'
import { documentTypes } from '#shared/document-types.ts'
import { AppError } from '#shared/errors.ts'
import { clients } from '#shared/firm.ts'
import { type Format, formatNames, formats } from '#shared/formats.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import { permit, type Permitted } from '#server/documents/policy.ts'
import { type Document, findDocument, getDocumentAt, getVersion, listDocuments, type Version } from '#server/documents/store.ts'
import { followGeneration } from '#server/generation/follow-generation.ts'
import { startGeneration } from '#server/generation/start-generation.ts'
import { findGeneration } from '#server/generation/store.ts'
import type { Saved } from '#server/generation/write-document.ts'
import type { Database } from '#server/platform/database.ts'
import type { Json } from '#server/platform/jobs/job.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { Handlers, NamedBytes } from '#server/platform/serving/call.ts'
import { describeIssue } from '#server/platform/serving/describe-issues.ts'

export type Services = {
  database: Database
  jobs: Jobs
  readTemplate(file: { filename: string; bytes: Uint8Array }): Promise<Outline>
  makeFile(version: Version, format: Format): Promise<Uint8Array>
}

export const documentsV3Handlers: Handlers<typeof documentsV3Api, Viewer, Services> = {
  templates: async () => ({
    templates: Object.entries(documentTypes).map(([id, { label }]) => ({
      id,
      name: `${label}, standard outline`,
      documentType: id,
    })),
  }),

  list: async ({ viewer }, services) => ({ documents: (await listDocuments(services.database, viewer)).map(presentDocument) }),

  generate: async ({ input, viewer, file, idempotencyKey, signal }, services) => {
    const { documentType, client, projectName, outputFormat, useAgent } = input
    const generation = await startGeneration(services, {
      viewer,
      key: idempotencyKey,
      brief: { documentType, client, projectName, requirements: parseRequirements(input.requirements) },
      outputFormat,
      useAgent: useAgent === 'true',
      template: file,
    })
    const ended = await services.jobs.ended(generation.id, signal)
    if (ended.state === 'failed') throw new AppError(ended.code, ended.message, ended.details ? { details: ended.details } : {})
    return getResult(services, viewer, ended.result)
  },

  generation: async ({ input, viewer }, services) => {
    const generation = await findGeneration(services.database, viewer, input.key)
    if (!generation) throw new AppError('not-found', 'No work is known by this key.')
    const job = await services.jobs.find(generation.id)
    if (job?.state === 'failed') return { state: 'failed', error: job.details ?? job.message, result: null }
    if (job?.state !== 'done') return { state: 'running', error: null, result: null }
    return { state: 'finished', error: null, result: await getResult(services, viewer, job.result) }
  },

  events: ({ input, viewer, lastEventId, signal }, { jobs }) =>
    followGeneration(jobs, { viewer, key: input.key, after: lastEventId }, signal),

  download: async ({ input, viewer }, services) => {
    const { id, version, format } = input
    const document = permit('read', viewer, await findDocument(services.database, viewer, { id }))
    return fileOf(services, await getDocumentAt(services.database, document, version), format)
  },
}

/** A version of a document as a file. */
export async function fileOf(
  { database, makeFile }: Pick<Services, 'database' | 'makeFile'>,
  document: Permitted<'read', Document>,
  format: Format,
): Promise<NamedBytes> {
  const bytes = await makeFile(await getVersion(database, document), format)
  return { bytes, filename: filenameOf(document, format), mediaType: formats[format].mediaType }
}

/** What a finished generation made, whatever has become of the document since. */
async function getResult({ database }: Services, viewer: Viewer, result: Json): Promise<z.input<typeof Generated>> {
  const { documentId: id, versionId } = result as Saved
  const document = permit('read', viewer, await findDocument(database, viewer, { id, versionId }))
  const { writer, content } = await getVersion(database, document)
  return { success: true, document: presentDocument(document), writer, content }
}

function presentDocument(document: Document): DocumentV3 {
  const { id, title, type, client, project, createdAt, outputFormat } = document
  const address = `/api/v3/documents/${id}/download?format=`
  const downloadUrls: DocumentV3['downloadUrls'] = {}
  for (const format of formatNames) downloadUrls[format] = address + format
  return {
    id,
    filename: filenameOf(document, outputFormat),
    title,
    type: documentTypes[type].label,
    client: clients[client].name,
    project,
    createdAt: createdAt.toISOString(),
    outputFormat,
    version: document.version,
    approved: false,
    webViewLink: `/documents/${id}`,
    downloadUrl: address + outputFormat,
    downloadUrls,
  }
}

/** Letters, their marks and digits of any script, the rest as hyphens: `claims-lakehouse-hld-1.0.0.pdf`. */
function filenameOf({ project, type, version }: Document, format: Format) {
  const words =
    project
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  // A pair of halves that make one character is not cut in two.
  const name = words
    .join('-')
    .slice(0, 80)
    .replace(/[\ud800-\udbff]$/, '')
  return `${[name, type, version].filter(Boolean).join('-')}.${format}`
}

function parseRequirements(text: string) {
  const parsed = Requirements.safeParse(parseJson(text), { error: describeIssue })
  if (parsed.success) return parsed.data
  const details = parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'requirements'}: ${message}`).join(' ')
  throw new AppError('invalid-input', 'The requirements cannot be read.', { details })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new AppError('invalid-input', 'The requirements are not valid JSON.', { cause })
  }
}
