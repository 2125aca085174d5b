import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { AppError } from '#shared/errors.ts'
import { streamType } from './send-stream.ts'

/** Memory, event-loop lag and similar figures belong to the process: collected once, for any number of servers. */
let processRegistry: Registry | undefined
function gatherProcess(): Registry {
  if (processRegistry) return processRegistry
  processRegistry = new Registry()
  collectDefaultMetrics({ register: processRegistry })
  return processRegistry
}

const forwardHeaders = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via']

const isFromThisMachine = (request: FastifyRequest) =>
  /^(127\.|::1$|::ffff:127\.)/.test(request.raw.socket.remoteAddress ?? '') &&
  forwardHeaders.every((name) => request.headers[name] === undefined)

function timeRequests(app: FastifyInstance, registry: Registry) {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took, by route',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  app.addHook('onResponse', ({ method, routeOptions }, reply, done) => {
    const isStream = reply.getHeader('content-type') === streamType
    const labels = { method, route: routeOptions.url ?? 'none', status: reply.statusCode }
    if (!isStream) duration.observe(labels, reply.elapsedTime / 1000)
    done()
  })
}

const probe = { config: { servesAnyHost: true } }

/** `/healthz`: the process is alive. `/readyz`: calls can be answered. `/metrics`: figures, for this machine only. */
export function serveHealth(app: FastifyInstance, checkReady: () => Promise<unknown>) {
  const [registry, processFigures] = [new Registry(), gatherProcess()]
  timeRequests(app, registry)
  app.get('/healthz', probe, (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'alive' }))
  app.get('/readyz', probe, async (_request, reply) => {
    await checkReady().catch((cause: unknown) => {
      if (cause instanceof AppError) throw cause
      throw new AppError('unavailable', 'The database does not answer.', { cause, retryAfter: 5 })
    })
    return reply.header('cache-control', 'no-store').send({ status: 'ready' })
  })
  app.get('/metrics', async (request, reply) => {
    if (!isFromThisMachine(request)) throw new AppError('not-found', 'There is nothing at this address.')
    const texts = await Promise.all([registry.metrics(), processFigures.metrics()])
    return reply.type(registry.contentType).send(texts.join('\n'))
  })
}
