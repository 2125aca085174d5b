import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { anthropicMessages } from './anthropic-messages.ts'
import { openAiResponses } from './openai-responses.ts'
import { type Body, type Play, type Protocol, usageOf } from './script.ts'
import { lintForAnthropic, lintForOpenAi } from './strict-schema.ts'

const finishReasons = { stop: 'stop', length: 'length', refusal: 'content_filter', tool: 'tool_calls', pause: 'stop' } as const

/** OpenAI's Chat Completions API, streamed; also used by compatible servers. */
const openAiChat: Protocol = (send, { model, stream_options: options }, usage) => {
  const chunk = (choices: object[], more: object = {}) =>
    send({ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1_700_000_000, model, choices, ...more })
  const delta = (said: object, finish: string | null = null) => chunk([{ index: 0, delta: said, finish_reason: finish }])
  return {
    begin: () => delta({ role: 'assistant', content: '' }),
    text: (piece) => delta({ content: piece }),
    tool: (name, input) =>
      delta({
        tool_calls: [{ index: 0, id: `call_${name}`, type: 'function', function: { name, arguments: JSON.stringify(input) } }],
      }),
    hosted: () => undefined,
    error: () => send({ error: { message: 'The server had an error', type: 'server_error', param: null, code: null } }),
    end(ending) {
      delta({}, finishReasons[ending])
      if (options?.include_usage)
        chunk([], {
          usage: {
            prompt_tokens: usage.input,
            completion_tokens: usage.output,
            total_tokens: usage.input + usage.output,
            prompt_tokens_details: { cached_tokens: usage.cached },
          },
        })
    },
  }
}

/** A request; its times are in milliseconds since 1970, comparable between processes. */
export type RecordedRequest = {
  path: string
  headers: IncomingMessage['headers']
  body: Body
  isAborted: boolean
  begunAt: number
  endedAt: number | undefined
}
const now = () => performance.timeOrigin + performance.now()
type Wire = 'anthropic' | 'responses' | 'chat'

const protocols: Record<Wire, Protocol> = { anthropic: anthropicMessages, responses: openAiResponses, chat: openAiChat }
const wireOf = (path: string): Wire =>
  path.endsWith('/messages') ? 'anthropic' : path.endsWith('/responses') ? 'responses' : 'chat'

const anthropicTypes: Record<number, string> = {
  400: 'invalid_request_error',
  401: 'authentication_error',
  403: 'permission_error',
  404: 'not_found_error',
  413: 'request_too_large',
  429: 'rate_limit_error',
  529: 'overloaded_error',
}

/** An error in the format of the provider. */
const errorBody = (wire: Wire, status: number, message = `Emulated ${status}`) =>
  wire === 'anthropic'
    ? { type: 'error', error: { type: anthropicTypes[status] ?? 'api_error', message }, request_id: 'req_1' }
    : { error: { message, type: 'server_error', param: null, code: status === 404 ? 'model_not_found' : null } }

const schemaOf = (wire: Wire, body: Body): unknown => {
  const at = (...path: string[]) =>
    path.reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], body)
  if (wire === 'anthropic') return at('output_config', 'format', 'schema')
  return wire === 'responses' ? at('text', 'format', 'schema') : at('response_format', 'json_schema', 'schema')
}

function answer(
  response: ServerResponse,
  status: number,
  { body, headers = {} }: { body: unknown; headers?: Record<string, string> },
) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(text)
}

async function readBody(request: IncomingMessage): Promise<Body> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const text = Buffer.concat(parts).toString('utf8')
  return text ? (JSON.parse(text) as Body) : {}
}

/** Anthropic returns the file's name separately from its bytes; OpenAI returned it with the citation. */
function answerFile(files: Map<string, { name: string; bytes: Uint8Array }>, path: string, response: ServerResponse) {
  const [, id = '', content] = /\/files\/([^/]+)(\/content)?$/.exec(path) ?? []
  const file = files.get(id)
  if (!file) return answer(response, 404, { body: errorBody('anthropic', 404) })
  if (content) return response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(file.bytes)
  return answer(response, 200, { body: { id, type: 'file', filename: file.name, size_bytes: file.bytes.length } })
}

type Stage = { wire: Wire; body: Body; response: ServerResponse }

