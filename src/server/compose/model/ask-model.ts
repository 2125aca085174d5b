import { jsonSchema, Output, stepCountIs, streamText, type JSONSchema7, type ToolSet } from 'ai'
import type { Attempt, ComposeContext } from '../composer.ts'
import { toolWords } from './agent-tools.ts'
import { classifyFailure, type Failure } from './failure.ts'
import type { LanguageModel } from './language-model.ts'

/** Milliseconds without a word, and for the whole of one answer, before a vendor counts as silent. */
export type Patience = { chunk: number; total: number }
export const usualPatience: Patience = { chunk: 45_000, total: 300_000 }

export type ModelRequest = {
  purpose: string
  /** The same in every request of a document, so that the vendor can keep it. */
  material: string
  instruction: string
  /** Strict JSON Schema of the answer; plain text without one. */
  schema?: { name: string; definition: JSONSchema7 }
  tools?: ToolSet
  /** Rounds of tool calls. */
  mostSteps?: number
  mode: 'plain' | 'agent'
  mostOutputTokens: number
}

export type Answer = { outcome: 'answered'; text: string } | { outcome: 'failed'; failure: Failure; text: string }

/** Characters a token stands for, roughly, where the vendor does not say. */
const charactersPerToken = 4
const reckon = (text: string) => Math.ceil(text.length / charactersPerToken)

type Progress = {
  hasSpoken: boolean
  text: string
  finishReason: string | undefined
  error: unknown
  firstWordAt: number | undefined
  usage: Usage | undefined
}
type Usage = { input: number; cached: number; cacheWritten: number; output: number }

/** One request, streamed. Nothing is retried here, and a failure is an answer too. */
export async function askModel(
  language: LanguageModel,
  request: ModelRequest,
  { context: { signal, stop, onEvent }, patience = usualPatience }: { context: ComposeContext; patience?: Patience },
): Promise<Answer> {
  const startedAt = performance.now()
  const progress: Progress = {
    text: '',
    hasSpoken: false,
    finishReason: undefined,
    error: undefined,
    firstWordAt: undefined,
    usage: undefined,
  }
  const ended = stop ? AbortSignal.any([signal, stop]) : signal
  signal.throwIfAborted()
  // Nothing was sent, so nothing is kept of it.
  if (ended.aborted) return { outcome: 'failed', failure: { code: 'stopped', retryAfter: undefined }, text: '' }
  await readStream(language, request, { progress, signal: ended, patience, onEvent })
  const failure = failureOf(progress, ended.aborted)
  onEvent?.({ type: 'attempt', attempt: attemptOf(language, request, { progress, startedAt, failure }) })
  signal.throwIfAborted()
  return failure ? { outcome: 'failed', failure, text: progress.text } : { outcome: 'answered', text: progress.text }
}

function failureOf({ error, finishReason, text, hasSpoken }: Progress, isStopped: boolean): Failure | undefined {
  if (isStopped) return { code: 'stopped', retryAfter: undefined }
  if (error === undefined && finishReason === 'stop' && text.trim() !== '') return undefined
  return classifyFailure({ error, finishReason, text, hasSpoken })
}

type Reading = { progress: Progress; signal: AbortSignal; patience: Patience; onEvent: ComposeContext['onEvent'] }

