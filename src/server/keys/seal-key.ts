import { randomBytes } from 'node:crypto'
import type { ProviderId } from '#shared/document-types.ts'
import { createSeal } from '#server/platform/seal.ts'

export type SealedKey = { sealedDataKey: Buffer; sealedKey: Buffer }

/** Of the row: what is copied into another row, or another column, does not open there. */
const placeOf = (provider: ProviderId, column: string) => `kept_keys/${provider}/${column}`
const wrapping = (secretKey: string) => createSeal(secretKey, 'vendor keys')
const keySeal = (dataKey: string) => createSeal(dataKey, 'vendor key')

/** Seals with a new data key, and that with the key of the deployment. */
export function sealKey(secretKey: string, provider: ProviderId, key: string): SealedKey {
  const dataKey = randomBytes(32).toString('base64')
  return {
    sealedDataKey: wrapping(secretKey).close(dataKey, placeOf(provider, 'data-key')),
    sealedKey: keySeal(dataKey).close(key, placeOf(provider, 'key')),
  }
}

/** Nothing where it was sealed with another key of the deployment, for another vendor, or changed since. */
export function openKey(secretKey: string, provider: ProviderId, sealed: SealedKey): string | undefined {
  const dataKey = wrapping(secretKey).open(sealed.sealedDataKey, placeOf(provider, 'data-key'))
  return dataKey === undefined ? undefined : keySeal(dataKey).open(sealed.sealedKey, placeOf(provider, 'key'))
}
