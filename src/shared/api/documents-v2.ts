import { z } from 'zod'
import { AskedRequirements, ProjectName } from '../brief.ts'
import { Content } from '../content/content.ts'
import { choiceFields } from '../design-choice.ts'
import { documentTypeIds, type ProviderId, providerIds } from '../document-types.ts'
import { ClientId } from '../client-id.ts'
import { defaultFormat, formatNames } from '../formats.ts'
import { DocumentV3, Generated, MadeDocument } from './documents-v3.ts'
import { download, json } from './endpoint.ts'
import { Succeeded } from './succeeded.ts'

const Format = z.enum(formatNames)

/** Whether a provider's model can be reached; `message` gives the reason if not. */
export const ProviderTest = z.object({
  status: z.enum(['connected', 'not configured', 'failed']),
  message: z.string().optional(),
})
export type ProviderTest = z.infer<typeof ProviderTest>
const testOfEach = Object.fromEntries(providerIds.map((id) => [id, ProviderTest])) as Record<ProviderId, typeof ProviderTest>

export const documentsV2Api = {
  templates: json({
    method: 'GET',
    path: '/v2/templates',
    summary: 'The built-in outlines',
    access: 'signed-in',
    input: z.object({}),
    output: z.object({ templates: z.array(z.object({ id: z.string(), name: z.string(), documentType: z.string() })) }),
  }),
  list: json({
    method: 'GET',
    path: '/v2/documents',
    summary: 'The documents this account may see, newest first',
    access: 'signed-in',
    input: z.object({}),
    output: z.object({ documents: z.array(DocumentV3) }),
  }),
  generate: json({
    method: 'POST',
    path: '/v2/documents/generate',
    summary: 'Write a document; answers when it is there. An Idempotency-Key header names the work',
    access: 'signed-in',
    input: z.object({
      documentType: z.enum(documentTypeIds),
      client: ClientId,
      projectName: ProjectName,
      requirements: AskedRequirements.prefault({}),
      ...choiceFields,
      outputFormat: Format.default(defaultFormat),
      useAgent: z.boolean().default(false),
    }),
    output: Succeeded.extend({
      document: MadeDocument,
      writer: z.string(),
      marks: Generated.shape.marks,
      usage: Generated.shape.usage,
      design: Generated.shape.design,
      content: Content,
      files: Generated.shape.files,
    }),
  }),
  test: json({
    method: 'GET',
    path: '/v2/test',
    summary: 'Whether the vendors’ models can be reached',
    access: 'signed-in',
    input: z.object({}),
    output: Succeeded.extend({ tests: z.object(testOfEach) }),
  }),
  download: download({
    method: 'GET',
    path: '/v2/documents/:id/download',
    summary: 'The current version as a file',
    access: 'signed-in',
    input: z.object({ id: z.uuid(), format: Format.default(defaultFormat) }),
  }),
}
