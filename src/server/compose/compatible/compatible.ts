import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { fetchDirectly } from '#shared/fetch-directly.ts'
import type { LanguageModel } from '../model/language-model.ts'
import { testLocalModel } from './test-local-model.ts'

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
