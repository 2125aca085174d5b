import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { StreamEndpoint } from '#shared/api/endpoint.ts'
import type { Numbered } from './call.ts'

export const streamType = 'text/event-stream; charset=utf-8'

/** Milliseconds. */
const timings = { heartbeat: 15_000, reconnect: 1_000, firstWord: 250 }

type Next = Promise<IteratorResult<Numbered<unknown>, unknown>>
type Source = { entry: StreamEndpoint; iterator: AsyncIterator<Numbered<unknown>, unknown>; signal: AbortSignal }

/** Waits for whichever comes first, and leaves no timer or listener behind. */
function waitFor(next: Next, signal: AbortSignal, milliseconds: number) {
  return new Promise<Awaited<Next> | 'quiet' | 'aborted'>((resolve, reject) => {
    const timer = setTimeout(() => settle(() => resolve('quiet')), milliseconds)
    const onAbort = () => settle(() => resolve('aborted'))
    const settle = (finish: () => void) => {
      clearTimeout(timer)
      signal.removeEventListener('abort', onAbort)
      finish()
    }
    signal.addEventListener('abort', onAbort, { once: true })
    if (signal.aborted) onAbort()
    next.then(
      (result) => settle(() => resolve(result)),
      (error: Error) => settle(() => reject(error)),
    )
  })
}

async function* write({ entry, iterator, signal }: Source, first: Next) {
  yield `retry: ${timings.reconnect}\n\n`
  let next = first
  try {
    while (true) {
      const result = await waitFor(next, signal, timings.heartbeat)
      if (result === 'quiet') yield ': still here\n\n'
      else if (result === 'aborted' || result.done) return
      else {
        yield `id: ${result.value.id}\ndata: ${JSON.stringify(entry.event.parse(result.value.event))}\n\n`
        next = iterator.next()
      }
    }
  } finally {
    // Not awaited: a source that is still waiting for its next event would prevent the stream from closing.
    next.catch(() => {})
    void iterator.return?.().catch(() => {})
  }
}

/**
 * Sends events as they come, until the last. Waits a moment for the first one, so that an error still has its status, and a reader that
 * already has everything gets 204, after which browsers do not reconnect.
 */
export async function sendStream(reply: FastifyReply, source: Source): Promise<FastifyReply> {
  const first = source.iterator.next()
  const early = await waitFor(first, source.signal, timings.firstWord)
  if (early === 'aborted') throw source.signal.reason
  if (early !== 'quiet' && early.done) return reply.code(204).send()
  return reply
    .header('content-type', streamType)
    .header('cache-control', 'no-cache, no-transform')
    .header('x-accel-buffering', 'no')
    .send(Readable.from(write(source, first), { objectMode: false, highWaterMark: 16 * 1024 }))
}