async function perform(play: Play, { wire, body, response }: Stage) {
  if (play.kind === 'stall') return
  if (play.kind === 'answer')
    return answer(response, play.status, {
      body: play.body ?? errorBody(wire, play.status),
      ...(play.headers && { headers: play.headers }),
    })
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' })
  const send = (data: object, event?: string) =>
    response.write(`${event && wire !== 'chat' ? `event: ${event}\n` : ''}data: ${JSON.stringify(data)}\n\n`)
  const say = protocols[wire](send, body, usageOf('usage' in play ? play.usage : {}))
  say.begin()
  if (play.kind === 'tool') {
    say.tool(play.name, play.input)
    say.end('tool', '')
    return finish(wire, response)
  }
  if (play.kind === 'hosted' || (play.kind === 'pause' && play.fileId)) say.hosted(play)
  const limit = 'after' in play ? play.after : play.text.length
  const size = play.kind === 'text' ? (play.piece ?? 24) : 24
  for (let at = 0; at < limit && !response.destroyed; at += size) {
    if (play.kind === 'text') play.sending?.(at)
    if (play.kind === 'text') for (const hold of play.holds ?? []) if (at <= hold.at && hold.at < at + size) await hold.pass()
    say.text(play.text.slice(at, Math.min(at + size, limit)))
    if (play.kind === 'text' && play.pieceMilliseconds) await pause(play.pieceMilliseconds)
  }
  if (play.kind === 'hang') return
  if (play.kind === 'cut') {
    // The text must arrive before the end of the stream does.
    await pause(20)
    return play.how === 'torn' ? response.destroy() : response.end()
  }
  if (play.kind === 'stream-error') say.error()
  else say.end(play.kind === 'pause' ? 'pause' : (play.ending ?? 'stop'), play.text)
  finish(wire, response)
}

function finish(wire: Wire, response: ServerResponse) {
  if (wire === 'chat') response.write('data: [DONE]\n\n')
  response.end()
}

/**
 * An emulated provider of models on a local port, with Anthropic's Messages, and OpenAI's Responses and Chat Completions. It follows
 * `script`, one entry for each request, and then `otherwise`; it refuses schemas as the providers do. `command` receives the path of each
 * request first, and returns true if the request was a command for the emulator itself.
 */
export async function givenVendor({ port = 0, command }: { port?: number; command?(path: string): boolean } = {}) {
  const script: Play[] = []
  const seen: RecordedRequest[] = []
  /** Headers of the requests for information on a model. */
  const tested: IncomingMessage['headers'][] = []
  const models = new Set(['model-1'])
  const files = new Map<string, { name: string; bytes: Uint8Array }>()
  let otherwise: (seen: RecordedRequest) => Play = () => ({ kind: 'answer', status: 500 })

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const path = request.url ?? '/'
    if (command?.(path)) return answer(response, 200, { body: {} })
    const [, modelId] = /\/models\/([^/?]+)$/.exec(path) ?? []
    if (modelId !== undefined) {
      tested.push(request.headers)
      const play = script.shift()
      if (play) return perform(play, { wire: request.headers['x-api-key'] ? 'anthropic' : 'responses', body: {}, response })
      const isKnown = models.has(decodeURIComponent(modelId))
      return answer(response, isKnown ? 200 : 404, { body: isKnown ? { id: modelId } : errorBody('responses', 404) })
    }
    if (path.endsWith('/models'))
      return answer(response, 200, { body: { object: 'list', data: [...models].map((id) => ({ id })) } })
    if (/\/files\/[^/]+(\/content)?$/.test(path)) return answerFile(files, path, response)
    const wire = wireOf(path)
    const body = await readBody(request)
    const entry: RecordedRequest = { path, headers: request.headers, body, isAborted: false, begunAt: now(), endedAt: undefined }
    seen.push(entry)
    response.on('close', () => Object.assign(entry, { endedAt: now(), isAborted: !response.writableEnded }))
    const schema = schemaOf(wire, entry.body)
    const faults = schema === undefined ? [] : wire === 'anthropic' ? lintForAnthropic(schema) : lintForOpenAi(schema)
    if (faults.length > 0) return answer(response, 400, { body: errorBody(wire, 400, `Invalid schema: ${faults.join('; ')}`) })
    await perform(script.shift() ?? otherwise(entry), { wire, body: entry.body, response })
  }

  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    script,
    seen,
    tested,
    models,
    /** Files made by tools at the provider, by id. */
    files,
    /** Sets the behaviour after the end of the script. */
    answerOtherwise(play: (seen: RecordedRequest) => Play) {
      otherwise = play
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
