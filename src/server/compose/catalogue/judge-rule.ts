import { classify, type Weights } from '../reading/learned/linear-classifier.ts'
import { readWeights } from '../reading/learned/read-weights.ts'
import { rememberResults } from '../reading/remember-results.ts'
import type { Catalogue, Control } from './capability.ts'
import { signsOfRule } from './rule-signs.ts'
import { compileSignal } from './signals.ts'

/** A control and the probability, from 0 to 1, that it keeps a sentence that rules. */
export type JudgedControl = { control: Control & { id: string }; probability: number }
/** The likeliest first; `nothing` is how likely it is that the sentence rules nothing. */
export type RuleVerdict = { controls: JudgedControl[]; nothing: number }

/** The class of sentences that no control keeps. */
export const noControl = 'none'
/** From this probability on a control is proposed, of some three hundred: measured on briefs that were not trained on. */
const leastLikely = 0.15
const mostLikely = 2
/** From this probability on a sentence is taken to rule nothing. */
const surelyNothing = 0.6
/** A sentence rules where both hold. */
const hardlyNothing = 0.5
const leastToRule = 0.1

let weights: Weights | undefined
const judges = new WeakMap<Catalogue, (text: string) => RuleVerdict>()

/** How a sentence that rules is kept, as `npm run train` has learned from rules of many trades. */
export function judgeRule(text: string, catalogue: Catalogue): RuleVerdict {
  const known = judges.get(catalogue)
  if (known) return known(text)
  const byId = new Map(catalogue.controls.map((control) => [control.id, control]))
  const judge = rememberResults((said: string) => judgeAmong(byId, said, catalogue))
  judges.set(catalogue, judge)
  return judge(text)
}

function judgeAmong(byId: ReadonlyMap<string, JudgedControl['control']>, said: string, catalogue: Catalogue): RuleVerdict {
  weights ??= readWeights('rule')
  const chances = classify(weights, signsOfRule(said, catalogue))
  const nothing = chances.get(noControl) ?? 0
  const controls = [...chances].flatMap(([id, chance]) => {
    const control = byId.get(id)
    return control ? [{ control, probability: chance / (1 - nothing) }] : []
  })
  return { controls: controls.toSorted((one, other) => other.probability - one.probability).slice(0, mostLikely), nothing }
}

/** What most rules of this kind are kept by; none where too little speaks for any. */
export function likelyControls(text: string, catalogue: Catalogue): Control[] {
  const { controls, nothing } = judgeRule(text, catalogue)
  if (nothing >= surelyNothing) return []
  return controls.flatMap(({ control, probability }) =>
    probability >= leastLikely && !control.unless.some((guard) => compileSignal(guard).test(text)) ? [control] : [],
  )
}

/** True where a sentence rules something, however it is said. */
export function isLikelyRule(text: string, catalogue: Catalogue): boolean {
  const { controls, nothing } = judgeRule(text, catalogue)
  return nothing < hardlyNothing && (controls[0]?.probability ?? 0) >= leastToRule
}
