import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { fetchDirectly } from '#shared/fetch-directly.ts'
import type { LanguageModel } from '../model/language-model.ts'
import type { FailureCode } from '../model/failure.ts'
import { testModel } from '../model/test-model.ts'

/** Milliseconds. */
const patience = 10_000
/** Maximum number of model names that are shown to a person. */
const mostListed = 5

type Settings = { address: string; modelId: string }

/** What to do about each failure; continues a sentence that starts with “The local model”. */
const advice = ({ address }: Settings): Partial<Record<FailureCode, string>> => ({
  unreachable: `does not answer at ${address}. Start its server, and check LOCAL_MODEL_URL.`,
  silent: `did not answer at ${address} within ${patience / 1000} seconds. Wait until its server has loaded the model, and test again.`,
  'no-model': `does not answer at ${address}: something else does. Check LOCAL_MODEL_URL, which usually ends with /v1.`,
  'key-refused': `wants a key at ${address}, and none is sent. Start its server without one.`,
})

/** Requests the model by its id, and searches the list if the server (llama.cpp's) has only that. */
async function testLocalModel(settings: Settings, signal: AbortSignal): ReturnType<LanguageModel['test']> {
  const { address, modelId } = settings
  const tested = await testModel({ ...settings, headers: {} }, signal)
  if (tested.status === 'connected') return tested
  const failed = (code: FailureCode, detail: string | undefined) =>
    ({ status: 'failed', failure: { code, retryAfter: undefined, ...(detail && { detail }) } }) as const
  if (tested.failure.code !== 'model-retired') return failed(tested.failure.code, advice(settings)[tested.failure.code])
  const names = await listModels(address, signal)
  if (!names) return failed('no-model', advice(settings)['no-model'])
  if (names.includes(modelId)) return { status: 'connected' }
  const offered = names.slice(0, mostListed).join(', ') || 'none'
  return failed('model-retired', `is not ${modelId} at ${address}, which offers: ${offered}. Set LOCAL_MODEL to one of these.`)
}

/** `GET {address}/models`; returns the ids, or undefined if the response is not such a list. */
async function listModels(address: string, signal: AbortSignal): Promise<string[] | undefined> {
  try {
    const answer = await fetchDirectly(`${address}/models`, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
    })
    const { data } = (await answer.json()) as { data: { id: unknown }[] }
    return data.map(({ id }) => String(id))
  } catch {
    return undefined
  }
}

/** `context`: total tokens of a request and its answer. */
export type CompatibleSettings = { address: string; modelId: string; context?: number | undefined }

const usualContext = 32_768

/** Any server with OpenAI's chat API, for example a local model. */
export function createCompatible({ address, modelId, context = usualContext }: CompatibleSettings): LanguageModel {
  const local = createOpenAICompatible({
    name: 'local',
    baseURL: address,
    supportsStructuredOutputs: true,
    includeUsage: true,
    fetch: fetchDirectly,
  })
  return {
    provider: 'local',
    vendor: 'The local model',
    label: modelId,
    modelId,
    context,
    model: local(modelId),
    options: () => ({}),
    cacheOptions: undefined,
    hostedTools: () => ({}),
    test: (signal) => testLocalModel({ address, modelId }, signal),
  }
}
