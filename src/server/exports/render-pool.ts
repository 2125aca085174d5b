import { type Content, contentSchemaVersion } from '#shared/content/content.ts'
import { programBeside } from '#server/platform/program-beside.ts'
import { createWorkerPool } from '#server/platform/worker-pool.ts'
import type { PictureRequest } from './create-pictures.ts'
import type { RenderRequest } from './create-exports.ts'

/** Threads that render; two keep a second file from waiting for a large first one. */
export const createRenderPool = () =>
  createWorkerPool<RenderRequest | PictureRequest, Uint8Array>({
    entry: programBeside(import.meta.url, 'render-worker'),
    size: 2,
    maxTasksPerWorker: 200,
    timeoutMs: 60_000,
    resourceLimits: { maxOldGenerationSizeMb: 1024 },
  })

/** Loads what a thread needs for its first file, which nobody then waits for. */
export const warmUp = (pool: ReturnType<typeof createRenderPool>): Promise<unknown> =>
  pool.run({
    format: 'pdf',
    settings: { pdfStandard: 'ua-1' },
    edition: { content: emptyContent, version: '0.0.0', createdAt: '2000-01-01T00:00:00Z', status: 'Draft' },
  })

const emptyContent: Content = {
  schemaVersion: contentSchemaVersion,
  documentType: 'hld',
  title: 'Nothing',
  subtitle: '',
  language: 'en-GB',
  facts: [],
  sections: [],
}
