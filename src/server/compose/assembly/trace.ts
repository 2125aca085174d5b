import type { Reading, Statement } from '../reading/reading.ts'

/**
 * What became of an entry of the catalogue that was looked at for a statement. Each but `taken` is a reason why it lost;
 * `explain/verdict-sentences.ts` has the sentences.
 */
export type CardVerdict =
  | 'taken'
  | 'refused'
  | 'fits-less'
  | 'undecided'
  | 'words-only'
  | 'advice'
  | 'dearer'
  | 'binds-otherwise'
  | 'beyond-three'
  | 'unfilled'

/** Why no entry of the catalogue was looked for. */
export type PassReason = 'asks-nothing' | 'amended' | 'excluded' | 'denies' | 'elsewhere' | 'connection' | 'count' | 'nothing-fits'

/** Why a part stands in the design though no statement was matched to its entry. */
export type BroughtReason = 'beside' | 'store' | 'channel' | 'sign-in' | 'mandate'

export type LimitedList = 'decisions' | 'risks' | 'questions'

/** One thing that was weighed. Statements are told by their ids, parts by their keys, facts of the solution by theirs. */
export type Weighed =
  | { of: 'reading'; reading: Reading }
  | {
      of: 'card'
      statement: string
      card: string
      name: string
      /** How well it fits the sentence; what is found by an obligation or a shape has none. */
      score?: number | undefined
      verdict: CardVerdict
      /** The name that the brief refuses. */
      refused?: string | undefined
    }
  | { of: 'pass'; statement: string; reason: PassReason }
  /** Nothing in the catalogue answers the demand, and it asks for more than keeping, showing or moving a record. */
  | { of: 'no-module'; statement: string }
  /** A claim that was taken back, since the part keeps only half of what the sentence binds to. */
  | { of: 'half-met'; requirement: string; parts: string[]; obligation: string; words: string }
  | { of: 'brought'; part: string; reason: BroughtReason; by: string; statements: string[] }
  | { of: 'product'; part: string; product: string; verdict: 'taken' | 'refused' | 'elsewhere' | 'later-in-list' }
  | { of: 'giver'; from: string; to: string; data: string; isTaken: boolean }
  | { of: 'neighbour'; part: string; taken: string | undefined; ranked: { part: string; rank: number }[] }
  | { of: 'element'; id: string; part: string; statements: string[]; meets: [requirement: string, how: string][] }
  | { of: 'task'; id: string; parts: { part: string; name: string }[]; statements: string[] }
  | { of: 'fact'; list: LimitedList; title: string; statements: string[]; part?: string | undefined }
  | { of: 'left-out'; list: LimitedList; title: string; statements: string[]; most: number }
  | { of: 'finding'; rule: string; fact: string; text: string }

/** Told what is weighed, at the place where it is decided; where nobody listens nothing is gathered. */
export type Trace = (weighed: Weighed) => void

type Limit<Item> = {
  most: number
  list: LimitedList
  trace: Trace | undefined
  tell(item: Item): { title: string; statements: Pick<Statement, 'id'>[] }
}

/** The first of a list; what is beyond the limit is told. */
export function keepFirst<Item>(items: Item[], { most, list, trace, tell }: Limit<Item>): Item[] {
  if (trace)
    for (const item of items.slice(most)) {
      const { title, statements } = tell(item)
      trace({ of: 'left-out', list, title, statements: statements.map(({ id }) => id), most })
    }
  return items.slice(0, most)
}
