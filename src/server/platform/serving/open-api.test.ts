import { expect, test } from 'vitest'
import { api } from '#shared/api/api.ts'
import { pathParameter, type Endpoint } from '#shared/api/endpoint.ts'
import { givenServer } from '#server/testing/given-server.ts'
import { printOpenApi } from './open-api.ts'
import { serveDocument } from './serve-api.ts'

type Operation = {
  operationId: string
  security: unknown[]
  parameters: { name: string; in: string; required: boolean }[]
  requestBody?: { content: Record<string, { schema: { properties: Record<string, unknown>; required: string[] } }> }
  responses: Record<string, { content: Record<string, object> }>
}
type Printed = { openapi: string; paths: Record<string, Record<string, Operation>>; components: object }

const document = printOpenApi(api, {
  title: 'Arcwright',
  version: '1',
  cookie: 'session',
  inPerson: ['accounts', 'tokens'],
}) as Printed
const entries = Object.values(api).flatMap((table) => Object.values<Endpoint>(table))
const takesToken = (entry: Endpoint) => ![api.accounts, api.tokens].some((table) => Object.values<Endpoint>(table).includes(entry))
const operationOf = (entry: Endpoint) =>
  document.paths[`/api${entry.path.replaceAll(pathParameter, '{$1}')}`]![entry.method.toLowerCase()]!

function referencesIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]) => (key === '$ref' ? [String(value)] : referencesIn(value)))
}
const resolve = (reference: string) =>
  reference
    .slice(2)
    .split('/')
    .reduce<unknown>((node, name) => (node as Record<string, unknown> | undefined)?.[name], document)

test('every reference leads somewhere, and nothing is left to a schema of its own', () => {
  const references = referencesIn(document)
  expect(references.length).toBeGreaterThan(10)
  expect(references.filter((reference) => !reference.startsWith('#/components/') || !resolve(reference))).toEqual([])
  expect(JSON.stringify(document)).not.toContain('"$defs"')
})

test('operations have ids of their own', () => {
  const ids = entries.map((entry) => operationOf(entry).operationId)
  expect(new Set(ids).size).toBe(ids.length)
})

test.each(entries.map((entry) => [`${entry.method} ${entry.path}`, entry] as const))('%s is described', (_, entry) => {
  const { parameters, security, responses, requestBody } = operationOf(entry)
  const inPath = parameters.filter((parameter) => parameter.in === 'path')
  expect(inPath.map(({ name }) => name)).toEqual([...entry.path.matchAll(pathParameter)].map(([, name]) => name))
  expect(inPath.every(({ required }) => required)).toBe(true)
  expect(security).toEqual(entry.access === 'public' ? [] : [{ signIn: [] }, ...(takesToken(entry) ? [{ token: [] }] : [])])
  const mediaType = {
    json: 'application/json',
    upload: 'application/json',
    download: 'application/octet-stream',
    stream: 'text/event-stream',
  }
  expect(Object.keys(responses['200']!.content)).toEqual([mediaType[entry.kind]])
  expect(responses.default).toEqual({ $ref: '#/components/responses/Error' })
  const form = requestBody?.content['multipart/form-data']?.schema
  expect(form?.properties[entry.kind === 'upload' ? entry.file.field : '']).toEqual(
    entry.kind === 'upload' ? { type: 'string', format: 'binary' } : undefined,
  )
})

test('what may be left out of a form is not required, and the document is served', async () => {
  const form = document.paths['/api/v3/documents/generate']!.post!.requestBody!.content['multipart/form-data']!.schema
  expect(form.required).toEqual(['documentType', 'client', 'projectName'])
  const server = await givenServer()
  serveDocument(server, '/api/openapi.json', document)
  expect((await server.app.inject('/api/openapi.json')).json().openapi).toBe('3.1.0')
  expect((await server.app.inject({ method: 'POST', url: '/api/openapi.json' })).headers.allow).toBe('GET, HEAD')
})
