import { programBeside } from '#server/platform/program-beside.ts'
import { createWorkerPool } from '#server/platform/worker-pool.ts'
import type { RenderRequest } from './create-exports.ts'

/** Threads that render; two keep a second file from waiting for a large first one. */
export const createRenderPool = () =>
  createWorkerPool<RenderRequest, Uint8Array>({
    entry: programBeside(import.meta.url, 'render-worker'),
    size: 2,
    maxTasksPerWorker: 200,
    timeoutMs: 60_000,
    resourceLimits: { maxOldGenerationSizeMb: 1024 },
  })
