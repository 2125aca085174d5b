import { z } from 'zod'
import { AskedRequirements, briefFields, ProjectName } from '../brief.ts'
import { briefFileLimits } from '../brief-files.ts'
import { UploadedBrief } from '../uploaded-brief.ts'
import { limits } from '../brief-limits.ts'
import { choiceTextFields } from '../design-choice.ts'
import { Content } from '../content/content.ts'
import { documentTypeIds } from '../document-types.ts'
import { ClientId } from '../client-id.ts'
import { defaultFormat, formatNames } from '../formats.ts'
import { maxTemplateBytes } from '../template-files.ts'
import { download, json, stream, upload } from './endpoint.ts'
import { GenerationEvent } from './generation-event.ts'
import { OutOfDate } from './out-of-date.ts'
import { DesignState } from './references.ts'
import { ReadBack } from './read-back.ts'
import { GenerationUsage } from './usage.ts'
import { Succeeded } from './succeeded.ts'

const Format = z.enum(formatNames)

export const DocumentV3 = z.object({
  id: z.uuid(),
  filename: z.string(),
  title: z.string(),
  type: z.string(),
  client: z.string(),
  project: z.string(),
  createdAt: z.iso.datetime(),
  outputFormat: Format,
  version: z.string(),
  approved: z.boolean(),
  /** The page that shows it as printed. */
  webViewLink: z.string(),
  downloadUrl: z.string(),
  downloadUrls: z.partialRecord(Format, z.string()),
  outOfDate: OutOfDate.nullable(),
})
export type DocumentV3 = z.infer<typeof DocumentV3>

/** A document that was just generated is the newest of its project. */
export const MadeDocument = DocumentV3.omit({ filename: true, downloadUrls: true, outOfDate: true })

export const Generated = Succeeded.extend({
  document: MadeDocument,
  /** The author, in words for the card. */
  writer: z.string(),
  /** Chapters whose text is not wholly the provider's, and why. */
  marks: z.array(z.object({ id: z.string(), heading: z.string(), sentence: z.string() })),
  /** Styles of an uploaded template that could not be used, in a sentence each. */
  templateRemarks: z.array(z.string()),
  /** The usage of the provider. */
  usage: GenerationUsage,
  design: DesignState,
  content: Content,
  /** The tools that the agent used, in words, in the order of first use; empty without an agent. */
  tools: z.array(z.object({ text: z.string(), times: z.int().positive() })),
  /** Files made by the agent’s tools, for download by the account that asked for them. */
  files: z.array(z.object({ name: z.string(), mediaType: z.string(), size: z.int(), downloadUrl: z.string() })),
})
export type Generated = z.infer<typeof Generated>

/** Data of a project, before its next document is requested. */
export const KnownProject = z.object({
  /** The newest document, with its version. */
  document: z.string(),
  /** The types of its documents. */
  types: z.array(z.enum(documentTypeIds)),
  /** The fields of its brief, with a short summary: `21 requirements`. */
  fields: z.array(z.object({ field: z.enum(briefFields), words: z.string(), text: z.string() })),
  /** The name of its reference design, or of the system that people designed. */
  design: z.string().nullable(),
})
export type KnownProject = z.infer<typeof KnownProject>

/** A generation that continues even if the user leaves the page. */
export const BegunGeneration = z.object({
  key: z.string(),
  /** The document type in words. */
  type: z.string(),
  client: z.string(),
  project: z.string(),
  startedAt: z.iso.datetime(),
  state: z.enum(['running', 'finished', 'failed']),
  /** Why it failed, in a sentence. */
  error: z.string().nullable(),
  /** The resulting version, and its page. */
  document: z.object({ id: z.uuid(), version: z.string(), webViewLink: z.string() }).nullable(),
})
export type BegunGeneration = z.infer<typeof BegunGeneration>

/** Chosen by the page; unique within an account. */
const key = z.string().regex(/^[\w-]{8,100}$/, 'An idempotency key is 8 to 100 letters, digits, - or _.')

