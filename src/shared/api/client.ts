import type { z } from 'zod'
import { AppError, errorStatus, type ErrorCode } from '../errors.ts'
import { pathParameter, type Api, type Endpoint, type JsonEndpoint, type UploadEndpoint } from './endpoint.ts'

export type Sent = {
  method: string
  path: string
  headers: Record<string, string>
  body?: string | FormData
  signal?: AbortSignal
}
export type CallResponse = { status: number; text: string; retryAfter?: string | null }
/** Sends a request: by `fetch` in a browser, in process in a test. */
export type Send = (sent: Sent) => Promise<CallResponse>

type JsonOptions = { idempotencyKey?: string; signal?: AbortSignal }
type UploadOptions = JsonOptions & { file?: Blob; filename?: string }

type Caller<Entry extends Endpoint> =
  Entry extends UploadEndpoint<infer Input extends z.ZodObject, infer Output extends z.ZodType>
    ? (input: z.input<Input>, options?: UploadOptions) => Promise<z.output<Output>>
    : Entry extends JsonEndpoint<infer Input extends z.ZodObject, infer Output extends z.ZodType>
      ? (input: z.input<Input>, options?: JsonOptions) => Promise<z.output<Output>>
      : (input: z.input<Entry['input']>) => string

/** A function for each entry; those for downloads and streams return the address to open. */
export type Client<Table extends Api> = { [Name in keyof Table]: Caller<Table[Name]> }

type Fields = Record<string, unknown>

/** Splits an input into the path with its parameters and the rest. */
function splitInput(entry: Endpoint, input: Fields): { path: string; rest: Fields } {
  const rest = { ...input }
  const path = entry.path.replaceAll(pathParameter, (_, name: string) => {
    delete rest[name]
    return encodeURIComponent(String(input[name]))
  })
  return { path: `/api${path}`, rest }
}

const given = (fields: Fields) => Object.entries(fields).filter(([, value]) => value !== undefined)

function addressOf(entry: Endpoint, input: Fields): string {
  const { path, rest } = splitInput(entry, input)
  const query = new URLSearchParams(given(rest).map(([name, value]): [string, string] => [name, String(value)])).toString()
  return query ? `${path}?${query}` : path
}

function formOf(entry: UploadEndpoint, fields: Fields, { file, filename }: UploadOptions): FormData {
  const form = new FormData()
  for (const [name, value] of given(fields)) form.append(name, String(value))
  if (file) form.append(entry.file.field, file, filename ?? (file instanceof File ? file.name : 'file'))
  return form
}

function requestOf(entry: Endpoint, input: Fields, options: UploadOptions): Sent {
  const headers: Record<string, string> = { accept: 'application/json' }
  if (options.idempotencyKey) headers['idempotency-key'] = options.idempotencyKey
  const sent = { method: entry.method, headers, ...(options.signal && { signal: options.signal }) }
  if (entry.method === 'GET') return { ...sent, path: addressOf(entry, input) }
  const { path, rest } = splitInput(entry, input)
  if (entry.kind === 'upload') return { ...sent, path, body: formOf(entry, rest, options) }
  if (given(rest).length === 0) return { ...sent, path }
  return { ...sent, path, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(rest) }
}

type ErrorAnswer = { error?: unknown; details?: unknown; code?: unknown }

/** Turns an error response into an error. A response that is not from our server counts as a lost connection, not as an AppError. */
function errorOf({ status, retryAfter }: CallResponse, body: ErrorAnswer): Error {
  if (typeof body?.error !== 'string') return new Error(`The answer (${status}) is not the server's own.`)
  const code = typeof body.code === 'string' && body.code in errorStatus ? (body.code as ErrorCode) : 'internal'
  return new AppError(code, body.error, {
    ...(typeof body.details === 'string' && { details: body.details }),
    ...(retryAfter && Number(retryAfter) > 0 && { retryAfter: Number(retryAfter) }),
  })
}

/** Typed calls of a table. They throw an AppError if the server refuses, and any other error if it was not reached. */
export function createClient<Table extends Api>(table: Table, send: Send): Client<Table> {
  const callerOf = (entry: Endpoint) => {
    if (entry.kind === 'download' || entry.kind === 'stream') return (input: Fields) => addressOf(entry, input)
    return async (input: Fields, options: UploadOptions = {}) => {
      const answer = await send(requestOf(entry, input, options))
      const body: unknown = JSON.parse(answer.text)
      if (answer.status < 200 || answer.status > 299) throw errorOf(answer, body as ErrorAnswer)
      return body
    }
  }
  return Object.fromEntries(Object.entries(table).map(([name, entry]) => [name, callerOf(entry)])) as Client<Table>
}
