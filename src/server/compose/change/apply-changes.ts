import { z } from 'zod'
import { factLists, factsIn, idPrefixes, type FactList } from '#server/solution/list-facts.ts'
import { Solution } from '#server/solution/solution.ts'
import type { Source } from '#server/solution/source.ts'
import { type DesignList, designLists } from '#shared/design-facts.ts'
import { waitsForAnswer } from '#shared/waits-for-answer.ts'
import { type Change, fieldsOf, headFields, settableOfBrief } from './change.ts'
import { dropReferences } from './drop-references.ts'

type Fact = { id: string; source: Source } & Record<string, unknown>
type Lists = Map<FactList, Fact[]>

/** `faults`: why the changes cannot be made, written as instructions to fix them; the facts are then unchanged. */
export type Changed = { solution: Solution; faults: string[] }

/** Applies a patch to the facts, in the order of its changes. Everything that a change sets or adds gets the given source. */
export function applyChanges(before: Solution, changes: readonly Change[], source: Source): Changed {
  const lists: Lists = new Map(factLists.map((list) => [list, structuredClone(factsIn(before, list)) as Fact[]]))
  const head: Record<string, unknown> = {}
  const renamed = newIds(changes, lists)
  const faults: string[] = []
  for (const change of changes) {
    const named = renameIn(change, renamed)
    const apply = () => (named.op === 'set' && isHead(named.id) ? setHead(head, named, source) : applyOne(lists, named, source))
    const fault = named.op !== 'remove' && isTooLarge(named.value) ? `${named.id} has too large a number.` : apply()
    if (fault) faults.push(fault)
  }
  const removed = new Set(changes.flatMap((change) => (change.op === 'remove' ? [change.id] : [])))
  if (typeof head['system'] === 'string') renameSystem(lists.get('elements')!, head['system'], source)
  const kept = factLists.filter((list) => before[list] !== undefined || lists.get(list)!.length > 0)
  const patched: Solution = { ...before, ...head, ...Object.fromEntries(kept.map((list) => [list, lists.get(list)])) }
  const read = Solution.safeParse(patched)
  const all = [...faults, ...(read.error?.issues ?? []).map((issue) => issueText(patched, issue))]
  if (!read.success || all.length > 0) return { solution: before, faults: all }
  return { solution: dropReferences(read.data, before, removed), faults: [] }
}

/** Upper limit for weeks, days and euros; sums of larger values would not be valid numbers in a file. */
const largest = 1e12
const isTooLarge = (value: unknown): boolean =>
  typeof value === 'number'
    ? Math.abs(value) > largest
    : typeof value === 'object' && value !== null && Object.values(value).some(isTooLarge)

type Head = (typeof headFields)[number]
const isHead = (id: string): id is Head => headFields.some((field) => field === id)

function setHead(head: Record<string, unknown>, { id, value }: Extract<Change, { op: 'set' }>, source: Source): string | undefined {
  if (id === 'leftOut') {
    const chapters = z.array(z.string().regex(/^[a-z]+\/[a-z-]+$/)).safeParse(value).data
    if (!chapters) return 'leftOut is a list of chapters such as “hld/risks”.'
    head[id] = [...new Set(chapters)]
    return undefined
  }
  if (typeof value !== 'string' || value.trim() === '') return `The ${id} is a text that is not empty.`
  head[id] = id === 'summary' ? { source, text: value } : value
  return undefined
}

/** The system has the same name where its components are drawn. */
function renameSystem(elements: Fact[], name: string, source: Source) {
  const at = elements.findIndex(({ kind }) => kind === 'system')
  if (at >= 0) elements[at] = { ...elements[at]!, name, source }
}

/** Why a change cannot be made; undefined if it was made. */
function applyOne(lists: Lists, change: Change, source: Source): string | undefined {
  if (change.op === 'add') return addFact(lists, change, source)
  const home = [...lists].find(([, facts]) => facts.some(({ id }) => id === change.id))
  if (!home) return `${change.id} is no fact.`
  const [list, facts] = home
  const index = facts.findIndex(({ id }) => id === change.id)
  if (change.op === 'remove') {
    if (!isDesignList(list)) return `${change.id} is the client’s own and cannot be removed.`
    facts.splice(index, 1)
    return undefined
  }
  if (!isDesignList(list) && !(list in settableOfBrief)) return `${change.id} is the client’s own and cannot be set.`
  if (!fieldsOf(list).includes(change.field))
    return `${change.id} has no field “${change.field}”; it has ${fieldsOf(list).join(', ')}.`
  const fact = facts[index]!
  if (list === 'names' && source.from !== 'person' && (fact['by'] as Source | undefined)?.from === 'person')
    return `What ${change.id} is was said by a person, which holds.`
  facts[index] = setField({ ...change, list, fact }, source)
  return undefined
}