export const documentsV3Api = {
  templates: json({
    method: 'GET',
    path: '/v3/templates',
    summary: 'The built-in outlines',
    access: 'signed-in',
    input: z.object({}),
    output: z.object({ templates: z.array(z.object({ id: z.string(), name: z.string(), documentType: z.string() })) }),
  }),
  list: json({
    method: 'GET',
    path: '/v3/documents',
    summary: 'The documents this account may see, newest first',
    access: 'signed-in',
    input: z.object({}),
    output: z.object({ documents: z.array(DocumentV3) }),
  }),
  generate: upload({
    method: 'POST',
    path: '/v3/documents/generate',
    summary: 'Write a document; answers when it is there. An Idempotency-Key header names the work',
    access: 'signed-in',
    input: z.object({
      documentType: z.enum(documentTypeIds),
      client: ClientId,
      projectName: ProjectName,
      /** JSON text of the requirements. */
      requirements: z
        .string()
        .max(1024 * 1024)
        .default('{}'),
      outputFormat: Format.default(defaultFormat),
      useAgent: z.enum(['true', 'false']).default('true'),
      ...choiceTextFields,
    }),
    file: { field: 'template', maxBytes: maxTemplateBytes },
    output: Generated,
  }),
  readFile: upload({
    method: 'POST',
    path: '/v3/brief/file',
    summary: 'Split a brief file into the form’s fields by its headings. Nothing is generated or stored',
    access: 'signed-in',
    input: z.object({}),
    file: { field: 'brief', maxBytes: briefFileLimits.bytes },
    output: UploadedBrief,
  }),
  readBack: json({
    method: 'POST',
    path: '/v3/brief/read',
    summary: 'Read a brief while it is typed: statements, dates, names and the closest reference designs. Nothing is stored',
    access: 'signed-in',
    input: z.object({
      projectName: z.string().max(limits.name).default(''),
      requirements: AskedRequirements.prefault({}),
    }),
    output: ReadBack,
  }),
  project: json({
    method: 'GET',
    path: '/v3/project',
    summary: 'The stored brief of a client’s project that this account may write for. A new document starts from it',
    access: 'signed-in',
    input: z.object({ client: ClientId, projectName: ProjectName }),
    output: z.object({ known: KnownProject.nullable() }),
  }),
  generations: json({
    method: 'GET',
    path: '/v3/generations',
    summary: 'The documents that this account had written in the last day, newest first',
    access: 'signed-in',
    input: z.object({}),
    output: z.object({ generations: z.array(BegunGeneration) }),
  }),
  generation: json({
    method: 'GET',
    path: '/v3/generations/:key',
    summary: 'How far a generation is, and its result once there is one',
    access: 'signed-in',
    input: z.object({ key }),
    output: z.object({
      state: z.enum(['running', 'finished', 'failed']),
      error: z.string().nullable(),
      result: Generated.nullable(),
    }),
  }),
  events: stream({
    method: 'GET',
    path: '/v3/generations/:key/events',
    summary: 'What happens in a generation, as it happens; waits for a key not yet known',
    access: 'signed-in',
    input: z.object({ key }),
    event: GenerationEvent,
  }),
  file: download({
    method: 'GET',
    path: '/v3/generations/:key/files/:id',
    summary: 'A file that the agent has made while it wrote',
    access: 'signed-in',
    input: z.object({ key, id: z.uuid() }),
  }),
  stop: json({
    method: 'POST',
    path: '/v3/generations/:key/stop',
    summary: 'Stop writing. Finished chapters are kept, the rest is written offline',
    access: 'signed-in',
    input: z.object({ key }),
    output: Succeeded,
  }),
  regenerate: json({
    method: 'POST',
    path: '/v3/generations/:key/regenerate',
    summary: 'Write the marked chapters again and keep the others. An Idempotency-Key header names the new work',
    access: 'signed-in',
    input: z.object({ key }),
    output: Generated,
  }),
  facts: json({
    method: 'GET',
    path: '/v3/documents/:id/facts',
    summary: 'The facts of a version with their places in its brief. The current version unless one is named',
    access: 'signed-in',
    input: z.object({ id: z.uuid(), version: z.string().max(40).optional() }),
    output: z.object({
      version: z.string(),
      /** As the composer wrote them: lists of facts with ids and sources. */
      facts: z.record(z.string(), z.unknown()),
      /** The brief itself, field by field; empty for accounts that may only read. */
      fields: z.record(z.string(), z.string()),
      quotes: z.array(
        z.object({
          /** Id of a fact, or `budget`, `timeline`, `situation`. */
          fact: z.string(),
          /** The field of the brief. */
          field: z.string(),
          quote: z.string(),
          /** `start` to `end` of the field's text; null if the exact words do not occur in it. */
          start: z.int().nullable(),
          end: z.int().nullable(),
        }),
      ),
    }),
  }),
  download: download({
    method: 'GET',
    path: '/v3/documents/:id/download',
    summary: 'A version as a file; the current one unless another is named',
    access: 'signed-in',
    input: z.object({ id: z.uuid(), format: Format.default(defaultFormat), version: z.string().max(40).optional() }),
  }),
}
