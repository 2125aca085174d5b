import type { Transaction } from 'kysely'
import type { AppError, ErrorCode } from '#shared/errors.ts'
import type { Turn } from '../turn.ts'
import type { KeyedNotifier } from './keyed-notifier.ts'

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json | undefined }

/** Stored as given. */
export type JobEvent = { type: string; [key: string]: Json | undefined }

export type NumberedEvent = { number: number; event: JobEvent }

/** Why a job failed, in words for the person who requested it. */
export type JobFailure = { code: ErrorCode; message: string; details?: string }

export type JobEnd = { state: 'done'; result: Json } | ({ state: 'failed' } & JobFailure)
export type JobState = { state: 'queued' | 'running' } | JobEnd

export type StepEvents<T> = { before?: JobEvent; after?: (result: T) => JobEvent }

export type JobContext<Payload = Json> = {
  /** `failures`: earlier attempts that ended in an error. */
  job: { id: string; kind: string; payload: Payload; attempt: number; failures: number }
  /** Aborts when another process may have taken the job: the lease is lost, or this process hands it over. */
  signal: AbortSignal
  /**
   * Runs once and stores the result: a later attempt gets the stored result. Each event is written at most once, `after` in the same
   * statement as the result.
   */
  step: <T extends Json>(name: string, work: () => Promise<T>, events?: StepEvents<T>) => Promise<T>
  /** Whether a step needs no more work: its result is stored, or was copied from another job. */
  isDone: (step: string) => boolean
  /** Like step, but the writes of `work`, its result and its event are one transaction under the lease. */
  transact: <T extends Json>(
    name: string,
    work: (transaction: Transaction<unknown>) => Promise<T>,
    events?: StepEvents<T>,
  ) => Promise<T>
  /**
   * Runs work that might block or end the whole process. Jobs that were running when a server was lost run such work one at a time until
   * they finish a step; if a server is lost twice with the same one, it is ended as failed.
   */
  atRisk: <T>(work: () => Promise<T>) => Promise<T>
  /** Listens for messages to this job while it runs, sent by any process (`tellJob`). */
  listen: () => ReturnType<KeyedNotifier['listen']>
  /** Writes a separate event, in the order of the calls. Events of a step that runs again are written again. */
  emit: (event: JobEvent) => Promise<void>
}

export type JobHandler<Payload = Json> = {
  /** Seconds to wait after each error, instead of the worker's defaults. */
  retryDelays?: number[]
  /** Limit for the threads and processes that work for the job in all its steps and attempts; a job that exceeds it is ended. */
  processorBudget?: { milliseconds: number; refuse(): AppError }
  /** An `AppError` ends the job with its message; after `unavailable`, or any other error, the job is tried again. */
  run(context: JobContext<Payload>): Promise<Json>
  /** The last event, written in the same statement as the state. */
  finished(result: Json): JobEvent
  failed(reason: JobFailure): JobEvent
}

export type NewJob = {
  id?: string
  kind: string
  payload: Json
  accepted?: JobEvent
  /** The account and client that the work is done for; without it, it is the product's own. */
  turn?: Turn
  /** Steps of another job whose results are also valid here: each is reported as done when it is reached, and its work is skipped. */
  brings?: { from: string; steps: string[] }
}