const isDesignList = (list: FactList): list is DesignList => designLists.some((one) => one === list)

/** The client's own text is never changed; a remark about it has its own source. */
function setField(
  { list, fact, field, value }: Extract<Change, { op: 'set' }> & { list: FactList; fact: Fact },
  source: Source,
): Fact {
  if (list === 'statements') {
    const given = typeof value === 'object' ? value : {}
    const answer = { components: [], ...(fact['answer'] as object | undefined), ...given, source }
    return {
      ...fact,
      answer: Object.fromEntries(Object.entries(answer).filter(([, part]: [string, unknown]) => part !== '' && part !== null)),
    }
  }
  const { [field]: _, ...others } = fact
  if (list === 'names') {
    const { by: _by, ...unsaid } = others
    return (value === null ? unsaid : { ...fact, role: value, by: source }) as Fact
  }
  for (const stale of replacedBy[`${list}.${field}`] ?? []) delete others[stale]
  return (value === null ? { ...others, source } : { ...others, [field]: value, source }) as Fact
}

/** Fields that are printed in place of the one that is set, or that hold only for its former value. */
const replacedBy: Record<string, string[]> = {
  'relations.label': ['data'],
  'relations.technology': ['protocol'],
  // A price that somebody sets is no longer the firm's.
  'costs.unitPrice': ['ratesOf'],
  'costs.currency': ['ratesOf'],
}

function addFact(lists: Lists, { list, id, value }: Extract<Change, { op: 'add' }>, source: Source): string | undefined {
  if (!isDesignList(list)) return `Facts cannot be added to “${String(list)}”.`
  const unknown = Object.keys(value).filter((field) => field !== 'id' && field !== 'source' && !fieldsOf(list).includes(field))
  if (unknown.length > 0) return `${list} have no field ${unknown.join(', ')}; they have ${fieldsOf(list).join(', ')}.`
  const waits = list === 'relations' && {
    synchronous: waitsForAnswer(value, lists.get('elements') as unknown as Solution['elements']),
  }
  lists.get(list)!.push({ ...defaultsOf[list], ...waits, ...value, id, source })
  return undefined
}

/** Defaults for fields that an added fact may leave out. */
const defaultsOf: Partial<Record<DesignList, Record<string, unknown>>> = {
  elements: { parent: 'EL-1', technologyStated: false, satisfies: [] },
  relations: { direction: 'to' },
  dataEntities: { fields: [] },
  interfaces: { consumers: [], operations: [] },
  scenarios: { requirements: [] },
  environments: { purpose: '', nodes: [] },
  qualities: { components: [] },
  decisions: { status: 'proposed', requirements: [] },
  questions: { about: [] },
  workstreams: { startWeek: 1, deliverables: [], dependsOn: [], satisfies: [], effort: [] },
  milestones: { week: 0 },
  windows: { recurs: false },
  costs: { quantity: 1, period: 'month' },
}

/** The next free id of its list for each added fact, by the id that its author gave it. */
function newIds(changes: readonly Change[], lists: Lists): Map<string, string> {
  const last = new Map<DesignList, number>()
  const ids = new Map<string, string>()
  for (const change of changes) {
    if (change.op !== 'add' || !isDesignList(change.list)) continue
    const numbers = lists.get(change.list)!.map(({ id }) => Number(id.split('-')[1]))
    const next = (last.get(change.list) ?? Math.max(0, ...numbers)) + 1
    last.set(change.list, next)
    ids.set(change.id, `${idPrefixes[change.list][0]}-${next}`)
  }
  return ids
}

/** Fields that contain only ids of other facts. */
const ofIds = new Set(
  'id parent from to store provider consumers components element elements dependsOn work about requirements statement'.split(' '),
)

/** Replaces the author's ids of added facts by their final ids, in the change's own id and in every field of ids. */
function renameIn(change: Change, ids: Map<string, string>): Change {
  const rename = (value: unknown, field: string): unknown => {
    if (typeof value === 'string') return ofIds.has(field) ? (ids.get(value) ?? value) : value
    if (Array.isArray(value)) return value.map((part: unknown) => rename(part, field))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, rename(part, key)]))
  }
  const id = ids.get(change.id) ?? change.id
  if (change.op === 'remove') return { ...change, id }
  if (change.op === 'set') return { ...change, id, value: rename(change.value, change.field) }
  return { ...change, id, value: rename(change.value, '') as Record<string, unknown> }
}

function issueText(patched: Solution, { path, message }: { path: PropertyKey[]; message: string }): string {
  const [list, index, ...field] = path
  const facts: unknown = patched[list as keyof Solution]
  const fact = Array.isArray(facts) ? (facts as Fact[])[Number(index)] : undefined
  return `${fact?.id ?? String(list)}${field.length > 0 ? ` (${field.join('.')})` : ''}: ${message}.`
}
