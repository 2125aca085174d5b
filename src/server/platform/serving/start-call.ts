import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#shared/errors.ts'
import { askedAddress } from './asked-address.ts'
import type { Call, Cookies, UploadedFile, Visit } from './call.ts'
import type { OpenRequests } from './open-requests.ts'

export type AnyCall = Call<Record<string, unknown>, unknown>

function cookiesOf({ server, headers }: FastifyRequest, reply: FastifyReply): Cookies {
  const sent = headers.cookie === undefined ? {} : server.parseCookie(headers.cookie)
  const given = new Map<string, string>()
  const give = (name: string, value: string, options: { maxAge: number; httpOnly?: boolean; secure?: boolean; expires?: Date }) => {
    given.set(name, server.serializeCookie(name, value, { path: '/', sameSite: 'lax', ...options }))
    // One header per name: if a cookie is set twice, the last value counts.
    reply.removeHeader('set-cookie').header('set-cookie', [...given.values()])
  }
  return {
    get: (name) => sent[name],
    set: (name, value, { httpOnly, secure, maxAgeSeconds: maxAge }) => give(name, value, { httpOnly, secure, maxAge }),
    clear: (name, { secure }) => give(name, '', { secure, expires: new Date(0), maxAge: 0 }),
  }
}

export const startVisit = (request: FastifyRequest, reply: FastifyReply): Visit => ({
  cookies: cookiesOf(request, reply),
  address: request.ip ?? '',
  agent: (request.headers['user-agent'] ?? '').replaceAll(/[^\x20-\x7e]/g, ' ').slice(0, 200),
  origin: askedAddress(request),
  bearer: /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1],
  isReading: request.method === 'GET' || request.method === 'HEAD',
  log: request.log,
  requestId: request.id,
})

function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key !== 'string' || !/^[\w-]{8,100}$/.test(key))
    throw new AppError('invalid-input', 'The Idempotency-Key must be 8 to 100 letters, digits, - or _.')
  return key
}

function lastEventIdOf(request: FastifyRequest): number {
  const id = Number(request.headers['last-event-id'] ?? 0)
  return Number.isSafeInteger(id) && id > 0 ? id : 0
}

type Given = { visit: Visit; viewer: unknown; input: Record<string, unknown>; file: UploadedFile | undefined }
type Exchange = {
  request: FastifyRequest
  reply: FastifyReply
  openRequests: OpenRequests
  /** Checked while the call waits; absent if the caller is not signed in. */
  isSignedIn?: (() => Promise<boolean>) | undefined
}

/**
 * Creates its signal on first access; copying the call does not count, because a class's getter is not copied. A getter defined on each
 * call object would be retained, with the whole request, until the next full garbage collection.
 */
class Holding {
  readonly #hold: () => AbortSignal
  #signal: AbortSignal | undefined
  constructor(hold: () => AbortSignal) {
    this.#hold = hold
  }
  get signal(): AbortSignal {
    return (this.#signal ??= this.#hold())
  }
}

/** Runs a handler; if it used the call's signal and is still waiting when that aborts, it is abandoned. */
export function runCall<Result>(
  { request, reply, openRequests, isSignedIn }: Exchange,
  { visit, ...given }: Given,
  run: (call: AnyCall) => Result | Promise<Result>,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const hold = () => {
      const taken = openRequests.hold(reply.raw, isSignedIn)
      if (taken.aborted) reject(taken.reason as Error)
      taken.addEventListener('abort', () => reject(taken.reason as Error), { once: true })
      return taken
    }
    const own = { ...visit, ...given, idempotencyKey: idempotencyKeyOf(request), lastEventId: lastEventIdOf(request) }
    Promise.resolve(run(Object.assign(new Holding(hold), own))).then(resolve, reject)
  })
}
