import type { Capability, Catalogue } from '#server/compose/catalogue/capability.ts'
import { rankByWords, type WordIndex, indexWords } from '#server/compose/catalogue/rank-by-words.ts'
import { compileSignal } from '#server/compose/catalogue/signals.ts'

export type CapabilityMatch = { id: string; score: number; by: 'signal' | 'words' }

/** Below this a statement is left unanswered; calibrated on `sentences/needs.yaml`. */
export const threshold = 10
/** Others are kept that reach this share of the best. */
const shareOfBest = 0.85
/** Right in nine of ten sentences that it fits, so a single word of the entry beside it is enough. */
const firstSignal = 9
const furtherSignal = 2
/** Signals read no further into a statement. */
const longestText = 1000

type Compiled = { capability: Capability; signals: RegExp[]; unless: RegExp[] }
type Index = { compiled: Compiled[]; words: WordIndex }
const indices = new WeakMap<Catalogue, Index>()

/**
 * What of the catalogue answers a statement, the best first; nothing where nothing fits. Words alone that fit two entries
 * nearly alike decide for neither.
 */
export function matchCapabilities(text: string, catalogue: Catalogue): CapabilityMatch[] {
  const ranked = scoreCapabilities(text, catalogue).toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
  const [best] = ranked
  if (!best || best.score < threshold) return []
  const near = ranked.filter(({ score }) => score >= threshold && score >= best.score * shareOfBest)
  if (best.by === 'signal') return near.filter(({ by }) => by === 'signal')
  return ranked[1] && ranked[1].score >= best.score * shareOfBest ? [] : [best]
}

/** Scores of all capabilities, in the order of the catalogue. */
export function scoreCapabilities(text: string, catalogue: Catalogue): CapabilityMatch[] {
  const { compiled, words } = indexOf(catalogue)
  const said = text.slice(0, longestText)
  const ranks = rankByWords(said, words)
  return compiled.map(({ capability: { id }, signals, unless }, index) => {
    const hits = signals.filter((signal) => signal.test(said)).length
    if (hits + ranks[index]! > 0 && unless.some((guard) => guard.test(said))) return { id, score: 0, by: 'words' }
    const bonus = hits > 0 ? firstSignal + furtherSignal * (hits - 1) : 0
    return { id, score: ranks[index]! + bonus, by: hits > 0 ? 'signal' : 'words' }
  })
}

function indexOf(catalogue: Catalogue): Index {
  const known = indices.get(catalogue)
  if (known) return known
  const compiled = catalogue.capabilities.map((capability) => ({
    capability,
    signals: capability.signals.map(compileSignal),
    unless: capability.unless.map(compileSignal),
  }))
  const index = { compiled, words: indexWords(catalogue) }
  indices.set(catalogue, index)
  return index
}
