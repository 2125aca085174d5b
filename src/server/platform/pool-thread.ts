import { Worker } from 'node:worker_threads'
import type { ResourceLimits } from 'node:worker_threads'
import { AppError } from '#shared/errors.ts'
import type { WorkerReply } from './answer-in-worker.ts'
import { isSource, moduleUrl } from './program-beside.ts'

/** One thread of a pool: does one task at a time, until it is ended or dies. */
export type PoolThread<Input, Output> = {
  isAlive(): boolean
  tasksDone(): number
  /** Rejects when the thread dies or is ended before it has answered; tells when it has loaded its program and begins, and its number in the system. */
  run(input: Input, begun: (thread: number | undefined) => void): Promise<Output>
  end(reason: unknown): Promise<void>
}

type Waiter<Output> = {
  begun: (thread: number | undefined) => void
  resolve: (output: Output) => void
  reject: (reason: unknown) => void
}

export function startThread<Input, Output>(entry: URL, resourceLimits: ResourceLimits): PoolThread<Input, Output> {
  const worker = startWorker(entry, resourceLimits)
  let waiter: Waiter<Output> | undefined
  let [isAlive, tasksDone] = [true, 0]

  function settle(how: (waiter: Waiter<Output>) => void) {
    const current = waiter
    waiter = undefined
    worker.unref()
    if (current) how(current)
  }
  function die(reason: unknown) {
    isAlive = false
    settle(({ reject }) => reject(reason))
  }

  worker.unref()
  worker.on('message', (reply: WorkerReply<Output>) => {
    if ('begun' in reply) return waiter?.begun(reply.thread)
    tasksDone++
    settle(({ resolve, reject }) => ('output' in reply ? resolve(reply.output) : reject(errorOf(reply.error))))
  })
  worker.on('error', (error) => die(interrupted(error)))
  worker.on('exit', (status) => die(interrupted(new Error(`The thread ended with status ${status}.`))))

  return {
    isAlive: () => isAlive,
    tasksDone: () => tasksDone,
    run: (input, begun) =>
      new Promise((resolve, reject) => {
        waiter = { begun, resolve, reject }
        worker.ref()
        worker.postMessage(input, [])
      }),
    end: async (reason) => {
      die(reason)
      await worker.terminate()
    },
  }
}

/** Among the sources a thread needs the loader of TypeScript, which Node 20 does not hand on to threads. */
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
