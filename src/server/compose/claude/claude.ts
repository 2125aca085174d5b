import { createAnthropic } from '@ai-sdk/anthropic'
import type { ToolSet } from 'ai'
import type { LanguageModel } from '../model/language-model.ts'
import { testModel } from '../model/test-model.ts'

export type ClaudeSettings = { key: string; address: string; modelId: string }

/** Where the vendor answers, and the model that is asked unless a setting names another. */
export const claudeDefaults = { address: 'https://api.anthropic.com/v1', modelId: 'claude-sonnet-5-5' } as const

export function createClaude({ key, address, modelId }: ClaudeSettings): LanguageModel {
  const anthropic = createAnthropic({ apiKey: key, baseURL: address })
  return {
    provider: 'claude',
    vendor: 'Claude',
    label: 'Claude Sonnet 4.0',
    modelId,
    model: anthropic(modelId),
    options: (mode) => ({ anthropic: mode === 'agent' ? { effort: 'high' } : {} }),
    cacheOptions: { anthropic: { cacheControl: { type: 'ephemeral' } } },
    // The package's own types disagree where optional properties are exact.
    hostedTools: () => ({ code_execution: anthropic.tools.codeExecution_20250825() }) as unknown as ToolSet,
    test: (signal) => testModel({ address, modelId, headers: { 'x-api-key': key, 'anthropic-version': '2023-06-01' } }, signal),
  }
}
