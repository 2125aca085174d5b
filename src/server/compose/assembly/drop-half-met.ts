import { findObligations } from '../catalogue/find-obligations.ts'
import type { Catalogue } from '../catalogue/capability.ts'
import type { Asked, Part } from './design.ts'

/**
 * A requirement counts as met only where all that it binds somebody to is kept: a module that records something does not
 * keep the time limit that stands in the same sentence. What is kept by half is open and asked about.
 */
export function dropHalfMet(asked: Asked[], parts: Part[], catalogue: Catalogue): void {
  for (const { requirement, statement } of asked) {
    const keepers = parts.filter(({ meets }) => meets.has(requirement.id))
    const isHalf = findObligations(statement.text, catalogue).some(
      ({ obligation: { id, loose }, words }) =>
        !loose && !keepers.some((part) => keeps(part, id) || tells(part, requirement.id, words)),
    )
    const isOnlyTimed =
      (thinks(statement) && keepers.every(({ control }) => control !== undefined)) ||
      (statement.verb === undefined &&
        statement.kind !== 'rule' &&
        keepers.every(({ control }) => control?.keeps.includes('rhythm')))
    if (isHalf || isOnlyTimed) for (const { meets } of keepers) meets.delete(requirement.id)
  }
}

/** “A refill is proposed each night”: that a scheduler starts it, and that it is logged, proposes nothing. */
const deeds =
  /\b(?:propos(?:es?|ed)|suggest(?:s|ed)?|recommend(?:s|ed)?|predict(?:s|ed)?|forecast(?:s|ed)?|optimi[sz](?:es?|ed)|detect(?:s|ed)?|recogni[sz](?:es?|ed)|classif(?:y|ies|ied)|translat(?:es?|ed)|draft(?:s|ed)?|estimat(?:es?|ed)|summari[sz](?:es?|ed)|reconcil(?:es?|ed))\b/i
const thinks = ({ kind, affirms, text, condition }: Asked['statement']) =>
  kind === 'need' && affirms && deeds.test(condition ? text.replace(condition, '') : text)

const keeps = ({ control, capability }: Part, obligation: string) => (control ?? capability)?.keeps.includes(obligation) ?? false

/** A mechanism that names the figure of the brief keeps it. */
const tells = ({ meets }: Part, requirement: string, words: string) =>
  meets.get(requirement)!.toLowerCase().includes(words.toLowerCase())
