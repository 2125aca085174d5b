import type { Capability, Catalogue } from '#server/compose/catalogue/capability.ts'
import { rankByWords, type WordIndex, indexWords } from '#server/compose/catalogue/rank-by-words.ts'
import { rememberResults } from '#server/compose/reading/remember-results.ts'
import { compileSignal } from '#server/compose/catalogue/signals.ts'

export type CapabilityMatch = { id: string; score: number; by: 'signal' | 'words' }

/**
 * An answer has to lead the next by so much that, with this share of its own score, it reaches the threshold. Calibrated
 * on the needs of the catalogue, each asked of a catalogue that does not hold it, with a reserve for sentences unlike them.
 */
export const threshold = 4.8
const shareOfScore = 0.3
/** Below it, a word or two in common brought the wrong part fifteen times of seventeen, over 59 briefs. */
const leastByWords = 7.5
/** Signals that fit two entries alike answer with both from this score on; words never do. */
const sureScore = 10
/** Others are kept that reach this share of the best. */
const shareOfBest = 0.85
/** Right in nine of ten sentences that it fits, so a single word of the entry beside it is enough. */
const firstSignal = 9
const furtherSignal = 2
/** Signals read no further into a statement. */
const longestText = 1000

type Compiled = { capability: Capability; signals: RegExp[]; unless: RegExp[] }
type Index = { compiled: Compiled[]; words: WordIndex; weigh: (text: string) => WeighedCapabilities }
const indices = new WeakMap<Catalogue, Index>()

/** What answers a statement, and all that was ranked for it; both the best first. */
export type WeighedCapabilities = { answers: CapabilityMatch[]; ranked: CapabilityMatch[] }

/**
 * What of the catalogue answers a statement, the best first; nothing where nothing fits. A statement that as a whole fits
 * nothing well may hold a clause that does.
 */
export const weighCapabilities = (text: string, catalogue: Catalogue): WeighedCapabilities => indexOf(catalogue).weigh(text)

function weighWithClauses(text: string, catalogue: Catalogue): WeighedCapabilities {
  const whole = weigh(text, catalogue)
  if (whole.answers.length > 0) return whole
  const clauses = clausesOf(text.slice(0, longestText)).map((clause) => weigh(clause, catalogue))
  return clauses.reduce((best, one) => ((one.answers[0]?.score ?? 0) > (best.answers[0]?.score ?? 0) ? one : best), whole)
}

export const matchCapabilities = (text: string, catalogue: Catalogue): CapabilityMatch[] =>
  weighCapabilities(text, catalogue).answers

function weigh(text: string, catalogue: Catalogue): WeighedCapabilities {
  const ranked = scoreCapabilities(text, catalogue)
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
  return { answers: answersAmong(ranked), ranked }
}

function answersAmong(ranked: CapabilityMatch[]): CapabilityMatch[] {
  const [best, next] = ranked
  if (!best) return []
  const near = ranked.filter(({ score, by }) => by === 'signal' && score >= sureScore && score >= best.score * shareOfBest)
  if (best.by === 'signal' && near.length > 1) return near
  if (best.by === 'words' && best.score < leastByWords) return []
  return best.score - (next?.score ?? 0) + best.score * shareOfScore >= threshold ? [best] : []
}

/** A clause of fewer words says too little by itself. */
const shortestClause = 4

function clausesOf(text: string) {
  const clauses = text.split(/[;:]|, (?:and|but|so|then) |,| and (?=to )| - | – /)
  return clauses.length === 1 ? [] : clauses.filter((clause) => clause.trim().split(/\s+/).length >= shortestClause)
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
  const weigh = rememberResults((text: string) => weighWithClauses(text, catalogue))
  const index = { compiled, words: indexWords(catalogue), weigh }
  indices.set(catalogue, index)
  return index
}
