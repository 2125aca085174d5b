import type { ClientId } from '#shared/client-id.ts'
import { AppError } from '#shared/errors.ts'
import { mayServe, type Viewer } from '#server/accounts/policy.ts'

/** To whoever does not serve a client it looks as one that does not exist. */
export function permitClient<Found extends { id: ClientId }>(viewer: Viewer, found: Found | undefined): Found {
  if (!found || !mayServe(viewer, found.id)) throw new AppError('not-found', 'This client does not exist, or you may not see it.')
  return found
}

/** Ids that would be taken for other addresses of the calls. */
const reserved = new Set(['choices', 'export', 'import', 'rights'])

/** `Northwind Energy plc.` is `northwind-energy-plc`; names without Latin letters are numbered. */
export function idOfName(name: string, taken: Set<string>): ClientId {
  const words =
    name
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  const plain = words
    .join('-')
    .replace(/^[0-9-]+/, '')
    .slice(0, 34)
    .replace(/-+$/, '')
  const base = plain.length >= 2 ? plain : 'client'
  const isFree = (id: string) => !taken.has(id) && !reserved.has(id)
  if (isFree(base)) return base
  let number = 2
  while (!isFree(`${base}-${number}`)) number += 1
  return `${base}-${number}`
}
