import type { Viewer } from '#server/accounts/policy.ts'
import type { Handlers } from '#server/platform/serving/call.ts'
import type { keysApi } from '#shared/api/keys.ts'
import { type ProviderId, providers as vendors } from '#shared/document-types.ts'
import type { Providers } from './create-providers.ts'
import { keepKey, listKeptKeys, removeKey, type Vault } from './keep-keys.ts'

export type KeysContext = { providers: Providers; vault: Vault }

export const keyHandlers: Handlers<typeof keysApi, Viewer, KeysContext> = {
  list: async (_call, { providers, vault }) => {
    const kept = new Map((await listKeptKeys(vault)).map((key) => [key.provider, key]))
    const keys = (Object.keys(vendors) as ProviderId[]).map((provider) => {
      const own = kept.get(provider)
      const ofDatabase = own && (own.key === undefined ? ('unreadable' as const) : ('kept' as const))
      return {
        provider,
        label: vendors[provider].label,
        source: providers.hasSetting(provider) ? ('settings' as const) : (ofDatabase ?? ('none' as const)),
        keptAt: own?.keptAt.toISOString() ?? null,
      }
    })
    return { keys }
  },

  keep: async ({ viewer, input: { provider, key } }, { vault }) => {
    await keepKey({ ...vault, actor: viewer.accountId }, provider, key)
    return { success: true }
  },

  test: async ({ input: { provider }, signal }, { providers }) => ({ test: (await providers.test(signal))[provider] }),

  local: async (_call, { providers }) => ({ local: providers.local }),

  testLocal: async ({ signal }, { providers }) => ({ test: await providers.testLocal(signal) }),

  remove: async ({ viewer, input: { provider } }, { vault }) => {
    await removeKey({ ...vault, actor: viewer.accountId }, provider)
    return { success: true }
  },
}
