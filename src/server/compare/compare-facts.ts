import type { ChangedFacts } from '#shared/api/out-of-date.ts'
import { shorten } from '#shared/list-some.ts'
import { type FactList, type FactOf, factsIn } from '#server/solution/list-facts.ts'
import type { Solution } from '#server/solution/solution.ts'
import { referenceOf, type Statement } from '#server/solution/statement.ts'
import { pairVersions } from './pair-versions.ts'

type Two = { before: Solution; after: Solution }
type ListChange = Extract<ChangedFacts, { added: unknown }>
type FigureChange = Extract<ChangedFacts, { is: unknown }>

/** Lists the changes of the brief's facts, for each kind separately. */
export function compareFacts(before: Solution, after: Solution): ChangedFacts[] {
  const two = { before, after }
  return [
    // Solutions stored earlier have no statements; that is not a change of the brief.
    ...(before.statements ? changesIn('statements', toldApart(two), { nameOf: nameStatement, isSame: isSameText }) : []),
    ...(after.statements ? [] : statedOf(two)),
    ...changeOf('budget', two, budgetOf),
    ...changeOf('timeline', two, timelineOf),
  ]
}

/** Leaves out statements that are listed as budget or timeline, and those that were replaced. */
const toldApart = ({ before, after }: Two): Two => ({ before: withoutTold(before), after: withoutTold(after) })

function withoutTold(solution: Solution): Solution {
  const isLeft = ({ field, text, earlier }: Statement) => !earlier && field !== 'timeline' && text !== solution.budget?.quote
  return { ...solution, statements: factsIn(solution, 'statements').filter(isLeft) }
}

/** For solutions stored before briefs were split into statements. */
const statedOf = (two: Two): ListChange[] => [
  ...changesIn('objectives', two, { nameOf: idOf, isSame: isSameText }),
  ...changesIn('requirements', two, { nameOf: nameRequirement, isSame: isSameRequirement }),
  ...changesIn('scope', two, { nameOf: idOf, isSame: (old, next) => old.within === next.within }),
  ...changesIn('deliverables', two, { nameOf: idOf, isSame: isSameText }),
]

/** Compares all facts of a project, including design and answers. */
export const compareAllFacts = (before: Solution, after: Solution): ChangedFacts[] => [
  ...compareFacts(before, after),
  ...answersOf({ before, after }),
  ...changesIn('elements', { before, after }, { nameOf: nameElement, isSame: isSameElement }),
  ...designLists.flatMap((list) => changesIn(list, { before, after }, { nameOf: nameFact, isSame: isSameFact })),
]

const designLists = [
  'relations',
  'dataEntities',
  'environments',
  'interfaces',
  'scenarios',
  'qualities',
  'decisions',
  'risks',
  'needs',
  'workstreams',
  'costs',
] as const

/** Lists statements that are in both versions and whose answer changed. */
function answersOf(two: Two): ListChange[] {
  const pairs = pairVersions('statements', two.before, two.after)
  const changed = [...pairs].filter(([next, old]) => !isSameBut(old.answer, next.answer)).map(([next]) => nameStatement(next))
  return changed.length > 0 ? [{ what: 'answers', added: [], removed: [], changed }] : []
}

/** Differences in ids, sources and calculated fields are ignored. */
const apart = new Set(['id', 'source', 'startWeek'])
const isSameBut = (one: object | undefined, other: object | undefined) => toldOf(one) === toldOf(other)
const toldOf = (fact: object | undefined) =>
  JSON.stringify(
    Object.entries(fact ?? {})
      .filter(([field]) => !apart.has(field))
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )

const isSameFact = (old: object, next: object) => isSameBut(withoutIds(old), withoutIds(next))
const withoutIds = (fact: object): object =>
  JSON.parse(JSON.stringify(fact, (field, value: unknown) => (ofIds.has(field) ? undefined : value)))
/** Fields that refer to other facts, whose ids may differ between two documents of a project. */
const ofIds = new Set('from to store components dependsOn requirements satisfies element provider consumers'.split(' '))

type Titled = Partial<Record<'name' | 'title' | 'label' | 'tactic' | 'text' | 'item', string>> & { id: string }
function nameFact(fact: Titled): Named {
  const { name, title, label, tactic, text, item, id } = fact
  return { name: shorten(name ?? title ?? label ?? tactic ?? text ?? item ?? id, 40) }
}

