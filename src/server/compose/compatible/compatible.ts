import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { fetchDirectly } from '../model/fetch-directly.ts'
import type { LanguageModel } from '../model/language-model.ts'
import { testModel } from '../model/test-model.ts'

export type CompatibleSettings = { address: string; modelId: string }

/** Any server that speaks OpenAI's chat calls, such as a model on the machine itself. */
export function createCompatible({ address, modelId }: CompatibleSettings): LanguageModel {
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
    model: local(modelId),
    options: () => ({}),
    cacheOptions: undefined,
    hostedTools: () => ({}),
    test: (signal) => testModel({ address, modelId, headers: {} }, signal),
  }
}
