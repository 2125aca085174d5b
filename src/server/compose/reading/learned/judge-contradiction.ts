import type { Statement } from '../reading.ts'
import { comparedOf, countWords, signsOfPair } from './contradiction-signs.ts'
import { classify, type Weights } from './linear-classifier.ts'
import { readWeights } from './read-weights.ts'

let weights: Weights | undefined

/**
 * Tells of two statements of a brief how far their words speak for both excluding each other, from 0 to 1, as `npm run train`
 * has learned. That is enough to hold against what somebody says who has understood them, and far too little to say it alone:
 * among a thousand pairs of a brief three look like a contradiction that is none (decision 046).
 */
export function contradictionJudge(statements: readonly Statement[]) {
  let counts: ReadonlyMap<string, number> | undefined
  return (one: Statement, other: Statement): number => {
    weights ??= readWeights('contradiction')
    counts ??= countWords(statements.filter(isLive).map(comparedOf))
    return classify(weights, signsOfPair(comparedOf(one), comparedOf(other), counts)).get('opposed') ?? 0
  }
}

const isLive = ({ amendedBy, kind }: Statement) => amendedBy === undefined && kind !== 'noise'
