import type { Element, Solution } from '#server/solution/solution.ts'

export type Cloud = Solution['cloud']

/** One thing a system can do, whoever sells it. */
export type CapabilityFact = {
  name: string
  kind: Extract<Element['kind'], 'container' | 'store' | 'queue' | 'model'>
  /** The node that it runs on. */
  zone: 'data' | 'intelligence' | 'application' | 'control' | 'site'
  technology: Record<Cloud, string>
  responsibility: string
  /** Words of a requirement that this part satisfies. */
  answers: RegExp
}
