import type { Block } from '#shared/content/blocks.ts'
import { type Content, contentSchemaVersion } from '#shared/content/content.ts'
import { AppError } from '#shared/errors.ts'
import { formatNames } from '#shared/formats.ts'
import { programBeside } from '#server/platform/program-beside.ts'
import { createWorkerPool } from '#server/platform/worker-pool.ts'
import type { ComparisonRequest, RevisionRequest } from './create-comparisons.ts'
import type { PictureRequest } from './create-pictures.ts'
import type { RenderRequest } from './create-exports.ts'

const advice = 'Choose another format, or make the document shorter.'

/** Errors for a file that exceeds the limits. */
const limitErrors = {
  time: () => new AppError('too-large', 'This file takes longer to make than is allowed.', { details: advice }),
  memory: () => new AppError('too-large', 'This file takes more memory to make than is allowed.', { details: advice }),
}

/**
 * Processes rather than threads, because some of the rendering is not JavaScript; with two, a second file need not wait for a large first
 * one.
 */
export const createRenderPool = () =>
  createWorkerPool<RenderRequest | PictureRequest | ComparisonRequest | RevisionRequest, Uint8Array>({
    entry: programBeside(import.meta.url, 'render-worker'),
    size: 2,
    inProcesses: true,
    maxTasksPerWorker: 200,
    timeoutMs: 60_000,
    limitErrors,
    resourceLimits: { maxOldGenerationSizeMb: 1024 },
  })

/** Renders a small file in each format, so that the first user does not wait for modules to load. */
export async function warmUp(pool: ReturnType<typeof createRenderPool>): Promise<void> {
  const edition = {
    content: JSON.stringify(smallContent),
    version: '0.0.0',
    createdAt: '2000-01-01T00:00:00Z',
    status: 'Draft',
  } as const
  // One after the other, so that one process is ready and the rest of the machine is free for users' requests.
  for (const format of formatNames) await pool.run({ format, settings: { pdfStandard: 'ua-1' }, edition })
}

const picture: Block = {
  id: 'picture',
  type: 'diagram',
  caption: '',
  alt: 'One leads to the other.',
  direction: 'right',
  nodes: [
    { id: 'one', label: 'One', kind: 'system' },
    { id: 'other', label: 'Other', kind: 'system' },
  ],
  edges: [{ from: 'one', to: 'other', label: 'Leads to' }],
  groups: [],
}
const smallContent: Content = {
  schemaVersion: contentSchemaVersion,
  documentType: 'hld',
  title: 'Nothing',
  subtitle: '',
  language: 'en-GB',
  facts: [],
  sections: [{ id: 'one', heading: 'One', blocks: [picture], sections: [] }],
}
