import type { Capability } from '../capabilities.ts'
import type { Cloud } from '../capabilities/capability-fact.ts'

/** A product that takes the place of a capability's proposed technology. */
export type NamedTechnology = {
  name: string
  words: string
  kind: 'technology'
  capability: Capability
  cloud?: Exclude<Cloud, 'neutral'>
}

/** A system outside the design: where it delivers, and what. */
export type NamedSystem = {
  name: string
  words: string
  kind: 'system'
  /** How its data comes: `records` in batches, `events` as they happen, `readings` from devices, `documents`, `calls` over an interface, `identity` for sign-in. */
  delivers: 'records' | 'events' | 'readings' | 'documents' | 'calls' | 'identity'
  brings: string
  cloud?: Exclude<Cloud, 'neutral'>
  /** Where and how it delivers, before the places that are usual for its kind. */
  takenBy?: { parts: Capability[]; over: string }
  /** What it asks the scoring interface for, where there is one. */
  asks?: string
}

/** The name of a cloud or a company that tells the cloud and nothing more. */
type NamedCloud = { name: string; words: string; kind: 'cloud'; cloud: Exclude<Cloud, 'neutral'> }

export type Named = NamedTechnology | NamedSystem | NamedCloud

export const technology =
  (capability: Capability, cloud?: Exclude<Cloud, 'neutral'>) =>
  (name: string, words?: string): NamedTechnology => ({
    name,
    words: words ?? name,
    kind: 'technology',
    capability,
    ...(cloud && { cloud }),
  })

export const system =
  (delivers: NamedSystem['delivers'], brings: string) =>
  (name: string, words?: string): NamedSystem => ({
    name,
    words: words ?? name,
    kind: 'system',
    delivers,
    brings,
  })
