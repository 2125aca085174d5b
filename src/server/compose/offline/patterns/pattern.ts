import type { Solution } from '#server/solution/solution.ts'
import type { Capability } from '../capabilities.ts'

/** A capability, or `source` (the first system outside that delivers to it) or `person` (the first who meets it). */
export type End = Capability | 'source' | 'person'
/** A step that stands only where the design lacks the capability in its last place. */
export type Step = [from: End, to: End, action: string, unless?: Capability]
type DataClass = Solution['dataEntities'][number]['classification']
export type GapTopic = 'availability' | 'recovery' | 'retention' | 'response time' | 'freshness' | 'volume' | 'accuracy'

/**
 * A way of building that the offline composer knows. Texts may hold the slots `{client}`, `{system}`, `{sources}`,
 * and `{the-capability}`, which becomes the technology chosen for it.
 */
export type Pattern = {
  id: string
  name: string
  /** What a system built this way is called, without an article. */
  noun: string
  /**
   * Adds decisions, risks and work to a system rather than its parts, and stands beside the structural patterns:
   * `operation` to how it is run, `advice` to how people decide and learn; advice alone builds nothing that goes live.
   */
  practice?: 'operation' | 'advice'
  /** One sentence: what it is and when it is right. */
  approach: string
  /**
   * Words in a brief that call for it; each line counts once. Weights mean the same in every pattern: 6 its own name,
   * 4 and 5 words that belong to it, 3 words that point to it, 1 and 2 general words, which decide over nothing alone.
   */
  calledBy: { words: RegExp; weight: number }[]
  /**
   * The first of these are kept when there are too many; `name`, `technology` and `responsibility` replace the capability's own;
   * `unless` makes a part superfluous, one of a list being enough.
   */
  elements: {
    capability: Capability
    name?: string
    technology?: string
    responsibility?: string
    optional?: boolean
    unless?: Capability | Capability[]
  }[]
  /** `unless`: left out where the design has this part. */
  relations: { from: Capability; to: Capability; label: string; technology: string; synchronous: boolean; unless?: Capability }[]
  dataEntities: {
    name: string
    description: string
    store: Capability
    classification: DataClass
    fields: [name: string, type: string, description: string, classification: DataClass][]
  }[]
  interfaces: {
    name: string
    provider: Capability
    consumers: Capability[]
    operations: { name: string; request: string; response: string; errors: string[] }[]
  }[]
  scenarios: {
    name: string
    trigger: string
    steps: Step[]
    failure: { when: string; response: string }
    /** Requirements with these words are shown by it. */
    shows: RegExp
  }[]
  /** What we would propose where the brief is silent. */
  targets: { topic: GapTopic; proposal: string; reason: string; basis?: string }[]
  /** What such a design has to know besides, unless the brief speaks of it. `basis`: where a figure is from. */
  questions?: { asks: string; unless: RegExp; proposal: string; reason: string; basis?: string; owner: string }[]
  decisions: {
    title: string
    context: string
    options: { name: string; merit: string; drawback: string }[]
    outcome: string
    consequences: string
    answers: RegExp
    /** Left out unless the design has this part. */
    needs?: Capability
  }[]
  risks: {
    text: string
    likelihood: 'low' | 'medium' | 'high'
    impact: 'low' | 'medium' | 'high'
    mitigation: string
    owner: string
  }[]
  costs: { item: string; capability?: Capability; measuredBy?: string; unit: string; period: 'once' | 'month' | 'year' }[]
  /** `share` of the building time; `after` names earlier workstreams; `answers`: words of a requirement that this work meets. */
  workstreams: { name: string; share: number; deliverables: string[]; after: string[]; answers?: RegExp }[]
  terms: [word: string, meaning: string][]
}

export const isAdvice = ({ practice }: Pattern) => practice === 'advice'

/** The part of a long pattern that is kept in a file of its own. */
export type Choices = Pick<Pattern, 'decisions' | 'risks' | 'costs' | 'workstreams' | 'terms'>
