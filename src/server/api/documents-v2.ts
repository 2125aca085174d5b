import type { documentsV2Api } from '#shared/api/documents-v2.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import { permit } from '#server/documents/policy.ts'
import { findDocument } from '#server/documents/store.ts'
import type { Handlers } from '#server/platform/serving/call.ts'
import type { DocumentContext } from './document-context.ts'
import { makeDownload, presentDocuments, presentGenerated, readerOf, templates } from './present-document.ts'
import { runGeneration } from './run-generation.ts'
import { splitChoices } from './split-choices.ts'

export const documentsV2Handlers: Handlers<typeof documentsV2Api, Viewer, DocumentContext> = {
  templates: async () => ({ templates }),

  list: async ({ viewer }, context) => ({ documents: await presentDocuments(context, viewer, 'v2') }),

  generate: async ({ input, viewer, idempotencyKey, signal }, context) => {
    const { outputFormat, useAgent, ...asked } = input
    const { brief, start } = splitChoices(asked)
    const request = { viewer, key: idempotencyKey, brief, start, outputFormat, useAgent, template: undefined }
    return presentGenerated(context, { viewer, ...(await runGeneration(context, request, signal)) }, 'v2')
  },

  test: async ({ signal }, { providers }) => ({ success: true, tests: await providers.test(signal) }),

  download: async (call, context) => {
    const { input, viewer } = call
    const document = permit('read', viewer, await findDocument(context.database, viewer, { id: input.id }))
    return makeDownload(context, document, { format: input.format, reader: readerOf(call) })
  },
}
