import type { DesignFacts, FactChange } from '#shared/api/design.ts'
import type { DesignList } from '#shared/design-facts.ts'
import { scheduleWork } from '#shared/schedule-work.ts'
import { startOf } from '#shared/start-of-plan.ts'
import { waitsForAnswer } from '#shared/waits-for-answer.ts'

export type Fact = { id: string } & Record<string, unknown>
type Lists = Record<string, unknown>

/** Lists of facts in the workspace; the server has more, which cannot be edited here. */
const lists = [
  'statements',
  'names',
  'elements',
  'relations',
  'dataEntities',
  'interfaces',
  'scenarios',
  'environments',
  'qualities',
  'decisions',
  'risks',
  'assumptions',
  'questions',
  'needs',
  'workstreams',
  'milestones',
  'windows',
  'costs',
] as const satisfies (keyof DesignFacts)[]
export type FactList = (typeof lists)[number]

const prefixes: Partial<Record<DesignList, string>> = {
  elements: 'EL',
  relations: 'REL',
  dataEntities: 'DAT',
  interfaces: 'INT',
  scenarios: 'SCN',
  environments: 'ENV',
  qualities: 'QLT',
  decisions: 'DEC',
  risks: 'RSK',
  assumptions: 'ASM',
  questions: 'OQ',
  needs: 'NED',
  workstreams: 'WS',
  milestones: 'MS',
  windows: 'WIN',
  costs: 'CST',
}

/** Default fields of a new fact. */
const defaults: Partial<Record<DesignList, Record<string, unknown>>> = {
  environments: { purpose: '' },
  decisions: { status: 'proposed' },
  workstreams: { startWeek: 1, deliverables: [], dependsOn: [], effort: [] },
  milestones: { week: 0 },
  windows: { recurs: false },
  qualities: { components: [] },
  interfaces: { consumers: [], operations: [] },
  costs: { quantity: 1, period: 'month' },
}

const numberOf = (id: string) => Number(id.split('-')[1]) || 0

/** Returns the id that the server will give to the next fact of a list. `offset`: number of facts added before it. */
export function nextId(
  list: DesignList,
  { facts, changes, offset = 0 }: { facts: DesignFacts; changes: FactChange[]; offset?: number },
) {
  const prefix = prefixes[list] ?? 'X'
  const stored = ((facts as Lists)[list] ?? []) as Fact[]
  const added = changes.flatMap((change) => (change.op === 'add' && change.list === list ? [change.id] : []))
  return `${prefix}-${Math.max(0, ...[...stored.map(({ id }) => id), ...added].map(numberOf)) + 1 + offset}`
}

const defaultsOf = ({ list, value }: Extract<FactChange, { op: 'add' }>, { elements }: DesignFacts) =>
  list === 'relations' ? { synchronous: waitsForAnswer(value, elements) } : defaults[list]

const byMe = { from: 'person' }

/** Applies changes to the facts; the server calculates the sums. */
export function applyChanges(facts: DesignFacts, changes: FactChange[]): DesignFacts {
  const copy = { ...facts } as Lists
  for (const change of changes) {
    if (change.op === 'add') {
      const list = (copy[change.list] ?? []) as Fact[]
      copy[change.list] = [...list, { ...defaultsOf(change, copy as DesignFacts), ...change.value, id: change.id, source: byMe }]
    } else if (change.op === 'remove') removeFact(copy, change.id)
    else if (change.id === 'system') copy['system'] = change.value
    else if (change.id === 'leftOut') copy['leftOut'] = change.value
    else if (change.id === 'summary') copy['summary'] = { text: change.value }
    else setField(copy, change)
  }
  const changed = copy as DesignFacts
  return { ...changed, workstreams: scheduleWork(changed.workstreams, startOf(changed)?.date) }
}

function setField(copy: Lists, { id, field, value }: Extract<FactChange, { op: 'set' }>) {
  for (const list of lists) {
    const facts = copy[list] as Fact[]
    const at = facts.findIndex((fact) => fact.id === id)
    if (at === -1) continue
    copy[list] = facts.with(at, withField(list, facts[at]!, { field, value }))
    return
  }
}

function withField(list: FactList, fact: Fact, { field, value }: { field: string; value: unknown }): Fact {
  if (list === 'statements') {
    const answer = { components: [], ...(fact['answer'] as object | undefined), ...(value as object), source: byMe }
    return {
      ...fact,
      answer: Object.fromEntries(Object.entries(answer).filter(([, part]: [string, unknown]) => part !== '' && part !== null)),
    }
  }
  const { [field]: _, ...others } = fact
  // A price that somebody sets is no longer the firm's.
  if (list === 'costs' && (field === 'unitPrice' || field === 'currency')) delete others['ratesOf']
  if (list === 'names') return value === null ? { ...others, id: fact.id } : { ...fact, role: value, by: byMe }
  return value === null ? { ...others, id: fact.id, source: byMe } : { ...others, id: fact.id, [field]: value, source: byMe }
}

const without = (ids: unknown, id: string) => (ids as string[]).filter((one) => one !== id)

/** Also removes what depends only on it: connections, steps, interfaces, dependencies and components in answers. */
function removeFact(copy: Lists, id: string) {
  for (const list of lists) copy[list] = (copy[list] as Fact[]).filter((fact) => fact.id !== id)
  copy['relations'] = (copy['relations'] as Fact[]).filter(({ from, to }) => from !== id && to !== id)
  copy['interfaces'] = (copy['interfaces'] as Fact[])
    .filter(({ provider }) => provider !== id)
    .map((one) => ({ ...one, consumers: without(one['consumers'], id) }))
  copy['scenarios'] = (copy['scenarios'] as Fact[]).flatMap((one) => {
    const steps = (one['steps'] as { from: string; to: string }[]).filter(({ from, to }) => from !== id && to !== id)
    return steps.length > 0 ? [{ ...one, steps }] : []
  })
  copy['workstreams'] = (copy['workstreams'] as Fact[]).map((one) => ({ ...one, dependsOn: without(one['dependsOn'], id) }))
  copy['qualities'] = (copy['qualities'] as Fact[]).map((one) => ({ ...one, components: without(one['components'], id) }))
  copy['statements'] = (copy['statements'] as Fact[]).map((one) => {
    const answer = one['answer'] as { components: string[] } | undefined
    return answer?.components.includes(id) ? { ...one, answer: { ...answer, components: without(answer.components, id) } } : one
  })
}

/** Every fact by its id. */
export const factsById = (facts: DesignFacts): Map<string, Fact> =>
  new Map(lists.flatMap((list) => (facts[list] as Fact[]).map((fact) => [fact.id, fact] as const)))
