import { z } from 'zod'
import { pathParameter, type Api, type Endpoint } from '#shared/api/endpoint.ts'
import { errorStatus } from '#shared/errors.ts'

type Schema = { [key: string]: unknown }
type Components = Record<string, Schema>
type Printing = { operation: string; components: Components; takesTokens?: boolean }

/** References inside one schema are relative to its own root; in the document they must be relative to the document's. */
function rebase(node: unknown, nameOf: (definition: string) => string): unknown {
  if (Array.isArray(node)) return node.map((member) => rebase(member, nameOf))
  if (typeof node !== 'object' || node === null) return node
  const entries = Object.entries(node).filter(([key]) => key !== '$schema' && key !== '$defs')
  return Object.fromEntries(
    entries.map(([key, value]) => {
      if (key !== '$ref' || typeof value !== 'string') return [key, rebase(value, nameOf)]
      return [key, `#/components/schemas/${nameOf(value.replace(/^#(\/\$defs\/)?/, ''))}`]
    }),
  )
}

/** A schema in the document's form; its definitions become components. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output', { operation, components }: Printing): Schema {
  const printed = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Schema
  const name = `${operation}.${io}`
  const nameOf = (definition: string) => (definition === '' ? name : `${name}.${definition}`)
  for (const [definition, value] of Object.entries((printed.$defs ?? {}) as Components))
    components[nameOf(definition)] = rebase(value, nameOf) as Schema
  const whole = rebase(printed, nameOf) as Schema
  if (!JSON.stringify(whole).includes(`"#/components/schemas/${name}"`)) return whole
  components[name] = whole
  return { $ref: `#/components/schemas/${name}` }
}

const content = (mediaType: string, schema: Schema) => ({ content: { [mediaType]: { schema } } })
const binary = { type: 'string', format: 'binary' }

function parametersOf({ path, method }: Endpoint, input: Schema) {
  const inPath = new Set([...path.matchAll(pathParameter)].map(([, name]) => name!))
  const required = new Set(input.required as string[] | undefined)
  const properties = Object.entries((input.properties ?? {}) as Components)
  const parameters = properties
    .filter(([name]) => inPath.has(name) || method === 'GET')
    .map(([name, schema]) => {
      const place = inPath.has(name) ? 'path' : 'query'
      return { name, in: place, required: place === 'path' || required.has(name), schema }
    })
  const rest = properties.filter(([name]) => !inPath.has(name) && method !== 'GET')
  return { parameters, rest: Object.fromEntries(rest), required: rest.map(([name]) => name).filter((name) => required.has(name)) }
}

function bodyOf(entry: Endpoint, properties: Components, required: string[]) {
  if (entry.kind === 'upload') {
    const schema = { type: 'object', properties: { ...properties, [entry.file.field]: binary }, required }
    return { requestBody: { required: true, ...content('multipart/form-data', schema) } }
  }
  if (Object.keys(properties).length === 0) return {}
  return {
    requestBody: { required: required.length > 0, ...content('application/json', { type: 'object', properties, required }) },
  }
}

function answerOf(entry: Endpoint, printing: Printing) {
  if (entry.kind === 'download') return { description: 'The file', ...content('application/octet-stream', binary) }
  if (entry.kind !== 'stream')
    return { description: 'Done', ...content('application/json', schemaOf(entry.output, 'output', printing)) }
  const event = schemaOf(entry.event, 'output', printing)
  const description = 'Server-sent events: each `data` is JSON, each `id` a number to resume from with Last-Event-ID'
  return { description, content: { 'text/event-stream': { schema: { type: 'string' }, 'x-event-schema': event } } }
}

function operationOf(entry: Endpoint, tag: string, printing: Printing) {
  const { parameters, rest, required } = parametersOf(entry, schemaOf(entry.input, 'input', printing))
  return {
    operationId: printing.operation,
    tags: [tag],
    summary: entry.summary,
    security: entry.access === 'public' ? [] : [{ signIn: [] }, ...(printing.takesTokens ? [{ token: [] }] : [])],
    parameters,
    ...bodyOf(entry, rest, required),
    responses: { 200: answerOf(entry, printing), default: { $ref: '#/components/responses/Error' } },
  }
}

const ErrorAnswer = z.object({
  success: z.literal(false),
  error: z.string(),
  details: z.string().optional(),
  code: z.enum(Object.keys(errorStatus) as [string, ...string[]]),
  requestId: z.string(),
})

type About = {
  title: string
  version: string
  /** The name of the sign-in cookie. */
  cookie: string
  /** Groups that cannot be called with a token. */
  inPerson: string[]
}

/** The groups of calls as an OpenAPI 3.1 document. */
export function printOpenApi(groups: Record<string, Api>, about: About): Schema {
  const components: Components = {}
  const paths: Record<string, Schema> = {}
  for (const [group, table] of Object.entries(groups)) {
    for (const [name, entry] of Object.entries(table)) {
      const path = `/api${entry.path.replaceAll(pathParameter, '{$1}')}`
      const takesTokens = !about.inPerson.includes(group)
      const operation = operationOf(entry, group, { operation: `${group}.${name}`, components, takesTokens })
      paths[path] = { ...paths[path], [entry.method.toLowerCase()]: operation }
    }
  }
  components.Error = schemaOf(ErrorAnswer, 'output', { operation: 'Error', components })
  return {
    openapi: '3.1.0',
    info: { title: about.title, version: about.version },
    paths,
    components: {
      schemas: components,
      responses: {
        Error: { description: 'Refused or failed', ...content('application/json', { $ref: '#/components/schemas/Error' }) },
      },
      securitySchemes: {
        signIn: { type: 'apiKey', in: 'cookie', name: about.cookie },
        token: { type: 'http', scheme: 'bearer' },
      },
    },
  }
}
