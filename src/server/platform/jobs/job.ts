import type { Transaction } from 'kysely'
import type { AppError, ErrorCode } from '#shared/errors.ts'
import type { Turn } from '../turn.ts'
import type { KeyedNotifier } from './keyed-notifier.ts'

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json | undefined }

/** Stored as given. */
export type JobEvent = { type: string; [key: string]: Json | undefined }

export type NumberedEvent = { number: number; event: JobEvent }

/** Why a job failed, in words for the person who asked for it. */
export type JobFailure = { code: ErrorCode; message: string; details?: string }

export type JobEnd = { state: 'done'; result: Json } | ({ state: 'failed' } & JobFailure)
export type JobState = { state: 'queued' | 'running' } | JobEnd

export type StepEvents<T> = { before?: JobEvent; after?: (result: T) => JobEvent }

export type JobContext<Payload = Json> = {
  /** `failures`: tries before this one that ended in a fault. */
  job: { id: string; kind: string; payload: Payload; attempt: number; failures: number }
  /** Aborts when another process may have the job: the lease is lost, or this process hands over. */
  signal: AbortSignal
  /**
   * Runs once and is kept: a later attempt gets the stored result. Each event is written at most once, `after` in the
   * same statement as the result.
   */
  step: <T extends Json>(name: string, work: () => Promise<T>, events?: StepEvents<T>) => Promise<T>
  /** Whether a step needs no work any more: its result is stored, or was brought. */
  isDone: (step: string) => boolean
  /** Like step, but what work writes, its result and its event are one transaction under the lease. */
  transact: <T extends Json>(
    name: string,
    work: (transaction: Transaction<unknown>) => Promise<T>,
    events?: StepEvents<T>,
  ) => Promise<T>
  /**
   * Does what might hold or end the whole process. Jobs that were running when a server was lost do so one at a time until they
   * finish a step; one with which a server is lost twice so is ended as failed.
   */
  atRisk: <T>(work: () => Promise<T>) => Promise<T>
  /** Listens for whoever tells this job something while it runs, in whatever process (`tellJob`). */
  listen: () => ReturnType<KeyedNotifier['listen']>
  /** Writes an event by itself, in the order of the calls. What a step says while it runs, again if it runs again. */
  emit: (event: JobEvent) => Promise<void>
}

export type JobHandler<Payload = Json> = {
  /** Seconds to wait after each fault, instead of those of the worker. */
  retryDelays?: number[]
  /** What the threads and processes that work for the job may cost in all its steps and tries; one that passes it is ended. */
  processorBudget?: { milliseconds: number; refuse(): AppError }
  /** An `AppError` ends the job with its sentence; one that says `unavailable`, and any other error, and the job is tried again. */
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
  /** Whose work it is; nobody's unless said. */
  turn?: Turn
  /** Steps of another job whose results hold here too: each is told as done when it is come to, and its work is not. */
  brings?: { from: string; steps: string[] }
}
