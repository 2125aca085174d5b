import type { WorkerPool } from './worker-pool.ts'

/** A piece of work by its name. Each value travels as JSON text, which a thread takes over quicker than an object. */
export type WorkRequest = { name: string; input: Record<string, string> }

/** Values are never changed once they are made: what was put into words once need not be again. */
const texts = new WeakMap<object, string>()

function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const text = texts.get(value) ?? JSON.stringify(value)
  texts.set(value, text)
  return text
}

const isGiven = ([, value]: [string, unknown]) => value !== undefined

/** Asks the threads of a pool, whose program calls `answerWork`, for pieces of work by their names. */
export const askInThreads =
  (pool: WorkerPool<WorkRequest, string>) =>
  async (name: string, input: object, options?: { signal?: AbortSignal | undefined }): Promise<never> => {
    const given = Object.entries(input)
      .filter(isGiven)
      .map(([key, value]) => [key, textOf(value)])
    return JSON.parse(await pool.run({ name, input: Object.fromEntries(given) as Record<string, string> }, options)) as never
  }
