import { createOpenAI } from '@ai-sdk/openai'
import type { ToolSet } from 'ai'
import { fetchDirectly } from '#shared/fetch-directly.ts'
import type { LanguageModel } from '../model/language-model.ts'
import { fetchBytes } from '../model/made-files.ts'
import { testModel } from '../model/test-model.ts'

export type OpenAiSettings = { key: string; address: string; modelId: string }

/** The vendor's address and the default model, unless a setting names others. */
export const openAiDefaults = { address: 'https://api.openai.com/v1', modelId: 'gpt-6.1-sol' } as const

/** Models before GPT-5.6 cache beginnings of any length by themselves, at no cost, and know no marks. */
const cachesByItself = /^(?:gpt-(?:3|4|5(?!\.[6-9]))|o\d)/

export function createOpenAi({ key, address, modelId }: OpenAiSettings): LanguageModel {
  const openai = createOpenAI({ apiKey: key, baseURL: address, fetch: fetchDirectly })
  const marksCache = !cachesByItself.test(modelId)
  const headers = { authorization: `Bearer ${key}` }
  return {
    provider: 'openai',
    vendor: 'OpenAI',
    label: modelId,
    modelId,
    model: openai(modelId),
    // Requests for one document share one key, so that they reach the server that has cached their beginning.
    options: (mode, cacheKey) => ({
      openai: {
        store: false,
        reasoningEffort: mode === 'agent' ? 'high' : 'medium',
        ...(cacheKey && { promptCacheKey: cacheKey }),
        // Else the end of every request would be written to the cache, at a higher price, whether it is read again or not.
        ...(marksCache && { promptCacheOptions: { mode: 'explicit' } }),
      },
    }),
    cacheOptions: marksCache ? { openai: { promptCacheBreakpoint: { mode: 'explicit' } } } : undefined,
    mostMarks: 80,
    // The package's own types disagree where optional properties are exact.
    hostedTools: () =>
      ({
        code_interpreter: openai.tools.codeInterpreter({}),
        image_generation: openai.tools.imageGeneration({ outputFormat: 'png' }),
      }) as unknown as ToolSet,
    fetchFile: async ({ id, container = '', name = 'file' }, signal) => ({
      name,
      bytes: await fetchBytes(`${address}/containers/${encodeURIComponent(container)}/files/${encodeURIComponent(id)}/content`, {
        headers,
        signal,
      }),
    }),
    test: (signal) => testModel({ address, modelId, headers }, signal),
  }
}
