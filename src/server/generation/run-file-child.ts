import type { ChildJob } from '#server/platform/child-wire.ts'
import { createTurns } from '#server/platform/create-turns.ts'
import { currentBudget, permitSpending } from '#server/platform/processor-budget.ts'
import { programBeside } from '#server/platform/program-beside.ts'
import { runInChild } from '#server/platform/run-in-child.ts'
import { checkUpload, type Upload } from '#server/templates/check-upload.ts'
import { refusal } from '#server/templates/refusal.ts'

/** However many parts a Word document has: several times what a long one takes. */
const wordProcessorMilliseconds = 1_600
const limits = { milliseconds: 20_000, stallMilliseconds: 600, megabytes: 48, longestAnswer: 16 * 2 ** 20 }
/** Each takes a core and some 60 MB while it works. */
const takeTurn = createTurns({ atOnce: 2, queueLimit: 50 })

/** An uploaded file, read by a program of ours in a process of its own that may take no more than its limits. */
export async function runFileChild(name: 'template-child' | 'brief-child', file: Upload, signal?: AbortSignal): Promise<unknown> {
  const extension = checkUpload(file)
  const own = extension === '.docx' ? { ...limits, processorMilliseconds: wordProcessorMilliseconds } : limits
  return readApart(name, { options: file.filename, bytes: file.bytes }, signal ? { ...own, signal } : own)
}

type Limits = Parameters<typeof runInChild>[2]

/** Work on a file that is known for what it is by its first bytes. */
export async function readApart(name: string, job: ChildJob, limits: Limits): Promise<unknown> {
  const program = programBeside(import.meta.url, name)
  const outcome = await takeTurn(() => metered(() => runInChild(program, job, limits)))
  if (outcome.outcome === 'answered') return outcome.output
  if (outcome.outcome === 'refused') throw outcome.error
  throw outcome.outcome === 'crashed' ? refusal.damaged(outcome.reason) : refusal.tooComplex()
}

/** By the clock: what a process that is over has cost is not told. */
async function metered<Result>(work: () => Promise<Result>): Promise<Result> {
  permitSpending(currentBudget())
  const from = performance.now()
  const stop = currentBudget()?.meter(() => performance.now() - from)
  try {
    return await work()
  } finally {
    stop?.()
  }
}
