import { AppError } from '#shared/errors.ts'
import { isDatabaseAway, isDiskFull, type Database } from '../database.ts'
import type { Log } from '../log.ts'
import { inBudget, permitSpending, type ProcessorBudget } from '../processor-budget.ts'
import { inTurnOf } from '../turn.ts'
import type { JobContext, JobFailure, JobHandler, Json, NumberedEvent, StepEvents } from './job.ts'
import { broughtName, endJob, keepStep, readSteps, retryJob, type ClaimedJob, type Lease } from './store.ts'
import { type Quarantine, watchRisk } from './watch-risk.ts'
import { createEventWriter, writeEvents } from './write-events.ts'

type JobRun = {
  database: Database
  handler: JobHandler
  claimed: ClaimedJob
  budget: ProcessorBudget | undefined
  quarantine: Quarantine
  lease: Lease
  signal: AbortSignal
  log: Log
  listen: (jobId: string) => ReturnType<JobContext['listen']>
  /** Seconds to wait after each error; one more error ends the job. */
  retryDelays: number[]
  onRetry: (afterSeconds: number) => void
  /** Called when events were written, so that followers of the job in this process need not wait for the database's notification. */
  onWritten: (events?: NumberedEvent[]) => void
  /** Called if the database became unavailable, so that the lease cannot be returned yet. */
  onAbandoned: () => void
}

/**
 * Maximum attempts since the last completed step. Attempts may end unrecorded, as when a job ends its process each time before it is
 * recorded as at risk.
 */
const triesLimit = 25

/** Interruptions: the first makes a job a suspect, the next two happened while it was the only one at work. */
const interruptionLimit = 3

const stopped: JobFailure = {
  code: 'internal',
  message: 'This request could not be completed: the server stopped twice while working on it alone.',
  details: 'Try a shorter text, or ask us.',
}

const fault: JobFailure = {
  code: 'internal',
  message: 'This could not be finished because of a fault on our side.',
  details: 'Please try again.',
}

/** Thrown if another process has the job: any further work here is wasted. */
class LeaseLost extends Error {}

/** Runs a job until it ends, must be tried again, or has been taken over by another process. */
export async function runJob(run: JobRun): Promise<void> {
  const { claimed, handler, lease, database, onWritten } = run
  try {
    if (claimed.interruptions >= interruptionLimit) return await fail(run, stopped)
    if (claimed.triesSinceStep > triesLimit) return await fail(run, fault)
    permitSpending(run.budget)
    const context = createContext(run, await readSteps(database, claimed.id))
    const result = await inTurnOf(claimed, () => inBudget(run.budget, () => handler.run(context)))
    await endJob(database, lease, { end: { state: 'done', result }, event: handler.finished(result) })
    onWritten()
  } catch (error) {
    await settle(run, error).catch((cause: unknown) => {
      run.onAbandoned()
      run.log.warn({ error: cause }, 'a job waits for its next attempt')
    })
  }
}

/** The database is available, but will not have space soon either. */
const diskFull = (cause: unknown) =>
  new AppError('unavailable', 'The disk of the database is full.', {
    details: 'What was finished by then is saved. Try again once there is space.',
    cause,
  })

async function settle(run: JobRun, thrown: unknown): Promise<void> {
  const error = isDiskFull(thrown) ? diskFull(thrown) : thrown
  if (error instanceof LeaseLost || run.signal.aborted) return
  const { log, claimed, handler } = run
  const { retryDelays = run.retryDelays } = handler
  const about = { job: claimed.id, kind: claimed.kind, attempt: claimed.attempts }
  if (isDatabaseAway(error)) {
    run.onAbandoned()
    return log.warn({ ...about, error }, 'the database went away during a job')
  }
  // A busy or unavailable service may be available later; every other refusal is final.
  const isFinal = error instanceof AppError && error.code !== 'unavailable'
  if (isFinal) {
    log.info({ ...about, error }, 'a job failed')
    return fail(run, failureOf(error))
  }
  const delay = retryDelays[claimed.failures]
  log.error({ ...about, error }, delay === undefined ? 'a job failed for good' : 'a job is tried again')
  if (delay === undefined) return fail(run, error instanceof AppError ? failureOf(error) : fault)
  await retryJob(run.database, run.lease, { afterSeconds: delay, processorMs: run.budget?.spent() ?? 0 })
  run.onRetry(delay)
}

const failureOf = ({ code, message, details }: AppError): JobFailure => ({
  code,
  message,
  ...(details !== undefined && { details }),
})

async function fail({ database, lease, handler, onWritten }: JobRun, failure: JobFailure): Promise<void> {
  await endJob(database, lease, { end: { state: 'failed', failure }, event: handler.failed(failure) })
  onWritten()
}

const writerOf = ({ database, lease, onWritten }: JobRun) =>
  createEventWriter(async (told) => {
    const written = await writeEvents(database, lease, told)
    onWritten(written)
    return written !== undefined
  })

function check(signal: AbortSignal): void {
  if (signal.aborted) throw new LeaseLost()
}

const jobOf = ({ id, kind, payload, attempts: attempt, failures }: ClaimedJob): JobContext['job'] => ({
  id,
  kind,
  payload,
  attempt,
  failures,
})

function createContext(run: JobRun, steps: Map<string, Json>): JobContext {
  const { database, claimed, lease, signal, onWritten } = run
  const tell = writerOf(run)
  const risk = watchRisk(run, () => check(signal))
  /** Returns the value in the form that a later attempt would read. */
  async function once<T extends Json>(name: string, work: () => Promise<string>): Promise<T> {
    if (!steps.has(name)) {
      steps.set(name, JSON.parse(await work()) as Json)
      risk.clear()
      onWritten()
    }
    return steps.get(name) as T
  }

  /** The event need not be stored before the work begins, only before its result is. */
  async function withEventBefore<T>(name: string, events: StepEvents<T>, work: () => Promise<T>): Promise<T> {
    check(signal)
    const announced = events.before && tell({ event: events.before, before: name })
    const [result] = await Promise.all([work(), announced])
    return result
  }

  async function keep<T extends Json>(where: Database, name: string, { result, events }: { result: T; events: StepEvents<T> }) {
    const text = JSON.stringify(result)
    if (!(await keepStep(where, lease, { name, result: text, event: events.after?.(result) }))) throw new LeaseLost()
    return text
  }

  /** A result copied from another job needs no work, only its event. */
  function keepBrought<T extends Json>(name: string, events: StepEvents<T>) {
    return keep(database, name, { result: steps.get(broughtName(name)) as T, events })
  }

  return {
    atRisk: risk.atRisk,
    job: jobOf(claimed),
    signal,
    listen: () => run.listen(claimed.id),
    emit: async (event) => {
      if (!(await tell({ event }))) throw new LeaseLost()
    },
    step: (name, work, events = {}) =>
      once(name, async () =>
        steps.has(broughtName(name))
          ? keepBrought(name, events)
          : keep(database, name, { result: await withEventBefore(name, events, work), events }),
      ),
    isDone: (name) => steps.has(name) || steps.has(broughtName(name)),
    transact: (name, work, events = {}) =>
      once(name, async () => {
        if (events.before) await withEventBefore(name, events, () => Promise.resolve(undefined as never))
        return database
          .transaction()
          .execute(async (transaction) => keep(transaction, name, { result: await work(transaction), events }))
      }),
  }
}
