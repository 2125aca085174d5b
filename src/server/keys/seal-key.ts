import { randomBytes } from 'node:crypto'
import type { ProviderId } from '#shared/document-types.ts'
import { createSeal } from '#server/platform/seal.ts'

export type SealedKey = { sealedDataKey: Buffer; sealedKey: Buffer }

/** Binds the sealed text to its row and column: copied elsewhere, it cannot be opened. */
const placeOf = (provider: ProviderId, column: string) => `kept_keys/${provider}/${column}`
const wrapping = (secretKey: string) => createSeal(secretKey, 'vendor keys')
const keySeal = (dataKey: string) => createSeal(dataKey, 'vendor key')

/** Seals a key with a new data key, and the data key with the key of the deployment. */
export function sealKey(secretKey: string, provider: ProviderId, key: string): SealedKey {
  const dataKey = randomBytes(32).toString('base64')
  return {
    sealedDataKey: wrapping(secretKey).close(dataKey, placeOf(provider, 'data-key')),
    sealedKey: keySeal(dataKey).close(key, placeOf(provider, 'key')),
  }
}

/** Undefined if it was sealed with another deployment's key or for another provider, or was changed since. */
export function openKey(secretKey: string, provider: ProviderId, sealed: SealedKey): string | undefined {
  const dataKey = wrapping(secretKey).open(sealed.sealedDataKey, placeOf(provider, 'data-key'))
  return dataKey === undefined ? undefined : keySeal(dataKey).open(sealed.sealedKey, placeOf(provider, 'key'))
}
