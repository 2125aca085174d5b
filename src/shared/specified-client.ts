import type { Sector, SpecifiedClient } from './firm.ts'
import { clients } from './firm.ts'

/** A client that every form offers; undefined for one that was added later. */
export const specifiedClient = (id: string): { name: string; sector: Sector } | undefined =>
  Object.hasOwn(clients, id) ? clients[id as SpecifiedClient] : undefined
