import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { pathParameter, type Endpoint } from '#shared/api/endpoint.ts'
import { AppError } from '#shared/errors.ts'
import type { Body } from './body-budget.ts'
import { describeIssue, invalidInput } from './describe-issues.ts'
import { maxJsonBytes } from './reply-to-error.ts'

type Fields = Record<string, unknown>

// Characters that PostgreSQL stores neither in text nor in jsonb: NUL, and lone surrogates.
const unstorable = /\0|\p{Surrogate}/u

/** Levels; deeper input would overflow the stack of recursive functions. */
const deepest = 50

type Place = { value: unknown; name: string; within: Place | undefined; depth: number }

function pathOf(place: Place | undefined): string[] {
  const path: string[] = []
  for (let at = place; at; at = at.within) path.unshift(at.name)
  return path
}

/** Refuses text that could not be stored, at any depth. Paths are only built for errors, because most input is valid. */
function refuseUnstorable(fields: Fields): void {
  const refuse = (path: string[], message: string): never => {
    throw invalidInput([{ path, message }])
  }
  const walk = (value: unknown, name: string, within: Place | undefined) => {
    if (typeof value === 'string') {
      if (unstorable.test(value)) refuse([...pathOf(within), name], 'contains a character that is not text')
      return
    }
    if (typeof value !== 'object' || value === null) return
    const place = { value, name, within, depth: (within?.depth ?? 0) + 1 }
    if (place.depth >= deepest) refuse(pathOf(place).slice(0, 1), `is nested more than ${deepest} levels deep`)
    if (Array.isArray(value)) return value.forEach((member: unknown, index) => walk(member, String(index), place))
    for (const key of Object.keys(value)) {
      if (unstorable.test(key)) refuse(pathOf(place), 'has a field whose name is not text')
      walk((value as Fields)[key], key, place)
    }
  }
  for (const [name, value] of Object.entries(fields)) walk(value, name, undefined)
}

/** An entry's path parameters are separate; all other input is in the query or the body. */
const takesFields = (entry: Endpoint): boolean =>
  Object.keys(entry.input.shape).length > [...entry.path.matchAll(pathParameter)].length

function readJson(request: FastifyRequest): Fields {
  const text = request.body as string | undefined
  if (text === undefined || text.trim() === '') return {}
  if (!/^application\/([\w.-]+\+)?json\b/i.test(request.headers['content-type'] ?? ''))
    throw new AppError('unsupported-media', 'Send this call as JSON, with the content type application/json.')
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch (cause) {
    throw new AppError('invalid-input', 'The body of the request is not valid JSON.', { cause })
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new AppError('invalid-input', 'The body of the request must be a JSON object.')
  return body as Fields
}

/** Removes the content type of a call whose body is missing or ignored, so that no type can be wrong. */
export function forgetIdleType(entry: Endpoint, { headers }: FastifyRequest): void {
  const hasBody = Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined
  if (entry.kind !== 'upload' && !(hasBody && takesFields(entry))) delete headers['content-type']
}

/** Bytes for the text fields beside a file, and the form's own boundaries. */
const mostBesideFile = 2 * maxJsonBytes

function declaredBytes(entry: Endpoint, { headers }: FastifyRequest): number {
  const most =
    entry.kind === 'upload' ? entry.file.maxBytes + mostBesideFile : (entry.kind === 'json' && entry.maxBytes) || maxJsonBytes
  if (headers['transfer-encoding'] !== undefined) return most
  return Math.min(Number(headers['content-length'] ?? 0) || 0, most)
}

/** Bytes of a call's body: as declared, or else the maximum. A file goes to the disk. */
export function bodyOf(entry: Endpoint, request: FastifyRequest): Body {
  const declared = declaredBytes(entry, request)
  const inMemory = entry.kind === 'upload' ? Math.min(declared, mostBesideFile) : declared
  return { inMemory, onDisk: declared - inMemory }
}

/** Reads the query of a GET or the JSON body of a POST. */
export function fieldsReader(entry: Endpoint): (request: FastifyRequest) => Fields {
  if (!takesFields(entry)) return () => ({})
  return entry.method === 'GET' ? ({ query }) => query as Fields : readJson
}

/** Checks fields and path parameters against the entry's schema. Unknown fields are ignored. */
export function parseInput<Input extends z.ZodObject>(input: Input, fields: Fields, parameters: Fields): z.output<Input> {
  const given = { ...fields, ...parameters }
  const known = Object.keys(input.shape).filter((name) => Object.hasOwn(given, name))
  refuseUnstorable(Object.fromEntries(known.map((name) => [name, given[name]])))
  const parsed = input.safeParse(given, { error: describeIssue })
  if (!parsed.success) throw invalidInput(parsed.error.issues)
  return parsed.data
}
