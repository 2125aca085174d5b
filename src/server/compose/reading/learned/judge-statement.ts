import type { Token } from '../tokens.ts'
import { classify, type Weights } from './linear-classifier.ts'
import { readWeights } from './read-weights.ts'
import { signsOfStatement } from './statement-signs.ts'

let weights: Weights | undefined

/** The probability, from 0 to 1, that a statement only tells how things are and asks for nothing, as `npm run train` has learned. */
export function onlyTells(tokens: readonly Token[], heading: string | undefined): number {
  weights ??= readWeights('statement')
  return classify(weights, signsOfStatement(tokens, heading)).get('told') ?? 0
}
