import type { ProviderId } from '#shared/document-types.ts'
import { claudeDefaults, createClaude } from './claude/claude.ts'
import type { LanguageModel } from './model/language-model.ts'
import { createOpenAi, openAiDefaults } from './openai/openai.ts'

type Vendor = {
  /** The vendor's address and the default model, unless a setting names others. */
  address: string
  modelId: string
  create(settings: { key: string; address: string; modelId: string }): LanguageModel
}

export const allVendors: Record<ProviderId, Vendor> = {
  claude: { ...claudeDefaults, create: createClaude },
  openai: { ...openAiDefaults, create: createOpenAi },
}
