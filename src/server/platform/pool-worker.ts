import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { ResourceLimits } from 'node:worker_threads'
import { AppError } from '#shared/errors.ts'
import type { WorkerReply } from './answer-in-worker.ts'
import { isSource, loaderFor, moduleUrl } from './program-beside.ts'

/** One worker of a pool: does one task at a time, until it is ended or dies. */
export type PoolWorker<Input, Output> = {
  isAlive(): boolean
  tasksDone(): number
  /**
   * Rejects if the worker dies or is ended before it has answered. Calls `begun` when it has loaded its program, with the path where its
   * processor time can be read.
   */
  run(input: Input, begun: (clock: string | undefined) => void): Promise<Output>
  end(reason: unknown): Promise<void>
}

type Waiter<Output> = {
  begun: (clock: string | undefined) => void
  resolve: (output: Output) => void
  reject: (reason: unknown) => void
}

/** The interface that threads and processes share. */
type Channel = {
  send(input: unknown): void
  onReply(hear: (reply: WorkerReply<unknown>) => void): void
  onEnd(hear: (cause: Error) => void): void
  /** Whether the worker prevents this process from ending. */
  hold(isHeld: boolean): void
  end(): Promise<unknown>
}

/** As a thread, or as a separate process: a failure in native code ends its process, and would end the server with it. */
export function startPoolWorker<Input, Output>(entry: URL, limits: ResourceLimits, isProcess: boolean): PoolWorker<Input, Output> {
  const worker = isProcess ? startProcess(entry, limits) : startThread(entry, limits)
  let waiter: Waiter<Output> | undefined
  let [isAlive, tasksDone] = [true, 0]

  function settle(how: (waiter: Waiter<Output>) => void) {
    const current = waiter
    waiter = undefined
    worker.hold(false)
    if (current) how(current)
  }
  function die(reason: unknown) {
    isAlive = false
    settle(({ reject }) => reject(reason))
  }

  worker.hold(false)
  worker.onReply((reply) => {
    if ('begun' in reply) return waiter?.begun(reply.clock)
    tasksDone++
    settle(({ resolve, reject }) => ('output' in reply ? resolve(reply.output as Output) : reject(errorOf(reply.error))))
  })
  worker.onEnd((cause) => die(interrupted(cause)))

  return {
    isAlive: () => isAlive,
    tasksDone: () => tasksDone,
    run: (input, begun) =>
      new Promise((resolve, reject) => {
        waiter = { begun, resolve, reject }
        worker.hold(true)
        worker.send(input)
      }),
    end: async (reason) => {
      die(reason)
      await worker.end()
    },
  }
}

function startThread(entry: URL, limits: ResourceLimits): Channel {
  const worker = startWorker(entry, limits)
  return {
    send: (input) => worker.postMessage(input, []),
    onReply: (hear) => worker.on('message', hear),
    onEnd: (hear) => {
      worker.on('error', hear)
      worker.on('exit', (status) => hear(new Error(`The thread ended with status ${status}.`)))
    },
    hold: (isHeld) => (isHeld ? worker.ref() : worker.unref()),
    end: () => worker.terminate(),
  }
}

/** It gets nothing of this process's environment. */
function startProcess(entry: URL, { maxOldGenerationSizeMb }: ResourceLimits): Channel {
  const heap = maxOldGenerationSizeMb === undefined ? [] : [`--max-old-space-size=${maxOldGenerationSizeMb}`]
  const child = fork(fileURLToPath(entry), {
    env: {},
    execArgv: [...heap, '--no-warnings', ...loaderFor(entry)],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  // A process that could not be started has no exit event.
  const ended = new Promise((resolve) => child.once('exit', resolve).once('error', resolve))
  return {
    send: (input) => void (child.connected && child.send(input as object)),
    onReply: (hear) => child.on('message', (reply) => hear(reply as WorkerReply<unknown>)),
    onEnd: (hear) => {
      child.on('error', hear)
      child.on('exit', (status, signal) => hear(new Error(`The process ended with ${signal ?? `status ${status}`}.`)))
    },
    hold(isHeld) {
      if (isHeld) child.ref()
      else child.unref()
      // An open channel prevents the process from ending.
      if (isHeld) child.channel?.ref()
      else child.channel?.unref()
    },
    async end() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** From source, a thread needs the TypeScript loader, which Node 20 does not pass on to threads. */
function startWorker(entry: URL, resourceLimits: ResourceLimits): Worker {
  if (!isSource(entry.href)) return new Worker(entry, { resourceLimits })
  const loader = new URL('dist/esm/api/index.mjs', moduleUrl('tsx/package.json'))
  const start = `import('${loader.href}').then(({ register }) => { register(); return import('${entry.href}') })`
  return new Worker(start, { eval: true, resourceLimits, execArgv: [] })
}

function errorOf({ code, message, details, stack }: Extract<WorkerReply<never>, { error: unknown }>['error']): Error {
  if (code) return new AppError(code, message, details === undefined ? {} : { details })
  const error = new Error(message)
  if (stack) error.stack = stack
  return error
}

const interrupted = (cause: unknown) => new AppError('unavailable', 'The work was interrupted; please try again.', { cause })
