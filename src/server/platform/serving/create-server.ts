import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import { fastify, LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { AppError } from '#shared/errors.ts'
import { type BodyBudget, type BodyLimits, createBodyBudget } from './body-budget.ts'
import type { Refusal, Visit } from './call.ts'
import { guardHost } from './guard-host.ts'
import { guardOrigin } from './guard-origin.ts'
import { closingError, createOpenRequests, type OpenRequests } from './open-requests.ts'
import { explainAway, maxJsonBytes, replyToError } from './reply-to-error.ts'
import { callHeaders } from './security-headers.ts'
import { serveHealth } from './serve-health.ts'
import { servePages, type Pages } from './serve-pages.ts'
import type { Socket } from 'node:net'
import type { IncomingMessage } from 'node:http'

const withPort = /^(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}$/
const inBrackets = /^\[([\da-f:.%\w]+)\](?::\d{1,5})?$/i

/** `10.0.0.7:5678` and `[2001:db8::1]:5678` without their ports, which some proxies add although they are not part of the address. */
const plain = (address: string) => (withPort.exec(address) ?? inBrackets.exec(address))?.[1] ?? address

/** Removes the ports from the client addresses that proxies forward, before they are used. */
function forgetPorts({ headers }: IncomingMessage): void {
  const forwarded = headers['x-forwarded-for']
  if (forwarded === undefined) return
  const addresses = [forwarded].flat().join(',').split(',')
  headers['x-forwarded-for'] = addresses.map((address) => plain(address.trim().replace(/^"(.*)"$/, '$1'))).join(', ')
}

/** Milliseconds after which remaining connections are cut. */
const patience = 5_000

/** Connections that a browser opened in advance; Node itself does not count them as idle. */
function watchUnused({ server }: FastifyInstance): Set<Socket> {
  const unused = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  server.on('request', ({ socket }: { socket: Socket }) => unused.delete(socket))
  return unused
}

/** On `app.close()`: waiting calls are aborted, streams end, and no connection prevents the process from ending. */
function closeInOrder(app: FastifyInstance, openRequests: OpenRequests) {
  const unused = watchUnused(app)
  app.addHook('preClose', (done) => {
    openRequests.close()
    for (const socket of unused) socket.destroy()
    setTimeout(() => app.server.closeAllConnections(), patience).unref()
    done()
  })
  app.addHook('onResponse', (_request, _reply, done) => {
    if (openRequests.isClosing()) setImmediate(() => app.server.closeIdleConnections())
    done()
  })
}

export type Server = {
  app: FastifyInstance
  openRequests: OpenRequests
  bodies: BodyBudget
  known: KnownPath[]
}
type KnownPath = { method: string; pattern: RegExp }

export type ServerOptions = {
  log: FastifyBaseLogger
  publicUrl?: string | undefined
  /** The number of proxies in front of the server, or their addresses; none unless set. */
  trustProxy?: boolean | number | string
  /** Rejects while calls could not be answered. */
  checkReady: () => Promise<unknown>
  pages?: Pages
  /** Folders on the disks that the product uses. */
  folders?: string[]
  /** Called for each call that an account was not permitted to make. */
  onRefused?: (refusal: Refusal) => void
  /** Limits for concurrent request bodies; the defaults unless set. */
  bodyLimits?: BodyLimits
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller, once known. */
    seen: { visit: Visit; viewer: unknown; account: string | undefined } | null
  }
  interface FastifyContextConfig {
    /** Answered with the headers of a page, not of a call. */
    isPage?: boolean
    /** Reveals nothing about the product, so health probes may use any host name. */
    servesAnyHost?: boolean
  }
}

function createFastify({ log, trustProxy = false }: ServerOptions): FastifyInstance {
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,
    bodyLimit: maxJsonBytes,
    requestTimeout: 120_000,
    return503OnClosing: false,
    routerOptions: { maxParamLength: 300 },
    frameworkErrors: (error, request, reply) => void replyToError(error, request, reply),
  })
  app.decorateRequest('seen', null)
  app.removeAllContentTypeParsers()
  // Text until the entry is known: only then is its type known, if it has one.
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  return app
}

function answerUnknownPaths({ app, known }: Server) {
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0]!
    const methods = known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)
    // A path that also matches in its method was refused because a parameter is longer than any id.
    if (methods.length === 0 || methods.includes(request.method))
      throw new AppError('not-found', 'There is nothing at this address.')
    const allowed = [...new Set(methods)].join(', ')
    reply.header('allow', allowed)
    throw new AppError('method-not-allowed', `This address answers ${allowed} only.`)
  })
}

/** Successful reading is logged only at debug level; changes and failures always. */
function logAnswers({ app }: Server, level: string) {
  const isClose = level === 'debug' || level === 'trace'
  app.addHook('onResponse', (request, reply, done) => {
    const quiet = request.method === 'GET' && reply.statusCode < 400
    if (quiet && !isClose) return done()
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10
    const { method, routeOptions, seen, ip: address } = request
    const account = seen?.account
    const fields = { method, route: routeOptions.url, status: reply.statusCode, milliseconds, address, ...(account && { account }) }
    request.log[quiet ? 'debug' : 'info'](fields, 'answered')
    done()
  })
}

function reportRefusals({ app }: Server, onRefused: NonNullable<ServerOptions['onRefused']>) {
  app.addHook('onResponse', ({ method, routeOptions, seen, ip: address }, reply, done) => {
    if (reply.statusCode === 403 && seen?.account)
      onRefused({ account: seen.account, call: `${method} ${routeOptions.url}`, address })
    done()
  })
}

/** A server without calls yet and without a port: `serveApi` adds calls, `app.listen` opens it, `app.close` stops it. */
export async function createServer(options: ServerOptions): Promise<Server> {
  const publicUrl = options.publicUrl === undefined ? undefined : new URL(options.publicUrl)
  const isSecure = publicUrl?.protocol === 'https:'
  const server: Server = {
    app: createFastify(options),
    openRequests: createOpenRequests(),
    bodies: createBodyBudget(options.bodyLimits),
    known: [],
  }
  const { app } = server
  const { folders = [] } = options
  app.setErrorHandler(async (error, request, reply) => replyToError(await explainAway(error, folders), request, reply))
  const headers = callHeaders(isSecure)
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    if (!request.routeOptions.config.isPage) reply.headers(headers)
    if (server.openRequests.isClosing()) throw closingError()
    forgetPorts(request.raw)
    if (!request.routeOptions.config.servesAnyHost) guardHost(request, publicUrl)
    guardOrigin(request, publicUrl)
    done()
  })
  // Without its hooks: the few calls that read or set a cookie do it themselves.
  await app.register(cookie, { hook: false })
  closeInOrder(app, server.openRequests)
  answerUnknownPaths(server)
  logAnswers(server, options.log.level)
  if (options.onRefused) reportRefusals(server, options.onRefused)
  serveHealth(app, options.checkReady)
  if (options.pages) await servePages(app, options.pages, publicUrl)
  return server
}
