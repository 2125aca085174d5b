import { type ProviderId, providerIds } from '#shared/document-types.ts'
import type { Configuration } from '#server/platform/configuration.ts'

const unset = { key: undefined, address: undefined, modelId: undefined }
const each = Object.fromEntries(providerIds.map((id) => [id, unset])) as Record<ProviderId, typeof unset>

/** No provider has a key, and there is no local model, so the offline composer writes. */
export const noVendors: Configuration['vendors'] = { ...each, local: unset }
