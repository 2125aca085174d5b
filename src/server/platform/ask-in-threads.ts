import type { WorkerPool } from './worker-pool.ts'

/** A piece of work by its name. Values are sent as JSON text, which a thread receives faster than an object. */
export type WorkRequest = { name: string; input: Record<string, string> }

/** Values are immutable, so each is converted to JSON only once. */
const texts = new WeakMap<object, string>()

function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const text = texts.get(value) ?? JSON.stringify(value)
  texts.set(value, text)
  return text
}

const isGiven = ([, value]: [string, unknown]) => value !== undefined

/** Runs pieces of work by name in the threads of a pool, whose program calls `answerWork`. */
export const askInThreads =
  (pool: WorkerPool<WorkRequest, string>) =>
  async (name: string, input: object, options?: { signal?: AbortSignal | undefined }): Promise<never> => {
    const given = Object.entries(input)
      .filter(isGiven)
      .map(([key, value]) => [key, textOf(value)])
    return JSON.parse(await pool.run({ name, input: Object.fromEntries(given) as Record<string, string> }, options)) as never
  }
