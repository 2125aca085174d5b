import { formatMoney } from '#server/render/format-value.ts'
import { type FactList, type FactOf, factsIn } from '#server/solution/list-facts.ts'
import { pairFacts } from '#server/solution/pair-facts.ts'
import type { Solution } from '#server/solution/solution.ts'
import { capitalise, listSome, shorten } from './list-some.ts'

/** What came, went and changed, by id or name. */
export type Changes = { added: string[]; removed: string[]; changed: string[] }

type Two = { before: Solution; after: Solution }

/** What the later brief says otherwise, each kind of fact in a few words. */
export function compareFacts(before: Solution, after: Solution): string[] {
  const two = { before, after }
  const texts = (list: 'objectives' | 'deliverables') =>
    describe(list, changesIn(list, two, { nameOf: idOf, isSame: (old, next) => old.text === next.text }))
  return [
    texts('objectives'),
    describe('requirements', changesIn('requirements', two, { nameOf: nameRequirement, isSame: isSameRequirement })),
    describe('scope', changesIn('scope', two, { nameOf: idOf, isSame: (old, next) => old.within === next.within })),
    texts('deliverables'),
    contrast('budget', budgetOf(before), budgetOf(after)),
    contrast('timeline', timelineOf(before), timelineOf(after)),
  ].filter((text) => text !== '')
}

/** Characters. */
const longest = 400

/** All that a project rests on, its parts too, in a sentence; empty where both agree. */
export function describeFactChanges(before: Solution, after: Solution): string {
  const elements = changesIn('elements', { before, after }, { nameOf: nameElement, isSame: isSameElement })
  return shortSummary([[...compareFacts(before, after), describe('elements', elements)].filter((text) => text !== '').join('; ')])
}

/** Sentences from phrases, and no more than a person reads. */
export const shortSummary = (phrases: string[]): string =>
  shorten(
    phrases
      .filter((text) => text !== '')
      .map((text) => `${capitalise(text)}.`)
      .join(' '),
    longest,
  )

type Telling<List extends FactList> = {
  /** `old` where it is told as changed. */
  nameOf(fact: FactOf<List>, old?: FactOf<List>): string
  isSame(old: FactOf<List>, next: FactOf<List>): boolean
}

/** An id may have passed to another fact in versions of long ago, so words decide what is the same. */
function changesIn<List extends FactList>(list: List, { before, after }: Two, { nameOf, isSame }: Telling<List>): Changes {
  const pairs = pairFacts(list, before, after)
  const later: FactOf<List>[] = factsIn(after, list)
  const earlier: FactOf<List>[] = factsIn(before, list)
  const kept = new Set(pairs.values())
  return {
    added: later.filter((fact) => !pairs.has(fact)).map((fact) => nameOf(fact)),
    removed: earlier.filter((fact) => !kept.has(fact)).map((fact) => nameOf(fact)),
    changed: later.flatMap((fact) => {
      const old = pairs.get(fact)
      return old && !isSame(old, fact) ? [nameOf(fact, old)] : []
    }),
  }
}

const idOf = ({ id }: { id: string }) => id

const isSameRequirement = (old: FactOf<'requirements'>, next: FactOf<'requirements'>) =>
  old.text === next.text && old.kind === next.kind && old.priority === next.priority && old.characteristic === next.characteristic

/** A single number that changed is told with the id. */
function nameRequirement(next: FactOf<'requirements'>, old?: FactOf<'requirements'>): string {
  if (!old) return next.id
  const [[was], [is]] = [old.measures, next.measures]
  const isTold = was && is && old.measures.length === 1 && next.measures.length === 1 && was.quote !== is.quote
  return isTold ? `${next.id} (${shorten(is.quote, 30)} instead of ${shorten(was.quote, 30)})` : next.id
}

/** Who describes an element in which words is no matter of the project. */
const isSameElement = (old: FactOf<'elements'>, next: FactOf<'elements'>) =>
  old.name === next.name && old.kind === next.kind && old.technology === next.technology

function nameElement(next: FactOf<'elements'>, old?: FactOf<'elements'>): string {
  const name = shorten(next.name, 40)
  const [is, was] = [next.technology, old?.technology]
  return is && was && is !== was ? `${name} (${shorten(is, 40)} instead of ${shorten(was, 40)})` : name
}

/** `chapters: added A, removed B and C`; nothing where nothing changed. */
export function describe(what: string, changes: Changes): string {
  const parts = Object.entries(changes).filter(([, names]) => names.length > 0)
  return parts.length > 0 ? `${what}: ${parts.map(([verb, names]) => `${verb} ${listSome(names)}`).join(', ')}` : ''
}

/** `budget B instead of A`; nothing where both are the same. */
export function contrast(what: string, before: string | undefined, after: string | undefined): string {
  if (before === after) return ''
  if (after === undefined) return `no ${what} any more`
  const now = `${what} ${shorten(after, 60)}`
  return before === undefined ? `${now}, where there was none` : `${now} instead of ${shorten(before, 60)}`
}

export function budgetOf({ budget }: Solution): string | undefined {
  if (budget?.amount === undefined || !budget.currency) return budget?.quote
  return formatMoney(budget.amount, budget.currency, Number.isInteger(budget.amount) ? 0 : 2)
}

export const timelineOf = ({ timeline }: Solution): string | undefined =>
  timeline?.weeks === undefined ? timeline?.quote : `${timeline.weeks} weeks`
