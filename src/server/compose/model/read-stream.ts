import { createHash } from 'node:crypto'
import { streamText, wrapLanguageModel, type JSONSchema7, type ModelMessage, type TextStreamPart, type ToolSet } from 'ai'
import type { ComposeContext } from '../composer.ts'
import { wordsForTool } from './agent-tools.ts'
import type { LanguageModel, ProviderOptions } from './language-model.ts'
import { findMade, type Made } from './made-files.ts'
import { rules } from './material.ts'
import { turnsOf } from './prompt-turns.ts'

// Options that a model does not support are not worth a warning in the server's log.
globalThis.AI_SDK_LOG_WARNINGS = false

/** Milliseconds until a vendor counts as silent: to the first byte, between two pieces, and for a whole answer. */
export type Timeouts = { first: number; chunk: number; total: number }

export type ModelRequest = {
  purpose: string
  /** Begins with the brief, which all requests for a document share, so that the vendor can cache it. */
  material: string[]
  instruction: string
  /** The system prompt; the rules for document authors unless others are given. */
  rules?: string
  /** Strict JSON Schema of the answer; plain text without one. */
  schema?: { name: string; definition: JSONSchema7 }
  tools?: ToolSet
  /** False in the last round of an agent, which finishes with the material it has. */
  mayUseTools?: boolean
  /** True if a further turn may follow, so that the vendor should cache this one. */
  goesOn?: boolean
  /** Messages and tool calls of earlier rounds. */
  history?: ModelMessage[]
  carried?: ProviderOptions
  mode: 'plain' | 'agent'
  mostOutputTokens: number
  /** Tokens of the document's budget that are reserved for later requests. */
  leaves?: number
  /** Returns the complete part of a broken answer. If there is any, it counts as the answer and the request is not sent again. */
  wholePart?(text: string): string
}

export type Usage = { input: number; cached: number; cacheWritten: number; output: number }
/** The state that a further round continues from. */
export type Round = { messages: ModelMessage[]; carried: ProviderOptions }

/** The part of an answer that has arrived so far. */
export type Progress = {
  hasSpoken: boolean
  text: string
  finishReason: string | undefined
  error: unknown
  firstWordAt: number | undefined
  usage: Usage | undefined
  /** Defined if the model has not finished: it used a tool, or paused. */
  round: Round | undefined
  made: Made[]
}

type StreamReading = { progress: Progress; signal: AbortSignal; patience: Timeouts; onEvent: ComposeContext['onEvent'] }

/** Maximum characters per token; a longer text cannot be an answer to the request. */
const mostCharactersPerToken = 12

/** Sends one request and collects the stream. Never throws: an error is recorded in the progress. */
export async function readStream(language: LanguageModel, request: ModelRequest, reading: StreamReading) {
  const { progress, signal, patience, onEvent } = reading
  const enough = new AbortController()
  const first = waitForFirst(patience.first)
  const stream = streamText({
    ...promptOf(language, request),
    model: withSchema(language.model, request.schema),
    ...(request.tools && { tools: bare(request.tools), toolChoice: request.mayUseTools === false ? 'none' : 'auto' }),
    maxOutputTokens: request.mostOutputTokens,
    maxRetries: 0,
    includeRawChunks: true,
    abortSignal: AbortSignal.any([signal, enough.signal, first.late]),
    timeout: { totalMs: patience.total, chunkMs: patience.chunk },
    providerOptions: mergeOptions(language.options(request.mode, cacheKeyOf(request)), request.carried ?? {}),
    onError: ({ error }) => {
      progress.error ??= error
    },
  })
  const hear = (text: string) => {
    const room = Math.max(0, request.mostOutputTokens * mostCharactersPerToken - progress.text.length)
    const heard = text.slice(0, room)
    progress.firstWordAt ??= performance.now()
    progress.text += heard
    onEvent?.({ type: 'text', text: heard })
    if (text.length > room) enough.abort()
  }
  try {
    for await (const part of stream.fullStream) {
      if (part.type === 'text-delta') hear(part.text)
      else if (part.type === 'tool-call') {
        // Text before a tool call is not part of the answer.
        progress.text = ''
        onEvent?.({ type: 'tool', text: wordsForTool(part.toolName) })
      } else if (part.type === 'error') progress.error ??= part.error
      else if (part.type === 'raw') {
        progress.hasSpoken = true
        first.heard()
      } else if (part.type === 'abort') progress.error ??= new DOMException('', 'TimeoutError')
      else if (part.type === 'finish-step') endStep(progress, part, language)
      progress.made.push(...findMade(part))
    }
    if (progress.round) progress.round.messages = (await stream.response).messages
  } catch (error) {
    progress.error ??= error
  }
  first.heard()
  settleAborts(progress, { late: first.late, enough: enough.signal })
}

