import type { Requirement } from '#server/solution/solution.ts'
import { shorten } from './list-some.ts'

export type Changes = { added: string[]; removed: string[]; changed: string[] }

/** The share of words that two sentences have in common when one is taken for the other, changed. */
const alike = 0.6
/** Where more than this differ on both sides, they are not compared one by one. */
const comparable = 200

/** Ids of what came, went and changed. An id may pass to another requirement when one is put in between, so words decide. */
export function compareRequirements(before: Requirement[], after: Requirement[]): Changes {
  const earlier = new Map(before.map((requirement) => [requirement.text, requirement]))
  const later = new Set(after.map(({ text }) => text))
  const gone = new Set(before.filter(({ text }) => !later.has(text)))
  const come = after.filter(({ text }) => !earlier.has(text))
  const isComparable = gone.size <= comparable && come.length <= comparable
  const changes: Changes = { added: [], removed: [], changed: [] }
  for (const requirement of after) {
    const old = earlier.get(requirement.text) ?? (isComparable ? findAlike(requirement, gone) : undefined)
    if (!old) changes.added.push(requirement.id)
    else if (!isSame(old, requirement)) changes.changed.push(nameChange(old, requirement))
    if (old) gone.delete(old)
  }
  changes.removed = [...gone].map(({ id }) => id)
  return changes
}

const wordsOf = ({ text }: Requirement) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu))

function findAlike(requirement: Requirement, gone: Set<Requirement>): Requirement | undefined {
  const words = wordsOf(requirement)
  const scores = [...gone].map((old) => {
    const others = wordsOf(old)
    const common = [...words].filter((word) => others.has(word)).length
    return { old, score: (2 * common) / (words.size + others.size) }
  })
  const best = scores.toSorted((one, other) => other.score - one.score)[0]
  return best && best.score >= alike ? best.old : undefined
}

const isSame = (old: Requirement, next: Requirement) =>
  old.text === next.text && old.kind === next.kind && old.priority === next.priority && old.characteristic === next.characteristic

/** A single number that changed is told with the id. */
function nameChange(old: Requirement, next: Requirement): string {
  const [[was], [is]] = [old.measures, next.measures]
  const isTold = was && is && old.measures.length === 1 && next.measures.length === 1 && was.quote !== is.quote
  return isTold ? `${next.id} (${shorten(is.quote, 30)} instead of ${shorten(was.quote, 30)})` : next.id
}
