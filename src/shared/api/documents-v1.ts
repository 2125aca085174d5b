import { z } from 'zod'
import { AskedRequirements, ProjectName } from '../brief.ts'
import { choiceFields } from '../design-choice.ts'
import { documentTypeIds } from '../document-types.ts'
import { ClientId } from '../client-id.ts'
import { defaultFormat, formatNames } from '../formats.ts'
import { download, json } from './endpoint.ts'
import { MadeBy } from './made-by.ts'
import { OutOfDate } from './out-of-date.ts'
import { VersionNumber } from './version-number.ts'
import { Succeeded } from './succeeded.ts'

const Format = z.enum(formatNames)
const id = z.uuid()
const version = VersionNumber
export const DocumentV1 = z.object({
  id,
  name: z.string(),
  documentType: z.enum(documentTypeIds),
  client: ClientId,
  project: z.string(),
  currentVersion: z.string(),
  /** Of the current version. */
  approved: z.boolean(),
  /** The newest approved version, for viewers who may share the document: the default when sharing. */
  approvedVersion: z.string().nullable(),
  modifiedTime: z.iso.datetime(),
  webViewLink: z.string(),
  outOfDate: OutOfDate.nullable(),
})
export type DocumentV1 = z.infer<typeof DocumentV1>

export const VersionV1 = z.object({
  version: z.string(),
  timestamp: z.iso.datetime(),
  changelog: z.string(),
  approved: z.boolean(),
  /** The approver and the time, if it is approved. */
  approvedBy: z.string().nullable(),
  approvedAt: z.iso.datetime().nullable(),
  /** Who published it to the client and when, if it was published. */
  publishedBy: z.string().nullable(),
  publishedAt: z.iso.datetime().nullable(),
  /** True if it is approved and was not shared since, so that the approval can be withdrawn. */
  mayWithdraw: z.boolean(),
  /** The latest withdrawal of an approval: by whom, when and why. */
  withdrawn: z.object({ by: z.string(), at: z.iso.datetime(), reason: z.string() }).nullable(),
  /** SHA-256 of the canonical content, in hexadecimal, to which an approval refers. */
  contentHash: z.string(),
  /** The account that made it. */
  author: z.string(),
  writer: z.string(),
  madeBy: MadeBy,
  /** The version that it derives from, if the viewer may see it; null if it was newly generated. */
  madeFrom: z.string().nullable(),
})
export type VersionV1 = z.infer<typeof VersionV1>

/** The viewer's rights to a document beyond reading. */
export const Rights = z.object({
  generate: z.boolean(),
  approve: z.boolean(),
  publish: z.boolean(),
  rollback: z.boolean(),
  share: z.boolean(),
})

export const documentsV1Api = {
  templates: json({
    method: 'GET',
    path: '/templates',
    summary: 'The built-in outlines',
    access: 'signed-in',
    input: z.object({}),
    output: z.object({ templates: z.array(z.object({ id: z.string(), name: z.string(), documentType: z.string() })) }),
  }),
  list: json({
    method: 'GET',
    path: '/documents',
    summary: 'The documents this account may see, newest first',
    access: 'signed-in',
    input: z.object({}),
    output: z.object({ documents: z.array(DocumentV1) }),
  }),
  get: json({
    method: 'GET',
    path: '/documents/:id',
    summary: 'A document and its versions, newest first',
    access: 'signed-in',
    input: z.object({ id }),
    output: z.object({ document: DocumentV1, versions: z.array(VersionV1), rights: Rights }),
  }),
  generate: json({
    method: 'POST',
    path: '/documents/generate',
    summary: 'Write a document; answers when it is there. An Idempotency-Key header names the work',
    access: 'signed-in',
    input: z.object({
      documentType: z.enum(documentTypeIds),
      client: ClientId,
      projectName: ProjectName,
      requirements: AskedRequirements.prefault({}),
      ...choiceFields,
      outputFormat: Format.default(defaultFormat),
    }),
    output: Succeeded.extend({ document: DocumentV1 }),
  }),
  approve: json({
    method: 'POST',
    path: '/documents/:id/versions/:version/approve',
    summary: 'Approve a version; once. The client’s accounts see it only when it is published, too',
    access: 'signed-in',
    input: z.object({ id, version, publish: z.boolean().default(false) }),
    output: Succeeded,
  }),
  publish: json({
    method: 'POST',
    path: '/documents/:id/versions/:version/publish',
    summary: 'Show a version to the client’s accounts, who see no version of the staff otherwise; once, and not taken back',
    access: 'signed-in',
    input: z.object({ id, version }),
    output: Succeeded,
  }),
  withdraw: json({
    method: 'POST',
    path: '/documents/:id/versions/:version/withdraw',
    summary: 'Take back the approval of a version that was not shared since; approvals and withdrawals stay on record',
    access: 'signed-in',
    input: z.object({ id, version, reason: z.string().trim().min(1, 'A reason is needed.').max(500) }),
    output: Succeeded,
  }),
  changes: json({
    method: 'GET',
    path: '/documents/:id/versions/:version/changes',
    summary: 'The changes of a version since the last approved one before it',
    access: 'signed-in',
    input: z.object({ id, version }),
    output: z.object({
      /** The approved version; null if there is none before it. */
      since: z.string().nullable(),
      /** One or two sentences; empty if there is nothing to compare with. */
      changes: z.string(),
    }),
  }),
  rollback: json({
    method: 'POST',
    path: '/documents/:id/rollback',
    summary: 'Add a version with the content of an earlier one',
    access: 'signed-in',
    input: z.object({
      id,
      targetVersion: version,
      /** The current version, according to the caller; if it has changed, nothing is done. */
      currentVersion: version.optional(),
    }),
    output: Succeeded.extend({ document: DocumentV1 }),
  }),
  export: download({
    method: 'GET',
    path: '/documents/:id/export',
    summary: 'A version as a file named document.{format}; the current one unless another is named',
    access: 'signed-in',
    input: z.object({ id, format: Format.default(defaultFormat), version: version.optional() }),
  }),
  setupFolders: json({
    method: 'POST',
    path: '/setup/folders',
    summary: 'Make a folder for each client, where there is none yet',
    access: 'signed-in',
    input: z.object({}),
    output: Succeeded.extend({ folders: z.array(z.object({ client: ClientId, name: z.string() })) }),
  }),
}
