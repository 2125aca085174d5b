import { createOpenAI } from '@ai-sdk/openai'
import type { ToolSet } from 'ai'
import type { LanguageModel } from '../model/language-model.ts'
import { testModel } from '../model/test-model.ts'

export type OpenAiSettings = { key: string; address: string; modelId: string }

/** Where the vendor answers, and the model that is asked unless a setting names another. */
export const openAiDefaults = { address: 'https://api.openai.com/v1', modelId: 'gpt-6.1-sol' } as const

export function createOpenAi({ key, address, modelId }: OpenAiSettings): LanguageModel {
  const openai = createOpenAI({ apiKey: key, baseURL: address })
  return {
    provider: 'openai',
    vendor: 'OpenAI',
    label: 'GPT-5',
    modelId,
    model: openai(modelId),
    options: (mode) => ({ openai: { store: false, ...(mode === 'agent' && { reasoningEffort: 'high' }) } }),
    // Cached by the vendor of itself, by what prompts have in common.
    cacheOptions: {},
    // The package's own types disagree where optional properties are exact.
    hostedTools: () =>
      ({
        code_interpreter: openai.tools.codeInterpreter({}),
        image_generation: openai.tools.imageGeneration({ outputFormat: 'png' }),
      }) as unknown as ToolSet,
    test: (signal) => testModel({ address, modelId, headers: { authorization: `Bearer ${key}` } }, signal),
  }
}
