import type { z } from 'zod'
import type { DownloadEndpoint, Endpoint, JsonEndpoint, StreamEndpoint, UploadEndpoint } from '#shared/api/endpoint.ts'
import { AppError, errorStatus, type ErrorCode } from '#shared/errors.ts'

type UploadOptions = { file?: File | undefined; idempotencyKey: string }
type CallOf<Entry extends Endpoint> = Entry extends JsonEndpoint
  ? (input: z.input<Entry['input']>) => Promise<z.output<Entry['output']>>
  : Entry extends UploadEndpoint
    ? (input: z.input<Entry['input']>, options: UploadOptions) => Promise<z.output<Entry['output']>>
    : Entry extends DownloadEndpoint | StreamEndpoint
      ? (input: z.input<Entry['input']>) => string
      : never

/** JSON calls and uploads answer a promise; downloads and streams an address. */
export type Caller<Api> = {
  [Noun in keyof Api]: { [Call in keyof Api[Noun]]: Api[Noun][Call] extends Endpoint ? CallOf<Api[Noun][Call]> : never }
}

export type Reach = Pick<Endpoint, 'method' | 'path' | 'kind'>
type Input = Record<string, unknown>
type Failure = { success?: boolean; error?: string; details?: string; code?: ErrorCode }

function addressOf({ method, path }: Reach, input: Input) {
  const rest = new Map(Object.entries(input))
  const filled = path.replace(/:(\w+)/g, (_whole, name: string) => {
    const value = String(rest.get(name))
    rest.delete(name)
    return encodeURIComponent(value)
  })
  const query = method === 'GET' ? new URLSearchParams([...rest].map(([name, value]) => [name, String(value)])).toString() : ''
  return { url: `/api${filled}${query && `?${query}`}`, rest: Object.fromEntries(rest) }
}

const codeOf = (status: number) =>
  (Object.keys(errorStatus) as ErrorCode[]).findLast((code) => errorStatus[code] === status) ?? 'internal'

/** An answer that is not JSON, or none at all, is thrown as the browser's own error. */
async function answerOf(response: Response): Promise<unknown> {
  const body = (await response.json()) as Failure | null
  if (response.ok && body?.success !== false) return body
  throw new AppError(body?.code ?? codeOf(response.status), body?.error ?? '', body?.details ? { details: body.details } : {})
}

function formOf(input: Input, file: File | undefined) {
  const form = new FormData()
  for (const [name, value] of Object.entries(input)) form.set(name, String(value))
  if (file) form.set('template', file)
  return form
}

function callOf(reach: Reach, send: typeof fetch) {
  return (input: Input, options?: UploadOptions) => {
    const { url, rest } = addressOf(reach, input)
    if (reach.kind === 'download' || reach.kind === 'stream') return url
    const request: RequestInit = { method: reach.method, credentials: 'same-origin' }
    if (reach.kind === 'upload') {
      request.body = formOf(rest, options?.file)
      request.headers = { 'Idempotency-Key': options?.idempotencyKey ?? '' }
    } else if (Object.keys(rest).length > 0 && reach.method === 'POST') {
      request.body = JSON.stringify(rest)
      request.headers = { 'Content-Type': 'application/json' }
    }
    return send(url, request).then(answerOf)
  }
}

/** The typed way to every call of the table. */
export function createCaller<Api>(table: Record<string, Record<string, Reach>>, send: typeof fetch): Caller<Api> {
  const nouns = Object.entries(table).map(([noun, calls]) => [
    noun,
    Object.fromEntries(Object.entries(calls).map(([call, reach]) => [call, callOf(reach, send)])),
  ])
  return Object.fromEntries(nouns) as Caller<Api>
}
