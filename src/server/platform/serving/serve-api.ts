import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { pathParameter, type Access, type Api, type Endpoint, type UploadEndpoint } from '#shared/api/endpoint.ts'
import { AppError } from '#shared/errors.ts'
import type { Guards, Handlers, NamedBytes, Numbered, UploadedFile, Visit } from './call.ts'
import { inTurnOf, type Turn } from '../turn.ts'
import type { Server } from './create-server.ts'
import { bodyOf, fieldsReader, forgetIdleType, parseInput } from './read-input.ts'
import { readForm } from './read-form.ts'
import { sendDownload } from './send-download.ts'
import { sendStream } from './send-stream.ts'
import { runCall, startVisit, type AnyCall } from './start-call.ts'

type Serving<Table extends Api, Viewer, Context> = {
  handlers: Handlers<Table, Viewer, Context>
  guards?: Guards<Table, Context>
  findViewer: (visit: Visit, context: Context) => Promise<Viewer | null>
  /** Throws if the signed-in viewer may not make a call; required for a table with restricted calls. */
  refuseUnlessMay?: (viewer: Viewer, access: Access) => void
  /** Whether the caller is still signed in; checked while the call waits, which is ended if not. */
  isSignedIn?: (visit: Visit, context: Context) => Promise<boolean>
  context: Context
  /** The account's id, for limits and logs. */
  accountOf?: (viewer: Viewer) => string
  /** The turn in which a call waits; by default its account's, or its address's. */
  turnOf?: (viewer: Viewer) => Turn
}
type AnyHandler = (call: AnyCall, context: unknown) => Promise<unknown>

const sendJson = (reply: FastifyReply, output: z.ZodType, result: unknown) =>
  reply
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(output.parse(result)))

function givenReader(entry: Endpoint) {
  const readFields = fieldsReader(entry)
  async function readUpload(to: UploadEndpoint, request: FastifyRequest, reply: FastifyReply) {
    const form = await readForm(to, request)
    const close = () => void form.file?.close()
    if (reply.raw.closed) close()
    else reply.raw.once('close', close)
    return form
  }
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const form: { fields: Record<string, unknown>; file: UploadedFile | undefined } =
      entry.kind === 'upload' ? await readUpload(entry, request, reply) : { fields: readFields(request), file: undefined }
    return { input: parseInput(entry.input, form.fields, request.params as Record<string, unknown>), file: form.file }
  }
}

/** Sends a handler's result in the form of its entry's kind. */
function sendResult(entry: Endpoint, reply: FastifyReply, { result, call }: { result: unknown; call: AnyCall }) {
  if (entry.kind === 'download') return sendDownload(reply, result as NamedBytes)
  if (entry.kind !== 'stream') return sendJson(reply, entry.output, result)
  const iterator = (result as AsyncIterable<Numbered<unknown>>)[Symbol.asyncIterator]()
  return sendStream(reply, { entry, iterator, signal: call.signal })
}

/** Adds every entry of a table to the server: sign-in first, then the input, then the handler, then its output's schema. */
export function serveApi<Table extends Api, Viewer, Context>(
  { app, openRequests, bodies, known }: Server,
  table: Table,
  {
    handlers,
    guards = {},
    findViewer,
    refuseUnlessMay = refuseRestricted,
    isSignedIn,
    context,
    accountOf,
    turnOf,
  }: Serving<Table, Viewer, Context>,
) {
  const addRoute = (to: FastifyInstance, [name, entry]: [string, Endpoint]) => {
    const handle = handlers[name] as unknown as AnyHandler
    const readGiven = givenReader(entry)
    to.route({
      method: methodsOf(entry),
      url: `/api${entry.path}`,
      ...(entry.kind === 'json' && entry.maxBytes !== undefined && { bodyLimit: entry.maxBytes }),
      onRequest: async (request, reply) => {
        forgetIdleType(entry, request)
        const visit = startVisit(request, reply)
        await guards[name]?.(visit, context)
        const viewer = await findViewer(visit, context)
        if (viewer === null && entry.access !== 'public') throw new AppError('not-signed-in', 'Sign in first.')
        const account = viewer === null ? undefined : accountOf?.(viewer)
        request.seen = { visit, viewer, account }
        if (viewer !== null) refuseUnlessMay(viewer, entry.access)
        const release = bodies.take(bodyOf(entry, request), { address: visit.address, account })
        reply.raw.once('close', release)
      },
      handler: async (request, reply) => {
        const given = { ...request.seen!, ...(await readGiven(request, reply)) }
        const { visit, viewer } = given
        const look = isSignedIn && viewer !== null ? () => isSignedIn(visit, context) : undefined
        const caller = given.account ?? given.visit.address
        const turn = viewer === null || !turnOf ? { group: caller, member: caller } : turnOf(viewer as Viewer)
        const answer = await runCall({ request, reply, openRequests, isSignedIn: look }, given, async (call) => ({
          call,
          result: await inTurnOf(turn, () => handle(call, context)),
        }))
        return sendResult(entry, reply, answer)
      },
    })
  }
  addAll({ app, known }, Object.entries<Endpoint>(table), addRoute)
}

type AddRoute = (to: FastifyInstance, entry: [string, Endpoint]) => void

function addAll({ app, known }: Pick<Server, 'app' | 'known'>, entries: [string, Endpoint][], addRoute: AddRoute) {
  for (const entry of entries) if (entry[1].kind !== 'upload') addRoute(app, entry)
  // Registered separately, so that only uploads run the hooks of the form reader.
  void app.register(async (uploads) => {
    await uploads.register(multipart, { throwFileSizeLimit: false })
    for (const entry of entries) if (entry[1].kind === 'upload') addRoute(uploads, entry)
  })
  for (const [, entry] of entries) known.push(...methodsOf(entry).map((method) => ({ method, pattern: patternOf(entry) })))
}

function refuseRestricted(_viewer: unknown, access: Access): void {
  if (access === 'staff' || access === 'administrator') throw new Error('Nobody was told who may make this call.')
}

const methodsOf = ({ method, kind }: Endpoint) => (method === 'GET' && kind !== 'stream' ? ['GET', 'HEAD'] : [method])

const patternOf = ({ path }: Endpoint) => new RegExp(`^/api${path.replaceAll('.', '\\.').replaceAll(pathParameter, '[^/]+')}$`)

/** Serves a fixed public JSON document, such as the description of the calls. */
export function serveDocument({ app, known }: Server, path: `/api/${string}`, document: object) {
  const text = JSON.stringify(document)
  known.push(...['GET', 'HEAD'].map((method) => ({ method, pattern: new RegExp(`^${path.replaceAll('.', '\\.')}$`) })))
  app.get(path, (_request, reply) => reply.type('application/json; charset=utf-8').send(text))
}