async function readStream(language: LanguageModel, request: ModelRequest, { progress, signal, patience, onEvent }: Reading) {
  const stream = streamText({
    model: language.model,
    system: [{ role: 'system', content: request.material, providerOptions: language.cacheOptions }],
    messages: [{ role: 'user', content: request.instruction }],
    ...(request.schema && {
      output: Output.object({ schema: jsonSchema(request.schema.definition), name: request.schema.name }),
    }),
    ...(request.tools && {
      tools: request.tools,
      stopWhen: stepCountIs(request.mostSteps ?? 1),
      // The last round has no tools, so that it finishes with what it has.
      prepareStep: ({ steps }: { steps: readonly Step[] }) => (isLastRound(request, steps) ? { toolChoice: 'none' as const } : {}),
    }),
    maxOutputTokens: request.mostOutputTokens,
    maxRetries: 0,
    includeRawChunks: true,
    abortSignal: signal,
    timeout: { totalMs: patience.total, chunkMs: patience.chunk },
    providerOptions: { ...language.options(request.mode) },
    onError: ({ error }) => {
      progress.error ??= error
    },
  })
  try {
    for await (const part of stream.fullStream) {
      if (part.type === 'text-delta') {
        progress.firstWordAt ??= performance.now()
        progress.text += part.text
        onEvent?.({ type: 'text', text: part.text })
      } else if (part.type === 'tool-call') onEvent?.({ type: 'tool', text: toolWords[part.toolName] ?? part.toolName })
      else if (part.type === 'error') progress.error ??= part.error
      else if (part.type === 'raw') progress.hasSpoken = true
      else if (part.type === 'abort') progress.error ??= new DOMException('', 'TimeoutError')
      else if (part.type === 'start-step') progress.text = ''
      else if (part.type === 'finish') {
        progress.finishReason = part.finishReason
        progress.usage = usageOf(part.totalUsage)
      }
    }
  } catch (error) {
    progress.error ??= error
  }
}

type Step = { usage: { outputTokens: number | undefined } }

function isLastRound({ mostSteps = 1, mostOutputTokens }: ModelRequest, steps: readonly Step[]) {
  const written = steps.reduce((sum, { usage }) => sum + (usage.outputTokens ?? 0), 0)
  return steps.length >= mostSteps - 1 || written >= mostOutputTokens
}

type Told = {
  inputTokens: number | undefined
  outputTokens: number | undefined
  inputTokenDetails?: { cacheReadTokens?: number | undefined; cacheWriteTokens?: number | undefined } | undefined
}

function usageOf({ inputTokens, outputTokens, inputTokenDetails }: Told): Usage | undefined {
  if (inputTokens === undefined || outputTokens === undefined) return undefined
  const { cacheReadTokens = 0, cacheWriteTokens = 0 } = inputTokenDetails ?? {}
  return { input: inputTokens, cached: cacheReadTokens, cacheWritten: cacheWriteTokens, output: outputTokens }
}

type Made = { progress: Progress; startedAt: number; failure: Failure | undefined }

/** A vendor that refused, or was not reached, has read nothing; one that fell silent may have. */
const isUnread = ({ hasSpoken }: Progress, failure: Failure | undefined) =>
  failure !== undefined && !hasSpoken && failure.code !== 'silent' && failure.code !== 'stopped'

function reckonUsage({ material, instruction }: ModelRequest, { progress, failure }: Made): Usage & { isEstimated: boolean } {
  if (progress.usage) return { ...progress.usage, isEstimated: false }
  if (isUnread(progress, failure)) return { input: 0, cached: 0, cacheWritten: 0, output: 0, isEstimated: false }
  return { input: reckon(material + instruction), cached: 0, cacheWritten: 0, output: reckon(progress.text), isEstimated: true }
}

function attemptOf(language: LanguageModel, request: ModelRequest, made: Made): Attempt {
  const { startedAt, failure } = made
  const { firstWordAt } = made.progress
  const usage = reckonUsage(request, made)
  return {
    purpose: request.purpose,
    provider: language.provider,
    model: language.modelId,
    inputTokens: usage.input,
    cachedTokens: usage.cached,
    cacheWrittenTokens: usage.cacheWritten,
    outputTokens: usage.output,
    isEstimated: usage.isEstimated,
    firstWordMilliseconds: firstWordAt === undefined ? null : Math.round(firstWordAt - startedAt),
    milliseconds: Math.round(performance.now() - startedAt),
    failure: failure?.code ?? null,
  }
}
