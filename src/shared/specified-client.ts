import type { Sector, SpecifiedClient } from './firm.ts'
import { clients } from './firm.ts'

/** A firm that every form offers; nothing for a client that was added later. */
export const specifiedClient = (id: string): { name: string; sector: Sector } | undefined =>
  Object.hasOwn(clients, id) ? clients[id as SpecifiedClient] : undefined
