import type { Capability, Catalogue } from '../catalogue/capability.ts'
import type { Reading } from '../reading/reading.ts'
import type { Outside, Part } from './design.ts'
import { partOfCapability } from './name-parts.ts'
import { mayUse } from './respect-bans.ts'

/** Capabilities that follow from what stands around a design rather than from a sentence that asks for them. */
export const derivedCapabilities = {
  store: 'record-store',
  signIn: 'single-sign-on',
  channel: 'web-application',
  api: 'service-api',
} as const

type Ground = { reading: Reading; catalogue: Catalogue; parts: Part[]; outside: Outside[] }

/** A place for records, a face for users, and sign-in where the brief names who says who somebody is. */
export function addDerivedParts({ reading, catalogue, parts, outside }: Ground): Part[] {
  const added: Part[] = []
  const has = (side: Capability['side']) => [...parts, ...added].some((part) => part.side === side && part.role !== 'control')
  const add = (id: string) => {
    const capability = catalogue.capabilities.find((candidate) => candidate.id === id)
    if (!capability || !mayUse(capability, reading) || [...parts, ...added].some(({ key }) => key === id)) return
    added.push(partOfCapability(capability, []))
  }
  const works = parts.some(({ role }) => role === 'function' || role === 'work' || role === 'entry')
  if (works && !has('store')) add(derivedCapabilities.store)
  const hasChannel = outside.some((one) => one.kind === 'external-system' && one.system.role === 'channel')
  if (works && outside.some(({ kind }) => kind === 'person') && !has('people') && !hasChannel) add(derivedCapabilities.channel)
  if (outside.some((one) => one.kind === 'external-system' && one.system.role === 'identity')) add(derivedCapabilities.signIn)
  return [...parts, ...added]
}
