import type { Ask } from '#server/compose/ask.ts'
import { askInThreads, type WorkRequest } from '#server/platform/ask-in-threads.ts'
import { programBeside } from '#server/platform/program-beside.ts'
import { createWorkerPool } from '#server/platform/worker-pool.ts'
import { beyond, type GenerationWork } from './generation-work.ts'

/** A long brief is read within a second; what takes longer than this is meant to. */
const limits = { milliseconds: 15_000, megabytes: 384 }

/** Threads in which briefs and answers are read and documents composed, so that no text holds up anybody else. */
export function createGenerationPool({ milliseconds, megabytes } = limits) {
  const pool = createWorkerPool<WorkRequest, string>({
    entry: programBeside(import.meta.url, 'generation-worker'),
    size: 2,
    maxTasksPerWorker: 2_000,
    timeoutMs: milliseconds,
    beyond,
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
  })
  const ask: Ask<GenerationWork> = askInThreads(pool)
  /** Loads what a thread needs for its first document. */
  const warmUp = () => ask('readKnown', { facts: null })
  return { ask, warmUp, close: () => pool.close() }
}
