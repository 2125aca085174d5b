import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { pathParameter, type Endpoint } from '#shared/api/endpoint.ts'
import { AppError } from '#shared/errors.ts'
import { describeIssue, invalidInput } from './describe-issues.ts'

type Fields = Record<string, unknown>

// PostgreSQL stores neither in text nor in jsonb: NUL, and half of a surrogate pair.
const unstorable = /\0|\p{Surrogate}/u

/** Levels; what is deeper would overflow the stack of whoever walks it. */
const deepest = 50

/** Refuses text that could not be stored, wherever it stands. */
function refuseUnstorable(value: unknown, path: string[]): void {
  if (typeof value === 'string') {
    if (unstorable.test(value)) throw invalidInput([{ path, message: 'contains a character that is not text' }])
  } else if (typeof value === 'object' && value !== null) {
    if (path.length >= deepest)
      throw invalidInput([{ path: path.slice(0, 1), message: `is nested more than ${deepest} levels deep` }])
    for (const [name, member] of Object.entries(value)) {
      if (unstorable.test(name)) throw invalidInput([{ path, message: 'has a field whose name is not text' }])
      refuseUnstorable(member, [...path, name])
    }
  }
}

/** The path parameters of an entry are its own; whatever else it takes comes in the query or the body. */
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

/** Forgets the content type of a call that has no body, or whose body means nothing: no type can then be wrong. */
export function forgetIdleType(entry: Endpoint, { headers }: FastifyRequest): void {
  const hasBody = Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined
  if (entry.kind !== 'upload' && !(hasBody && takesFields(entry))) delete headers['content-type']
}

/** Reads what stands in the query of a GET or in the JSON body of a POST. */
export function fieldsReader(entry: Endpoint): (request: FastifyRequest) => Fields {
  if (!takesFields(entry)) return () => ({})
  return entry.method === 'GET' ? ({ query }) => query as Fields : readJson
}

/** Checks fields and path parameters against the entry's schema. */
export function parseInput<Input extends z.ZodObject>(input: Input, fields: Fields, parameters: Fields): z.output<Input> {
  const given = { ...fields, ...parameters }
  refuseUnstorable(given, [])
  const parsed = input.safeParse(given, { error: describeIssue })
  if (!parsed.success) throw invalidInput(parsed.error.issues)
  return parsed.data
}
