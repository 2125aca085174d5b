import { Brief } from '#shared/brief.ts'
import { sampleBriefs } from '#shared/sample-briefs.ts'
import { type Ask, askHere } from '#server/compose/ask.ts'
import { askInThreads, type WorkRequest } from '#server/platform/ask-in-threads.ts'
import { programBeside } from '#server/platform/program-beside.ts'
import { createWorkerPool } from '#server/platform/worker-pool.ts'
import { limitErrors, type GenerationWork, generationWork } from './generation-work.ts'

/** A long brief is read within a second; what takes longer than this is meant to. */
const limits = { milliseconds: 15_000, megabytes: 384 }
const threads = 2

/** Threads in which briefs and answers are read and documents composed, so that no text holds up anybody else. */
export function createGenerationPool({ milliseconds, megabytes } = limits) {
  const pool = createWorkerPool<WorkRequest, string>({
    entry: programBeside(import.meta.url, 'generation-worker'),
    size: threads,
    maxTasksPerWorker: 2_000,
    timeoutMs: milliseconds,
    limitErrors,
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
  })
  const ask: Ask<GenerationWork> = askInThreads(pool)
  const warmUp = async () => {
    await Promise.all(Array.from({ length: threads }, () => composeFirst(ask)))
  }
  return { ask, warmUp, close: () => pool.close() }
}

/** The same, done at once on the thread that asks. */
export const generateHere = (): ReturnType<typeof createGenerationPool> => {
  const ask = askHere(generationWork)
  return { ask, warmUp: () => composeFirst(ask), close: () => Promise.resolve() }
}

/** Loads and compiles what a first document needs, which nobody then waits for: the catalogue above all. */
async function composeFirst(ask: Ask<GenerationWork>) {
  await ask('proposeSolution', { brief: Brief.parse(sampleBriefs.before) })
}
