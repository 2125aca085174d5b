import { findObligations } from '../catalogue/find-obligations.ts'
import type { Catalogue } from '../catalogue/capability.ts'
import type { Statement } from '../reading/reading.ts'
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
    const deed = left ? undefined : deedOnlyStarted(statement, keepers)
    if (!left && deed === undefined) continue
    for (const { meets } of keepers) meets.delete(requirement.id)
    const [obligation, words] = left ? [left.obligation.name, left.words] : ['what is to be done', deed ?? '']
    const tell = { of: 'half-met', requirement: requirement.id, obligation, words } as const
    if (keepers.length > 0) trace?.({ ...tell, parts: keepers.map(({ key }) => key) })
  }
}

/** “A refill is proposed each night”: that a scheduler starts it, and that it is logged, proposes nothing. */
const deeds =
  /(?<!\b(?:an?|the|each|every|its|their|this|that|any|our|last|first|of) )\b(?:propos(?:es?|ed)|suggest(?:s|ed)?|recommend(?:s|ed)?|predict(?:s|ed)?|forecast(?:s|ed)?|optimi[sz](?:es?|ed)|detect(?:s|ed)?|recogni[sz](?:es?|ed)|classif(?:y|ies|ied)|translat(?:es?|ed)|draft(?:s|ed)?|estimat(?:es?|ed)|summari[sz](?:es?|ed)|reconcil(?:es?|ed))\b/i
const deedOf = ({ kind, affirms, text, condition }: Statement) =>
  kind === 'need' && affirms ? deeds.exec(condition ? text.replace(condition, '') : text)?.[0] : undefined

/** What a scheduler does by starting it; that figures are computed or people see something takes more than a start. */
const runs =
  /\b(?:runs?|refresh|reload|(?:is|are|be|gets?) (?:run|started|checked|inspected|cleaned|tested|tried|restored|refreshed|reloaded|loaded|synchroni[sz]ed|updated|repeated|imported|exported|backed up))\b/i
/** The words of what is to be done, where all that keeps the sentence only starts or times it. */
function deedOnlyStarted(statement: Statement, keepers: Part[]): string | undefined {
  const deed = deedOf(statement)
  if (deed !== undefined && keepers.every(({ control }) => control !== undefined)) return deed
  const isOnlyTimed =
    !runs.test(statement.text) && keepers.every(({ control }) => control?.keeps.length === 1 && control.keeps.includes('rhythm'))
  return isOnlyTimed ? statement.text : undefined
}

const keeps = ({ control, capability }: Part, obligation: string) =>
  [...(control ? [...control.keeps, ...control.covers] : []), ...(capability?.keeps ?? [])].includes(obligation)

/** A mechanism that names the figure of the brief keeps it. */
const tells = ({ meets }: Part, requirement: string, words: string) =>
  meets.get(requirement)!.toLowerCase().includes(words.toLowerCase())
