import { applicationCapabilities } from './capabilities/application-capabilities.ts'
import type { CapabilityFact } from './capabilities/capability-fact.ts'
import { controlCapabilities } from './capabilities/control-capabilities.ts'
import { dataCapabilities } from './capabilities/data-capabilities.ts'
import { intelligenceCapabilities } from './capabilities/intelligence-capabilities.ts'
import { operationCapabilities } from './capabilities/operation-capabilities.ts'
import { stewardshipCapabilities } from './capabilities/stewardship-capabilities.ts'

const known = {
  ...dataCapabilities,
  ...stewardshipCapabilities,
  ...intelligenceCapabilities,
  ...applicationCapabilities,
  ...controlCapabilities,
  ...operationCapabilities,
}

export type Capability = keyof typeof known
export const capabilities: Record<Capability, CapabilityFact> = known
/** Data first, then the application, then what watches over both: the order in which elements are numbered. */
export const capabilityIds = Object.keys(known) as Capability[]
export const isCapability = (name: string): name is Capability => Object.hasOwn(known, name)
