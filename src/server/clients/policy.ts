import type { ClientId } from '#shared/client-id.ts'
import { AppError } from '#shared/errors.ts'
import { mayServe, type Viewer } from '#server/accounts/policy.ts'
import { addressId } from '#server/platform/address-id.ts'

/** A client that the viewer does not serve looks as if it did not exist. */
export function permitClient<Found extends { id: ClientId }>(viewer: Viewer, found: Found | undefined): Found {
  if (!found || !mayServe(viewer, found.id)) throw new AppError('not-found', 'This client does not exist, or you may not see it.')
  return found
}

/** Ids that would collide with other paths of the API. */
const reserved = new Set(['choices', 'export', 'import', 'rights'])

/** `Northwind Energy plc.` becomes `northwind-energy-plc`; names without Latin letters get a number. */
export const idOfName = (name: string, taken: Set<string>): ClientId =>
  addressId(name, { longest: 34, otherwise: 'client', isFree: (id) => !taken.has(id) && !reserved.has(id) })
