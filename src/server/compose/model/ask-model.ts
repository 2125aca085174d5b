import type { Attempt, ComposeContext } from '../composer.ts'
import { classifyFailure, type Failure } from './failure.ts'
import type { LanguageModel } from './language-model.ts'
import { fetchMade } from './made-files.ts'
import { readStream, type ModelRequest, type Timeouts, type Progress, type Round, type Usage } from './read-stream.ts'

export const usualTimeouts: Timeouts = { first: 30_000, chunk: 45_000, total: 300_000 }
/** A model on a small machine can take minutes to read the request before its first token. */
export const localTimeouts: Timeouts = { ...usualTimeouts, first: usualTimeouts.total }
/** Milliseconds per token, for long answers: without any output while the model thinks, and for the whole answer. */
const slowest = { chunk: 5, total: 25, totalOfLocal: 500 } as const

/** A long answer takes longer, and so does the thinking before it. */
export function patienceFor({ provider }: Pick<LanguageModel, 'provider'>, mostOutputTokens: number): Timeouts {
  const { first, chunk, total } = provider === 'local' ? localTimeouts : usualTimeouts
  return {
    first,
    chunk: Math.max(chunk, slowest.chunk * mostOutputTokens),
    total: Math.max(total, (provider === 'local' ? slowest.totalOfLocal : slowest.total) * mostOutputTokens),
  }
}

export type ModelAnswer =
  /** `brokenBy`: the failure after the text, which is then the complete part of a longer answer. */
  | { outcome: 'answered'; text: string; round: Round | undefined; brokenBy?: Failure }
  | { outcome: 'failed'; failure: Failure; text: string }

/** Approximate characters per token, used when the vendor returns no count. */
const charactersPerToken = 4
const estimateTokens = (text: string) => Math.ceil(text.length / charactersPerToken)

/** Sends one request and streams the answer. Nothing is retried here, and a failure is returned, not thrown. */
export async function askModel(
  language: LanguageModel,
  request: ModelRequest,
  { context, patience = patienceFor(language, request.mostOutputTokens) }: { context: ComposeContext; patience?: Timeouts },
): Promise<ModelAnswer> {
  const { signal, stop, onEvent } = context
  const startedAt = performance.now()
  const progress: Progress = {
    text: '',
    hasSpoken: false,
    finishReason: undefined,
    error: undefined,
    firstWordAt: undefined,
    usage: undefined,
    round: undefined,
    made: [],
  }
  const ended = stop ? AbortSignal.any([signal, stop]) : signal
  signal.throwIfAborted()
  // Nothing was sent, so no attempt is recorded.
  if (ended.aborted) return { outcome: 'failed', failure: { code: 'stopped', retryAfter: undefined }, text: '' }
  await readStream(language, request, { progress, signal: ended, patience, onEvent })
  const failure = failureOf(progress, { isStopped: ended.aborted, tools: Object.keys(request.tools ?? {}) })
  onEvent?.({ type: 'attempt', attempt: attemptOf(language, request, { progress, startedAt, failure }) })
  signal.throwIfAborted()
  await fetchMade(language, progress.made, { ...context, signal: ended })
  const { text, round } = progress
  return failure ? { outcome: 'failed', failure, text } : { outcome: 'answered', text, round }
}

type Circumstances = { isStopped: boolean; tools: string[] }

function failureOf(progress: Progress, { isStopped, tools }: Circumstances): Failure | undefined {
  const { error, finishReason, text, hasSpoken, round } = progress
  if (isStopped) return { code: 'stopped', retryAfter: undefined }
  if (error === undefined && (round || (finishReason === 'stop' && text.trim() !== ''))) return undefined
  return classifyFailure({ error, finishReason, text, hasSpoken, tools })
}

type Ended = { progress: Progress; startedAt: number; failure: Failure | undefined }

/** A vendor that refused or could not be reached has read no tokens; one that stopped responding may have. */
const isUnread = ({ hasSpoken }: Progress, failure: Failure | undefined) =>
  failure !== undefined && !hasSpoken && failure.code !== 'silent' && failure.code !== 'stopped'

function estimateUsage({ material, instruction }: ModelRequest, { progress, failure }: Ended): Usage & { isEstimated: boolean } {
  if (progress.usage) return { ...progress.usage, isEstimated: false }
  if (isUnread(progress, failure)) return { input: 0, cached: 0, cacheWritten: 0, output: 0, isEstimated: false }
  return {
    input: estimateTokens(material.join('') + instruction),
    cached: 0,
    cacheWritten: 0,
    output: estimateTokens(progress.text),
    isEstimated: true,
  }
}

function attemptOf(language: LanguageModel, request: ModelRequest, ended: Ended): Attempt {
  const { startedAt, failure } = ended
  const { firstWordAt } = ended.progress
  const usage = estimateUsage(request, ended)
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
