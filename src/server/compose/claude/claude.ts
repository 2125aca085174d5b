import { createAnthropic } from '@ai-sdk/anthropic'
import type { ToolSet } from 'ai'
import { fetchDirectly } from '#shared/fetch-directly.ts'
import type { LanguageModel } from '../model/language-model.ts'
import { fetchBytes } from '../model/made-files.ts'
import { testModel } from '../model/test-model.ts'

export type ClaudeSettings = { key: string; address: string; modelId: string }

/** The vendor's address and the default model, unless a setting names others. */
export const claudeDefaults = { address: 'https://api.anthropic.com/v1', modelId: 'claude-sonnet-5-5' } as const

/** Betas that the package still asks for although they are over: what they named is generally available. */
const overBetas = new Set(['structured-outputs-2025-11-13', 'code-execution-2025-08-25'])

const fetchWithoutBetas: typeof fetchDirectly = (address, options) => {
  const sent = new Headers(options?.headers)
  const betas = (sent.get('anthropic-beta') ?? '').split(',').filter((beta) => beta !== '' && !overBetas.has(beta.trim()))
  sent.delete('anthropic-beta')
  if (betas.length > 0) sent.set('anthropic-beta', betas.join(','))
  return fetchDirectly(address, { ...options, headers: sent })
}

export function createClaude({ key, address, modelId }: ClaudeSettings): LanguageModel {
  const anthropic = createAnthropic({ apiKey: key, baseURL: address, fetch: fetchWithoutBetas })
  const headers = { 'x-api-key': key, 'anthropic-version': '2023-06-01' }
  return {
    provider: 'claude',
    vendor: 'Claude',
    label: modelId,
    modelId,
    model: anthropic(modelId),
    options: (mode) => ({ anthropic: { effort: mode === 'agent' ? 'high' : 'medium' } }),
    cacheOptions: { anthropic: { cacheControl: { type: 'ephemeral' } } },
    mostMarks: 4,
    // The package's own types disagree where optional properties are exact.
    hostedTools: () => ({ code_execution: anthropic.tools.codeExecution_20250825() }) as unknown as ToolSet,
    // The next round uses the same container, because its files are there.
    continuationOptions: ({ anthropic: told }) => {
      const { container } = (told ?? {}) as { container?: { id?: unknown } | null }
      return typeof container?.id === 'string' ? { anthropic: { container: { id: container.id } } } : {}
    },
    fetchFile: async ({ id }, signal) => {
      const asked = { headers: { ...headers, 'anthropic-beta': 'files-api-2025-04-14' }, signal }
      const file = `${address}/files/${encodeURIComponent(id)}`
      const told = JSON.parse((await fetchBytes(file, asked)).toString('utf8')) as { filename?: unknown }
      const name = typeof told.filename === 'string' ? told.filename : 'file'
      return { name, bytes: await fetchBytes(`${file}/content`, asked) }
    },
    test: (signal) => testModel({ address, modelId, headers }, signal),
  }
}
