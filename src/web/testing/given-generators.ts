import type { z } from 'zod'
import { api } from '#shared/api/api.ts'
import type { DocumentV1, Rights, VersionV1 } from '#shared/api/documents-v1.ts'
import type { DocumentV3, Generated } from '#shared/api/documents-v3.ts'
import type { PrintedDocument } from '#shared/api/sharing.ts'
import { contentSchemaVersion } from '#shared/content/content.ts'
import { documentTypeIds } from '#shared/document-types.ts'
import { answer, refuse } from './given-server.ts'

const offline = { writer: 'Arcwright offline composer', isOffline: true }

/** The responses that the generators need from a server without keys, documents and outbox. */
export function givenGenerators() {
  answer(api.usage.writers, { writers: documentTypeIds.map((documentType) => ({ documentType, ...offline, isVendor: false })) })
  answer(api.usage.estimate, givenEstimate)
  answer(api.sharing.outbox, { invitations: [], next: null })
  answer(api.documentsV3.project, { known: null })
  answer(api.documentsV3.templates, { templates: [] })
  answer(api.documentsV1.list, { documents: [] })
  answer(api.documentsV2.list, { documents: [] })
  answer(api.documentsV3.list, { documents: [] })
  answer(api.documentsV3.readBack, givenReadBack)
  // The server does not know the work of a call that failed.
  refuse(api.documentsV3.generation, { success: false, error: 'There is none.', code: 'not-found' }, 404)
}

export const givenEstimate: z.input<typeof api.usage.estimate.output> = {
  ...offline,
  requests: 0,
  seconds: 0,
  inputTokens: 0,
  cachedTokens: 0,
  outputTokens: 0,
  cost: 0,
  currency: null,
  basis: '',
  ofToday: null,
}

const givenReadBack = {
  statements: 0,
  groups: [],
  dates: [],
  money: [],
  names: [],
  warnings: [],
  silent: [],
  nearest: [],
  hosting: null,
}

export const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

export const givenDocumentV1 = (number: number, some: Partial<DocumentV1> = {}): DocumentV1 => ({
  id: idOf(number),
  name: `Number ${number}`,
  documentType: 'hld',
  client: 'aldgate',
  project: `Number ${number}`,
  currentVersion: `1.${number}.0`,
  approved: false,
  approvedVersion: null,
  modifiedTime: '2026-01-01T10:00:00.000Z',
  webViewLink: `/documents/${number}`,
  outOfDate: null,
  ...some,
})

export const givenDocumentV3 = (number: number, some: Partial<DocumentV3> = {}): DocumentV3 => ({
  id: idOf(number),
  filename: 'f.json',
  title: `Number ${number}`,
  type: 'High-Level Design',
  client: 'Calder Bank',
  project: `Number ${number}`,
  createdAt: '2026-01-01T10:00:00.000Z',
  outputFormat: 'json',
  version: `1.${number}.0`,
  approved: false,
  webViewLink: `/documents/${number}`,
  downloadUrl: '',
  downloadUrls: {},
  outOfDate: null,
  ...some,
})

/** Versions `1.28.0` and `1.26.0` are approved. */
export const givenVersions: VersionV1[] = [29, 28, 27, 26].map((number) => ({
  version: `1.${number}.0`,
  timestamp: '2026-01-01T10:00:00.000Z',
  changelog: `Change ${number}`,
  ...(number % 2 === 0
    ? { approved: true, approvedBy: 'Ada', approvedAt: '2026-01-02T10:00:00.000Z' }
    : { approved: false, approvedBy: null, approvedAt: null }),
  publishedBy: null,
  publishedAt: null,
  mayWithdraw: false,
  withdrawn: null,
  contentHash: 'a',
  author: 'Grace',
  writer: 'A model',
  madeBy: 'generation',
  madeFrom: null,
}))

export const allRights: z.infer<typeof Rights> = { generate: true, approve: true, publish: false, rollback: true, share: true }

export const givenHistory = {
  document: givenDocumentV1(1, { currentVersion: '1.29.0' }),
  versions: givenVersions,
  rights: allRights,
}

/** Approved, and not shown to the client. */
export const givenPrinted: PrintedDocument = {
  id: idOf(1),
  title: 'Number 1',
  type: 'High-Level Design',
  client: 'Aldgate Mutual',
  project: 'Number 1',
  version: '1.28.0',
  status: 'Approved',
  state: 'approved',
  approval: { by: 'Mei Lin', at: '2026-01-02T10:00:00.000Z' },
  createdAt: '2026-01-01T10:00:00.000Z',
  writer: 'Grace',
  mayShare: true,
  approvedVersion: '1.28.0',
  mayPublish: true,
  outOfDate: null,
  content: {
    schemaVersion: contentSchemaVersion,
    documentType: 'hld',
    title: 'Number 1',
    subtitle: '',
    language: 'en-GB',
    facts: [],
    sections: [],
  },
}

const none = { attempts: 0, failures: 0, inputTokens: 0, cachedTokens: 0, outputTokens: 0 }
/** A document with a design, written without a model. */
export const givenGenerated: Generated = {
  success: true,
  document: givenDocumentV3(1),
  writer: 'Arcwright offline composer',
  marks: [],
  templateRemarks: [],
  tools: [],
  files: [],
  usage: {
    ...none,
    isEstimated: false,
    cost: null,
    currency: null,
    saved: null,
    milliseconds: 0,
  },
  design: {
    name: null,
    isDesigned: true,
    nearest: [],
    hosting: null,
  },
  content: givenPrinted.content,
}

/** Seven documents, and the versions of one of them. */
export function givenHistories() {
  givenGenerators()
  answer(api.documentsV1.list, {
    documents: [0, 1, 2, 3, 4, 5, 6].map((number) =>
      givenDocumentV1(number, {
        approved: number > 3,
        ...(number === 0 && { currentVersion: '' }),
        ...(number === 2 && { client: 'wexmoor' }),
      }),
    ),
  })
  answer(api.documentsV1.get, givenHistory)
  answer(api.documentsV1.changes, { since: null, changes: '' })
}