/** Requests for one document share it. */
const cacheKeyOf = ({ material: [first = ''] }: ModelRequest) => createHash('sha256').update(first).digest('hex').slice(0, 32)

type StepEnd = Extract<TextStreamPart<ToolSet>, { type: 'finish-step' }>

function endStep(progress: Progress, part: StepEnd, language: LanguageModel) {
  progress.finishReason = part.finishReason
  progress.usage = usageOf(part.usage)
  const goesOn = part.finishReason === 'tool-calls' || part.rawFinishReason === 'pause_turn'
  if (goesOn) progress.round = { messages: [], carried: language.continuationOptions?.(part.providerMetadata ?? {}) ?? {} }
}

/** Reports an abort of our own by its real cause. */
function settleAborts(progress: Progress, { late, enough }: { late: AbortSignal; enough: AbortSignal }) {
  if (late.aborted) progress.error = new DOMException('', 'TimeoutError')
  if (enough.aborted) Object.assign(progress, { error: undefined, finishReason: 'length' })
}

/** `late` aborts if nothing arrives in time. */
function waitForFirst(milliseconds: number) {
  const mute = new AbortController()
  const timer = setTimeout(() => mute.abort(), milliseconds)
  return { late: mute.signal, heard: () => clearTimeout(timer) }
}

/** Only our own rules have the system role; everything that others wrote is the user's material. */
const promptOf = (language: LanguageModel, request: ModelRequest) => ({
  system: request.rules ?? rules,
  messages: turnsOf(language, request),
})

/** The schema is sent to the vendor only: the answer is parsed once, when it is complete. */
function withSchema(model: LanguageModel['model'], schema: ModelRequest['schema']) {
  if (!schema) return model
  const responseFormat = { type: 'json' as const, schema: schema.definition, name: schema.name }
  return wrapLanguageModel({
    model: model as Parameters<typeof wrapLanguageModel>[0]['model'],
    middleware: { specificationVersion: 'v3', transformParams: async ({ params }) => ({ ...params, responseFormat }) },
  })
}

/** Without inherited properties: a model may call a tool by any name, `constructor` too. */
const bare = (tools: ToolSet): ToolSet => Object.assign(Object.create(null) as ToolSet, tools)

function mergeOptions(one: ProviderOptions, other: ProviderOptions): ProviderOptions {
  const merged = { ...one }
  for (const [provider, options] of Object.entries(other)) merged[provider] = { ...merged[provider], ...options }
  return merged
}

type ReportedUsage = {
  inputTokens: number | undefined
  outputTokens: number | undefined
  inputTokenDetails?: { cacheReadTokens?: number | undefined; cacheWriteTokens?: number | undefined } | undefined
}

function usageOf({ inputTokens, outputTokens, inputTokenDetails }: ReportedUsage): Usage | undefined {
  if (inputTokens === undefined || outputTokens === undefined) return undefined
  const { cacheReadTokens = 0, cacheWriteTokens = 0 } = inputTokenDetails ?? {}
  return { input: inputTokens, cached: cacheReadTokens, cacheWritten: cacheWriteTokens, output: outputTokens }
}