type Named = ListChange['added'][number]
type Telling<List extends FactList> = {
  /** `old` is given for a changed fact. */
  nameOf(fact: FactOf<List>, old?: FactOf<List>): Named
  isSame(old: FactOf<List>, next: FactOf<List>): boolean
}

/** In very old versions an id may have been reused for another fact, so facts are matched by their text. */
function changesIn<List extends ListChange['what'] & FactList>(
  list: List,
  { before, after }: Two,
  { nameOf, isSame }: Telling<List>,
): ListChange[] {
  const pairs = pairVersions(list, before, after)
  const later: FactOf<List>[] = factsIn(after, list)
  const earlier: FactOf<List>[] = factsIn(before, list)
  const kept = new Set(pairs.values())
  const change: ListChange = {
    what: list,
    added: later.filter((fact) => !pairs.has(fact)).map((fact) => nameOf(fact)),
    removed: earlier.filter((fact) => !kept.has(fact)).map((fact) => nameOf(fact)),
    changed: later.flatMap((fact) => {
      const old = pairs.get(fact)
      return old && !isSame(old, fact) ? [nameOf(fact, old)] : []
    }),
  }
  return change.added.length + change.removed.length + change.changed.length > 0 ? [change] : []
}

const idOf = ({ id }: { id: string }): Named => ({ name: id })
const isSameText = (old: { text: string }, next: { text: string }) => old.text === next.text

const isSameRequirement = (old: FactOf<'requirements'>, next: FactOf<'requirements'>) =>
  old.text === next.text && old.kind === next.kind && old.priority === next.priority && old.characteristic === next.characteristic

/** If exactly one value changed, it is shown with the reference. */
function nameStatement(next: Statement, old?: Statement): Named {
  const name = referenceOf(next)
  const [[was], [is]] = [old?.values ?? [], next.values]
  const isTold = was && is && old?.values.length === 1 && next.values.length === 1 && was.quote !== is.quote
  return isTold ? { name, is: shorten(is.quote, 30), was: shorten(was.quote, 30) } : { name }
}

/** If exactly one number changed, it is shown with the id. */
function nameRequirement(next: FactOf<'requirements'>, old?: FactOf<'requirements'>): Named {
  const name = next.id
  if (!old) return { name }
  const [[was], [is]] = [old.measures, next.measures]
  const isTold = was && is && old.measures.length === 1 && next.measures.length === 1 && was.quote !== is.quote
  return isTold ? { name, is: shorten(is.quote, 30), was: shorten(was.quote, 30) } : { name }
}

/** What a person said of a component counts as well; a composer may describe it in any words. */
function isSameElement(old: FactOf<'elements'>, next: FactOf<'elements'>): boolean {
  const isSaid = [old, next].some(({ source }) => source.from === 'person')
  const shownOf = ({ name, kind, technology, group, responsibility, fails, tests }: FactOf<'elements'>) => ({
    name,
    kind,
    technology,
    group,
    ...(isSaid && { responsibility, fails, tests }),
  })
  return isSameBut(shownOf(old), shownOf(next))
}

function nameElement(next: FactOf<'elements'>, old?: FactOf<'elements'>): Named {
  const name = shorten(next.name, 40)
  const [is, was] = [next.technology, old?.technology]
  return is && was && is !== was ? { name, is: shorten(is, 40), was: shorten(was, 40) } : { name }
}

function changeOf(
  what: FigureChange['what'],
  { before, after }: Two,
  figureOf: (solution: Solution) => FigureChange['is'],
): FigureChange[] {
  const [was, is] = [figureOf(before), figureOf(after)]
  return JSON.stringify(was) === JSON.stringify(is) ? [] : [{ what, is, was }]
}

export function budgetOf({ budget }: Solution): FigureChange['is'] {
  if (budget?.amount === undefined || !budget.currency) return budget?.quote ?? null
  return { amount: budget.amount, currency: budget.currency }
}

export const timelineOf = ({ timeline }: Solution): FigureChange['is'] =>
  timeline?.weeks === undefined ? (timeline?.quote ?? null) : { weeks: timeline.weeks }
