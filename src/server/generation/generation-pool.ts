import { Brief } from '#shared/brief.ts'
import { sampleBrief } from '#shared/sample-brief.ts'
import { type Ask, askHere } from '#server/compose/ask.ts'
import { askInThreads, type WorkRequest } from '#server/platform/ask-in-threads.ts'
import { programBeside } from '#server/platform/program-beside.ts'
import { createWorkerPool } from '#server/platform/worker-pool.ts'
import { findingLimitErrors, findingWork, type GenerationWork, generationWork, limitErrors } from './generation-work.ts'

/** A long brief is read within a second; anything that takes longer than this is deliberate. */
const limits = { milliseconds: 15_000, megabytes: 384 }
const threads = 2
const ownProgram = programBeside(import.meta.url, 'generation-worker')

/** Threads in which briefs and answers are read and documents composed, so that no text delays other people's requests. */
export function createGenerationPool(given: Partial<typeof limits> & { program?: URL } = {}) {
  const { milliseconds, megabytes, program } = { ...limits, program: ownProgram, ...given }
  const bounds = {
    maxTasksPerWorker: 2_000,
    timeoutMs: milliseconds,
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
  }
  const composing = createWorkerPool<WorkRequest, string>({
    entry: program,
    size: threads,
    limitErrors,
    ...bounds,
  })
  const finding = createWorkerPool<WorkRequest, string>({
    entry: programBeside(import.meta.url, 'finding-worker'),
    size: 1,
    limitErrors: findingLimitErrors,
    ...bounds,
  })
  const [askComposing, askFinding] = [askInThreads(composing), askInThreads(finding)]
  const ask: Ask<GenerationWork> = (name, input, options) =>
    (Object.hasOwn(findingWork, name) ? askFinding : askComposing)(name, input, options)
  const warmUp = async () => {
    await Promise.all(Array.from({ length: threads }, () => composeFirst(ask)))
  }
  const close = async () => {
    await Promise.all([composing.close(), finding.close()])
  }
  return { ask, warmUp, close }
}

/** The same, run at once on the calling thread. */
export const generateHere = (): ReturnType<typeof createGenerationPool> => {
  const ask = askHere({ ...generationWork, ...findingWork })
  return { ask, warmUp: () => composeFirst(ask), close: () => Promise.resolve() }
}

/** Loads everything that the first document needs, so that it is not delayed. */
async function composeFirst(ask: Ask<GenerationWork>) {
  await ask('proposeSolution', { brief: Brief.parse(sampleBrief) })
}
