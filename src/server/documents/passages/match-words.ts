import type { WantedWord } from './question-words.ts'
import type { Passage } from './read-passages.ts'
import { likenessTo } from './word-vectors.ts'
import type { Indexed } from './indexed-passage.ts'

/** How a word of a question stands in a passage itself. `like`: how like it the likest word is. */
export type OwnMatch = { share: number; exact: boolean; near: boolean; like: number }
/** `around`: how like it the likest word of its headings and neighbours is. */
export type Match = OwnMatch & { around: number }

/** A neighbour's words are said of a passage less than its own. */
const neighbourShare = 0.8

/** A rarer word than this says no more: else one name would outweigh a whole question. */
const rarest = 4.5

/** How much of a question a word is: the more, the seldomer it is among the passages. */
function shareOf({ own }: WantedWord, indexed: readonly Indexed<Passage>[]): number {
  let times = 0
  // A name of the project stands with every passage, and is no less rare in what they say.
  for (const { counts } of indexed) if ((counts.get(own) ?? 0) >= 1) times++
  return Math.min(Math.log(1 + (indexed.length - times + 0.5) / (times + 0.5)), rarest)
}

/** How the words of a question stand in passages. */
export function matchWords(indexed: readonly Indexed<Passage>[], wanted: readonly WantedWord[]) {
  const shares = wanted.map((word) => shareOf(word, indexed))
  const likeness = wanted.map(({ own }) => likenessTo(own))
  const matches = indexed.map(({ counts, rows }) =>
    wanted.map(({ own, others }, at): OwnMatch => {
      const exact = (counts.get(own) ?? 0) >= 1
      const near = exact || others.some((word) => (counts.get(word) ?? 0) >= 1)
      return { share: shares[at]!, exact, near, like: exact ? 1 : likest(rows, likeness[at]!) }
    }),
  )
  const isStated = (at: number) => indexed[at]?.passage.kind === 'stated'

  /** With what stands around, which is looked at for few. */
  const withAround = (at: number): Match[] => {
    const { counts, rowsAround } = indexed[at]!
    // What stands beside what somebody stated was mostly stated of the same thing.
    const lenders = isStated(at) ? [at - 1, at + 1].filter(isStated) : []
    return matches[at]!.map((match, word) => {
      const { own, others } = wanted[word]!
      const isAround = counts.has(own) || others.some((other) => counts.has(other))
      const lent = lenders.map((lender) => neighbourShare * matches[lender]![word]!.like)
      return { ...match, around: isAround ? 1 : Math.max(likest(rowsAround, likeness[word]!), ...lent) }
    })
  }
  return { matches, withAround }
}

function likest(rows: Int32Array, likeness: (row: number) => number): number {
  let most = 0
  for (let at = 0; at < rows.length; at++) {
    const found = likeness(rows[at]!)
    if (found > most) most = found
  }
  return most
}
