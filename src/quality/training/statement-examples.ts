import { signsOfStatement } from '#server/compose/reading/learned/statement-signs.ts'
import { tokenize } from '#server/compose/reading/tokens.ts'
import type { Excerpt } from './annotated-corpus.ts'
import type { Example } from './fit-weights.ts'

/** Constraints are asked for as functions are; what nobody asks for is told. */
const classes: Record<string, string> = { R: 'asked', C: 'asked', X: 'out', P: 'plan', T: 'told', '-': 'told' }

/** The statements of an annotated excerpt, each with its signs and whether it asks for something. */
export const statementsOfExcerpt = ({ id, said }: Excerpt): Example[] =>
  said.map(({ kind, text, heading }) => ({
    source: id,
    signs: signsOfStatement(tokenize(text), heading),
    is: classes[kind]!,
    weight: 1,
  }))
