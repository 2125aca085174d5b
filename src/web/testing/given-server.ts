import type { z } from 'zod'
import { pathParameter, type Endpoint, type JsonEndpoint, type UploadEndpoint } from '#shared/api/endpoint.ts'

type Answering = JsonEndpoint | UploadEndpoint
type Sent = { method: string; path: string; body: unknown; key: string | null }
type Reply = (sent: Sent) => Response | Promise<Response>
type GivenOutput<Entry extends Answering> = z.input<Entry['output']>

let replies: { method: string; pattern: RegExp; reply: Reply }[] = []
let [sent, unanswered]: [Sent[], string[]] = [[], []]

/** Returns the requests sent to an endpoint so far, or to all of them. */
export const sentTo = (entry?: Endpoint) => (entry ? sent.filter((request) => leadsTo(entry)(request)) : sent)

/**
 * Sets the response of an endpoint; it must match the endpoint's schema, so that no test uses a response that the server could not send.
 */
export const answer = <Entry extends Answering>(
  entry: Entry,
  value: GivenOutput<Entry> | ((sent: Sent) => GivenOutput<Entry> | Promise<GivenOutput<Entry>>),
) =>
  setReply(entry, async (request) => {
    const given = typeof value === 'function' ? await (value as (sent: Sent) => unknown)(request) : value
    return Response.json(entry.output.parse(given))
  })

/** The same, but the response is delayed until the returned function is called. */
export function holdBack<Entry extends Answering>(entry: Entry, value: GivenOutput<Entry>) {
  let deliver = () => {}
  const delivered = new Promise<void>((resolve) => (deliver = resolve))
  answer(entry, async () => {
    await delivered
    return value
  })
  return () => deliver()
}

/** Makes the endpoint fail: with this body, or without a response if there is none. */
export const refuse = (entry: Endpoint, body?: object | string, status = 500) =>
  setReply(entry, () => {
    if (body === undefined) throw new TypeError('There is no network here.')
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })
  })

/** A call without a prepared response fails, and so does its test. */
export function takeUnanswered() {
  const calls = unanswered
  ;[replies, sent, unanswered] = [[], [], []]
  return calls
}

const patternOf = ({ path }: Endpoint) => new RegExp(`^/api${path.replaceAll(pathParameter, '[^/]+')}$`)
const leadsTo = (entry: Endpoint) => {
  const pattern = patternOf(entry)
  return ({ method, path }: Sent) => method === entry.method && pattern.test(path.split('?')[0]!)
}

function setReply(entry: Endpoint, reply: Reply) {
  replies = [{ method: entry.method, pattern: patternOf(entry), reply }, ...replies]
}

/** Replaces the browser's `fetch`. */
export async function fetchGiven(path: string, { method = 'GET', body, headers }: RequestInit = {}): Promise<Response> {
  if (path === '/healthz') return new Response()
  const key = new Headers(headers).get('idempotency-key')
  const request = { method, path, key, body: typeof body === 'string' ? (JSON.parse(body) as unknown) : body }
  sent.push(request)
  const found = replies.find((one) => one.method === method && one.pattern.test(path.split('?')[0]!))
  if (found) return found.reply(request)
  unanswered.push(`${method} ${path}`)
  throw new TypeError('There is no network here.')
}
