import type { Statement } from '../reading.ts'
import { comparedOf, countWords, signsOfPair } from './contradiction-signs.ts'
import { classify } from './linear-classifier.ts'
import { learnedWeights } from './read-weights.ts'

/**
 * Tells of two statements of a brief how far their words speak for both excluding each other, from 0 to 1, as `npm run train`
 * has learned. That is enough to hold against what somebody says who has understood them, and far too little to say it alone:
 * among a thousand pairs of a brief three look like a contradiction that is none (decision 046).
 */
export function contradictionJudge(statements: readonly Statement[]) {
  let counts: ReadonlyMap<string, number> | undefined
  return (one: Statement, other: Statement): number => {
    counts ??= countWords(statements.filter(isLive).map(comparedOf))
    return classify(learnedWeights('contradiction'), signsOfPair(comparedOf(one), comparedOf(other), counts)).get('opposed') ?? 0
  }
}

const isLive = ({ amendedBy, kind }: Statement) => amendedBy === undefined && kind !== 'noise'
