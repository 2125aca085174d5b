import { createClaude } from '#server/compose/claude/claude.ts'
import { createCompatible } from '#server/compose/compatible/compatible.ts'
import type { LanguageModel } from '#server/compose/model/language-model.ts'
import { createOpenAi } from '#server/compose/openai/openai.ts'

/** Providers whose models return the whole design in one answer. */
export const givenVendorWires = (address: string) => givenWires(address).filter(([provider]) => provider !== 'local')

/** Both providers and a local model, each with its own protocol to an emulated provider. */
export function givenWires(address: string): [provider: string, create: () => LanguageModel][] {
  const settings = { key: 'sk-secret-1', address, modelId: 'model-1' }
  return [
    ['claude', () => createClaude(settings)],
    ['openai', () => createOpenAi(settings)],
    ['local', () => createCompatible({ ...settings, context: 1_000_000 })],
  ]
}
