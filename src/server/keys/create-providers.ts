import type { ProviderTest } from '#shared/api/documents-v2.ts'
import { documentTypes, type ProviderId } from '#shared/document-types.ts'
import type { Brief } from '#shared/brief.ts'
import { claudeDefaults, createClaude } from '#server/compose/claude/claude.ts'
import { createCompatible } from '#server/compose/compatible/compatible.ts'
import type { Composer } from '#server/compose/composer.ts'
import { mostRounds } from '#server/compose/model/ask-agent.ts'
import { sentenceOf } from '#server/compose/model/failure.ts'
import type { LanguageModel } from '#server/compose/model/language-model.ts'
import { createModelComposer } from '#server/compose/model/model-composer.ts'
import { offlineComposer } from '#server/compose/offline/offline-composer.ts'
import { createOpenAi, openAiDefaults } from '#server/compose/openai/openai.ts'
import type { Configuration } from '#server/platform/configuration.ts'

export type Providers = {
  /** Who writes: the vendor of the document's type if it has a key, else the local model, else offline; never the other vendor. */
  chooseComposer(brief: Brief, more: { useAgent: boolean; written: number; rounds: number }): Promise<Composer>
  test(signal: AbortSignal): Promise<Record<ProviderId, ProviderTest>>
}

const notConfigured: ProviderTest = { status: 'not configured', message: 'No key is set: another composer writes instead.' }

export function createProviders({ vendors, tokensPerDocument }: Pick<Configuration, 'vendors' | 'tokensPerDocument'>): Providers {
  const { local } = vendors
  const findVendor = (id: ProviderId): LanguageModel | undefined => {
    const { key, ...settings } = vendors[id]
    if (key === undefined) return undefined
    const { address = defaults[id].address, modelId = defaults[id].modelId } = settings
    return id === 'claude' ? createClaude({ key, address, modelId }) : createOpenAi({ key, address, modelId })
  }
  const findLocal = () =>
    local.address && local.modelId ? createCompatible({ address: local.address, modelId: local.modelId }) : undefined

  async function testVendor(id: ProviderId, signal: AbortSignal): Promise<ProviderTest> {
    const language = findVendor(id)
    if (!language) return notConfigured
    const tested = await language.test(signal)
    return tested.status === 'connected' ? tested : { status: 'failed', message: sentenceOf(language.vendor, tested.failure) }
  }

  return {
    chooseComposer: async ({ documentType }, { useAgent, written, rounds }) => {
      const language = findVendor(documentTypes[documentType].provider) ?? findLocal()
      if (!language) return offlineComposer
      const budget = { left: tokensPerDocument - written }
      const desk = { language, budget, rounds: { left: mostRounds - rounds }, closed: { by: undefined } }
      return createModelComposer({ ...desk, offline: offlineComposer, useAgent })
    },
    test: async (signal) => {
      const [first, second] = await Promise.all([testVendor('claude', signal), testVendor('openai', signal)])
      return { claude: first, openai: second }
    },
  }
}

const defaults: Record<ProviderId, { address: string; modelId: string }> = { claude: claudeDefaults, openai: openAiDefaults }
