import type { DesignFacts } from '#shared/api/design.ts'
import { applyChanges } from './apply-changes.ts'
import { changesOf, type Draft } from './draft.ts'

export type RemovedWith = { components: number; connections: number; steps: number }

const stepsIn = ({ scenarios }: DesignFacts) => scenarios.reduce((sum, { steps }) => sum + steps.length, 0)

/** The connections and steps of scenarios that went with the components that were removed last; undefined if none did. */
export function removedWith(draft: Draft, stored: DesignFacts): RemovedWith | undefined {
  const [last] = draft.steps.slice(-1)
  const removed = new Set(last?.flatMap((change) => (change.op === 'remove' ? [change.id] : [])))
  if (!last || removed.size === 0) return undefined
  const before = applyChanges(stored, changesOf({ ...draft, steps: draft.steps.slice(0, -1) }))
  const components = before.elements.filter(({ id }) => removed.has(id)).length
  if (components === 0) return undefined
  const after = applyChanges(before, last)
  const connections = before.relations.length - after.relations.length
  const steps = stepsIn(before) - stepsIn(after)
  return connections + steps > 0 ? { components, connections, steps } : undefined
}
