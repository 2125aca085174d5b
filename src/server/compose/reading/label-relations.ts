import { bindsAlways } from './binds-always.ts'
import type { Label } from './label.ts'
import { contradictionJudge } from './learned/judge-contradiction.ts'
import type { Contradiction, Segment, Statement } from './reading.ts'
import { mattersOf } from './shared-matter.ts'

type Read = { statements: Statement[]; contradictions: Contradiction[] }

/**
 * Two statements of which a model says that they exclude each other do so if their words bear it out at least so far: six in ten
 * true ones do, one in sixteen of any two others of a brief, and one in four that only seem to (decision 046).
 */
const leastOpposed = 0.05

/** Whether the words of two statements bear out that both cannot hold; made once for a brief, as it counts the words of all. */
export function opposedFinder({ statements, contradictions }: Read): (one: Statement, other: Statement) => boolean {
  const probability = contradictionJudge(statements)
  return (one, other) =>
    contradictions.some(({ a, b }) => [a, b].includes(one.id) && [a, b].includes(other.id)) ||
    probability(one, other) >= leastOpposed
}

type Dispute = Label['contradicts'][number]

/** Statements that hold something, which another may make impossible. */
const holding = new Set<Statement['kind']>(['goal', 'need', 'rule', 'mandate', 'given', 'residency', 'volume', 'quality', 'money'])
const holds = ({ kind, dates, text, amendedBy }: Statement) =>
  holding.has(kind) && amendedBy === undefined && bindsAlways(text) && !dates.some(({ is }) => is !== 'event')
const longestReason = 240

/**
 * Whether it can be asked if two statements hold beside each other though no word shows that they do not, as somebody who knows
 * the field may see: both hold always, share the thing that is named, and the reason takes up what each of them says of it.
 */
export function mayBeAsked({ of, because }: Dispute, one: Statement, other: Statement): boolean {
  if (!holds(one) || !holds(other) || because.length > longestReason) return false
  const [first, second, reason] = [mattersOf(one.text), mattersOf(other.text), mattersOf(because)]
  const shared = [...mattersOf(of)].filter((word) => first.has(word) && second.has(word))
  const takesUp = (words: Set<string>, others: Set<string>) => [...words].some((word) => reason.has(word) && !others.has(word))
  return shared.length > 0 && takesUp(first, second) && takesUp(second, first)
}

/** Said of an earlier statement wherever it stands beside the later one: in its heading, or in the sentence before it. */
const amends =
  /\b(?:amend(?:s|ed|ment\w*|ing)?|revis(?:ed|ion\w*|es)|corrigend\w*|addend\w*|errat(?:um|a)|withdrawn?|supersed\w*|no longer|not any ?more|takes? the place|ignore|disregard)\b/i
/** Said in the later one itself. */
const replaces =
  /\b(?:correct(?:ed|ion|s)|replac(?:e|es|ed|ing)|instead|has changed|(?:was|is|are|been) changed|forget|scrap(?:ped)?|drop(?:s|ped)|now|read\b[^.;]{0,60}\bfor|deleted?|updated|decided otherwise|after all|rather than|substitut\w*|void|obsolete|overtaken)\b/i

export type Amended = { later: Segment; earlier: Segment }

/**
 * Whether words show that a segment takes the place of an earlier one: something is amended there, and it names the clause or
 * the matter of the other.
 */
export function takesPlace({ later, earlier }: Amended, segments: Segment[]): boolean {
  const places = new Map(segments.map(({ id }, at) => [id, at]))
  const at = places.get(later.id)!
  if (at < places.get(earlier.id)!) return false
  const beside = segments.slice(Math.max(0, at - 2), at + 2).filter(({ field, id }) => field === later.field && id !== earlier.id)
  const around = [later.heading ?? '', ...beside.map(({ text }) => text)].join('\n')
  if (!amends.test(around) && !replaces.test(later.text)) return false
  const isNamed = earlier.clause !== undefined && around.split(/\.?[^\p{L}\p{N}.-]+/u).includes(earlier.clause)
  const words = mattersOf(around)
  return isNamed || [...mattersOf(earlier.text)].some((word) => words.has(word))
}
