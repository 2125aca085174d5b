import { findObligations } from '../catalogue/find-obligations.ts'
import type { Catalogue } from '../catalogue/capability.ts'
import type { Asked, Part } from './design.ts'
import type { Trace } from './trace.ts'

type Knowing = { catalogue: Catalogue; trace?: Trace | undefined }

/**
 * A requirement counts as met only where all that it binds somebody to is kept: a module that records something does not
 * keep the time limit that stands in the same sentence. What is kept by half is open and asked about.
 */
export function dropHalfMet(asked: Asked[], parts: Part[], { catalogue, trace }: Knowing): void {
  for (const { requirement, statement } of asked) {
    const keepers = parts.filter(({ meets }) => meets.has(requirement.id))
    const left = findObligations(statement.text, catalogue).find(
      ({ obligation: { id, loose }, words }) =>
        !loose && !keepers.some((part) => keeps(part, id) || tells(part, requirement.id, words)),
    )
    if (!left) continue
    for (const { meets } of keepers) meets.delete(requirement.id)
    const { obligation, words } = left
    const tell = { of: 'half-met', requirement: requirement.id, obligation: obligation.name, words } as const
    if (keepers.length > 0) trace?.({ ...tell, parts: keepers.map(({ key }) => key) })
  }
}

const keeps = ({ control, capability }: Part, obligation: string) => (control ?? capability)?.keeps.includes(obligation) ?? false

/** A mechanism that names the figure of the brief keeps it. */
const tells = ({ meets }: Part, requirement: string, words: string) =>
  meets.get(requirement)!.toLowerCase().includes(words.toLowerCase())
