import type { Token } from '../tokens.ts'
import { classify } from './linear-classifier.ts'
import { learnedWeights } from './read-weights.ts'
import { signsOfStatement } from './statement-signs.ts'

/** The probability, from 0 to 1, that a statement only tells how things are and asks for nothing, as `npm run train` has learned. */
export function onlyTells(tokens: readonly Token[], heading: string | undefined): number {
  return classify(learnedWeights('statement'), signsOfStatement(tokens, heading)).get('told') ?? 0
}
