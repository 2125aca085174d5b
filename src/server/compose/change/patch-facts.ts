import { designLists } from '#shared/design-facts.ts'
import { type FirmRates, nameFirmRates } from '#server/solution/firm-rates.ts'
import { factsIn, listReferences } from '#server/solution/list-facts.ts'
import type { Solution } from '#server/solution/solution.ts'
import type { Source } from '#server/solution/source.ts'
import { findName } from '../model/design/names-of-answer.ts'
import { applyChanges } from './apply-changes.ts'
import type { Change } from './change.ts'
import { changedIds } from './changed-ids.ts'
import { settlePlan } from './settle-plan.ts'
import { wellFormed } from './well-formed.ts'
import { checkSolution, type Finding } from '#server/solution/check-solution.ts'

/** A design with one of these findings cannot be displayed. Other findings are only reported to the person who edits. */
const breaking = new Set<Finding['rule']>([
  'duplicate-id',
  'wrong-prefix',
  'dangling-id',
  'wrong-kind',
  'looping-parent',
  'no-system',
])

/** Faults that the changes introduced, as sentences. */
function brokenBy(before: Solution, after: Solution): string[] {
  const brokenIn = (solution: Solution) => checkSolution(solution).filter(({ rule }) => breaking.has(rule))
  const known = new Set(brokenIn(before).map(({ text }) => text))
  const broken = brokenIn(after).filter(({ text }) => !known.has(text))
  const ofWhole = broken.filter(({ rule }) => rule === 'no-system')
  return (ofWhole.length > 0 ? ofWhole : broken).map(({ text }) => text)
}

/** `by`: the person who makes the changes. */
export type Patch = {
  solution: Solution
  changes: Change[]
  by: string
  today: string
  /** The facts that the changes were based on, if others have changed them meanwhile. */
  since?: Solution | undefined
  /** The firm's rates, to name them as the origin of a price. */
  card?: FirmRates | undefined
}
export type Patched = {
  /** Unchanged if there are faults or clashes. */
  solution: Solution
  /** Ids of the facts that changed. */
  changed: string[]
  /** Why the changes cannot be made. */
  faults: string[]
  /** Names of the facts that someone else has changed meanwhile. */
  clashes: string[]
}

/** Applies a person's changes and updates everything calculated from them: weeks, sums and dates. */
export function patchFacts({ solution, changes: given, by, today, since = solution, card }: Patch): Patched {
  const unchanged = { solution, changed: [], faults: [], clashes: [] }
  const changes = readable(given)
  if (!changes) return { ...unchanged, faults: ['A value is nested too deeply for a fact.'] }
  const clashes = clashesOf({ solution, since, changes })
  if (clashes.length > 0) return { ...unchanged, clashes }
  const source: Source = { from: 'person', by }
  const taken = changes.filter((change) => change.op === 'add' && namesIn(since).has(change.id))
  if (taken.length > 0)
    return { ...unchanged, faults: taken.map(({ id }) => `${id} is there already: an added fact needs an id of its own.`) }
  const applied = applyChanges(withSystem(solution, source), changes, source)
  if (applied.faults.length > 0) return { ...unchanged, faults: applied.faults }
  const priced = card ? nameFirmRates({ before: solution, after: applied.solution, card }) : applied.solution
  const after = settlePlan(settleFit(settleParents(settleStated(settleStores(priced, changes)))), { today, before: solution })
  const broken = brokenBy(solution, after)
  if (broken.length > 0) return { ...unchanged, faults: broken }
  return { ...unchanged, solution: after, changed: changedIds(solution, after) }
}

function readable(changes: Change[]): Change[] | undefined {
  try {
    return changes.map((change) => (change.op === 'remove' ? change : (wellFormed(change) as Change)))
  } catch {
    return undefined
  }
}

/** Adds the system that the components are part of; facts that were only read from a brief have none yet. */
export function withSystem(solution: Solution, source: Source): Solution {
  if (solution.elements.some(({ kind }) => kind === 'system')) return solution
  const numbers = solution.elements.map(({ id }) => Number(id.split('-')[1]))
  const id = numbers.includes(1) ? `EL-${Math.max(...numbers) + 1}` : 'EL-1'
  const system = {
    id,
    source,
    name: solution.system,
    kind: 'system' as const,
    technologyStated: false,
    responsibility: `The system of the project ${solution.project}.`,
    satisfies: [],
  }
  return { ...solution, elements: [system, ...solution.elements] }
}

/** A product that the brief names is stated, any other is proposed. */
function settleStated(solution: Solution): Solution {
  const said = (solution.statements ?? []).map(({ text }) => text).join('\n')
  const elements = solution.elements.map((element) =>
    element.source.from === 'person' && element.technology !== undefined
      ? { ...element, technologyStated: findName(said, element.technology) !== undefined }
      : element,
  )
  return { ...solution, elements }
}

const isOutside = ({ kind }: Solution['elements'][number]) => kind === 'person' || kind === 'external-system'

/** Components that we build are part of the system; those around it are not. */
function settleParents(solution: Solution): Solution {
  const system = solution.elements.find(({ kind }) => kind === 'system')
  const elements = solution.elements.map((element) => {
    const { parent, ...others } = element
    if (element === system || isOutside(element)) return parent === undefined ? element : others
    return parent === undefined && system ? { ...element, parent: system.id } : element
  })
  return { ...solution, elements }
}

/** Data whose store was removed is assigned to the system until someone assigns it elsewhere. */
function settleStores(solution: Solution, changes: Change[]): Solution {
  const system = solution.elements.find(({ kind }) => kind === 'system')
  const removed = new Set(changes.flatMap(({ op, id }) => (op === 'remove' ? [id] : [])))
  const settled = solution.dataEntities.map((one) => (system && removed.has(one.store) ? { ...one, store: system.id } : one))
  return { ...solution, dataEntities: settled }
}

/** With components it is a design; when the last one is removed, it is a reading of the brief again. */
function settleFit(solution: Solution): Solution {
  const { elements, fit } = solution
  if (elements.length > 1) {
    if (fit !== undefined && fit !== 'reading') return solution
    const { nearest: _, ...others } = solution
    return { ...others, fit: 'design' }
  }
  if (fit === 'advice' || solution.workstreams.length > 0) return solution
  const isNamed = listReferences(solution).some(({ id }) => id === elements[0]?.id)
  return { ...solution, elements: isNamed ? elements : [], fit: 'reading' }
}

/** Every fact by its id, with the name that a person knows it by. */
function namesIn(solution: Solution): Map<string, string> {
  const lists = [...designLists, 'statements', 'names'] as const
  return new Map(
    lists.flatMap((list) =>
      factsIn(solution, list).map((fact) => {
        const { name, title, text, item } = fact as Partial<Record<'name' | 'title' | 'text' | 'item', string>>
        return [fact.id, name ?? title ?? text ?? item ?? fact.id] as const
      }),
    ),
  )
}

function clashesOf({ solution, since, changes }: { solution: Solution; since: Solution; changes: Change[] }): string[] {
  if (since === solution) return []
  const moved = new Set(changedIds(since, solution))
  const touched = new Set(changes.flatMap(({ op, id }) => (op === 'add' ? [] : [id])))
  const added = new Set(changes.flatMap(({ op, id }) => (op === 'add' ? [id] : [])))
  const names = new Map([...namesIn(since), ...namesIn(solution)])
  return [...touched].filter((id) => moved.has(id) && !added.has(id)).map((id) => names.get(id) ?? id)
}
