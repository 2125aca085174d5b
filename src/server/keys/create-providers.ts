import type { ProviderTest } from '#shared/api/documents-v2.ts'
import type { ProviderId } from '#shared/document-types.ts'
import type { Configuration } from '#server/platform/configuration.ts'

export type Providers = { test(): Promise<Record<ProviderId, ProviderTest>> }

const offline = 'the offline composer writes instead.'
const notConfigured: ProviderTest = { status: 'not configured', message: `No key is set: ${offline}` }
const notUsed = (name: string): ProviderTest => ({
  status: 'failed',
  message: `${name} is set, but this version does not use it: ${offline}`,
})

/** This version asks no vendor's model: a key that is set cannot be tested, and nothing says that it works. */
export const createProviders = ({ claude, openai }: Configuration['providerKeys']): Providers => ({
  test: () =>
    Promise.resolve({
      claude: claude ? notUsed('ANTHROPIC_API_KEY') : notConfigured,
      openai: openai ? notUsed('OPENAI_API_KEY') : notConfigured,
    }),
})
