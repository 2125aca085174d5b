import { fetchDirectly } from '#shared/fetch-directly.ts'
import { classifyFailure, failureOfStatus } from './failure.ts'
import type { LanguageModel } from './language-model.ts'

/** Milliseconds. */
const patience = 10_000
/** Maximum characters of an answer that are read. */
const mostRead = 4_000

/** `GET {address}/models/{id}`, which each of these vendors supports. */
export async function testModel(
  { address, modelId, headers }: { address: string; modelId: string; headers: Record<string, string> },
  signal: AbortSignal,
): ReturnType<LanguageModel['test']> {
  try {
    const answer = await fetchDirectly(`${address}/models/${encodeURIComponent(modelId)}`, {
      headers,
      signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
    })
    const body = (await answer.text()).slice(0, mostRead)
    if (!answer.ok) return { status: 'failed', failure: failureOfStatus(answer.status, body, Object.fromEntries(answer.headers)) }
    if (!body.trimStart().startsWith('{')) return { status: 'failed', failure: { code: 'no-model', retryAfter: undefined } }
    return { status: 'connected' }
  } catch (error) {
    return { status: 'failed', failure: classifyFailure({ error, finishReason: undefined, text: '', hasSpoken: false }) }
  }
}
