import type { ChildJob } from '#server/platform/child-wire.ts'
import { createTurns } from '#server/platform/create-turns.ts'
import { currentBudget, permitSpending } from '#server/platform/processor-budget.ts'
import { programBeside } from '#server/platform/program-beside.ts'
import { runInChild } from '#server/platform/run-in-child.ts'
import { checkBrief, checkTemplate, type Upload } from '#server/templates/check-upload.ts'
import { refusal } from '#server/templates/refusal.ts'

/** Limits for all parts of a file: several times the time for a long Word document, and for a PDF of a thousand pages. */
const processorMilliseconds = { pdf: 20_000, other: 1_600 }
/** By the clock only what hangs is ended: on a busy machine an ordinary file takes many times as long. */
const limits = { milliseconds: 100_000, stallMilliseconds: 600, megabytes: 48, longestAnswer: 16 * 2 ** 20 }
/** Each uses one core and about 60 MB while it works. */
const takeTurn = createTurns({ atOnce: 2, queueLimit: 50 })

/** Reads an uploaded file with one of our programs, in a separate process with strict limits. */
export async function runFileChild(name: 'template-child' | 'brief-child', file: Upload, signal?: AbortSignal): Promise<unknown> {
  const extension = name === 'brief-child' ? checkBrief(file) : checkTemplate(file)
  const own = { ...limits, processorMilliseconds: processorMilliseconds[extension === '.pdf' ? 'pdf' : 'other'] }
  return readApart(name, { options: file.filename, bytes: file.bytes }, signal ? { ...own, signal } : own)
}

type Limits = Parameters<typeof runInChild>[2]

/** Reads a file whose type was identified by its first bytes. */
export async function readApart(name: string, job: ChildJob, limits: Limits): Promise<unknown> {
  const program = programBeside(import.meta.url, name)
  const outcome = await takeTurn(() => metered(() => runInChild(program, job, limits)))
  if (outcome.outcome === 'answered') return outcome.output
  if (outcome.outcome === 'refused') throw outcome.error
  throw outcome.outcome === 'crashed' ? refusal.damaged(outcome.reason) : refusal.tooComplex()
}

/** Measured by wall-clock time, because the processor time of a finished process is not available. */
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
