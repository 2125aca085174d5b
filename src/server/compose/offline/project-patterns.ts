import type { Solution } from '#server/solution/solution.ts'
import { elementOf, endOf, fromPattern, number, requirementsWith, type Draft } from './draft.ts'
import type { Step } from './patterns/pattern.ts'

type Lists = Pick<Solution, 'dataEntities' | 'interfaces' | 'scenarios' | 'decisions'>

/** What the chosen patterns say of data, interfaces, runs and decisions, as far as the design has the parts. */
export const projectPatterns = (draft: Draft): Lists => ({
  dataEntities: number('DAT', listEntities(draft)),
  interfaces: number('INT', listInterfaces(draft)),
  scenarios: number('SCN', listScenarios(draft)),
  decisions: number('DEC', listDecisions(draft)),
})

function listEntities(draft: Draft) {
  const retention = statedRetention(draft)
  const own = each(draft, ({ pattern, source }) =>
    pattern.dataEntities.flatMap(({ store, fields, ...entity }) => {
      const id = elementOf(draft, store)
      if (!id) return []
      // What is kept only until it is settled, and records about the platform itself, follow rules of their own.
      const kept = entity.classification === 'internal' || /\buntil\b/.test(entity.description) ? undefined : retention(id)
      const described = fields.map(([name, type, description, classification]) => ({ name, type, description, classification }))
      return [{ source, ...entity, store: id, ...(kept && { retention: kept }), fields: described }]
    }),
  )
  return [...own, ...accessLog(draft, own)]
}

/** What a log archive keeps where no pattern says it: who looked at what, for as long as the brief wants it. */
function accessLog(draft: Draft, others: { store: string }[]): Omit<Solution['dataEntities'][number], 'id'>[] {
  const store = elementOf(draft, 'log-archive')
  if (!store || others.some((entity) => entity.store === store)) return []
  const retention = statedRetention(draft, 'log retention')(store)
  return [
    {
      source: fromPattern({ id: 'every-system' }),
      name: 'Access log entry',
      description: 'Who looked at or changed which record, and when, kept where nobody can alter it.',
      store,
      classification: 'personal',
      ...(retention && { retention }),
      fields: [
        { name: 'entry_id', type: 'text', description: 'Its key', classification: 'internal' },
        { name: 'actor', type: 'text', description: 'Person or service', classification: 'personal' },
        { name: 'action', type: 'text', description: 'Looked at, changed, exported or refused', classification: 'internal' },
        { name: 'record_key', type: 'text', description: 'Record that it concerns', classification: 'personal' },
        { name: 'at', type: 'timestamp', description: 'When', classification: 'internal' },
      ],
    },
  ]
}

/** The one retention that the brief states for a store and does not contradict. */
function statedRetention({ reading, elements }: Draft, topic = 'retention') {
  const disputed = new Set(
    reading.contradictions.filter(({ topic }) => topic === 'retention').flatMap(({ first, second }) => [first, second]),
  )
  const stated = reading.requirements
    .filter(({ statement }) => !disputed.has(statement))
    .flatMap(({ requirement }) => {
      const measure = requirement.measures.find(({ subject }) => subject === topic)
      return measure ? [{ id: requirement.id, quote: measure.quote }] : []
    })
  return (store: string) => {
    const satisfied = elements.find(({ id }) => id === store)?.satisfies ?? []
    const [kept, other] = stated.filter(({ id }) => satisfied.includes(id))
    return kept && !other ? `${kept.quote} (${kept.id})` : undefined
  }
}

function listInterfaces(draft: Draft) {
  return each(draft, ({ pattern, source }) =>
    pattern.interfaces.flatMap(({ name, provider, consumers, operations }) => {
      const id = elementOf(draft, provider)
      const users = [
        ...new Set([...consumers.flatMap((capability) => elementOf(draft, capability) ?? []), ...callersOf(draft, id)]),
      ]
      return id && users.length > 0 ? [{ source, name, provider: id, consumers: users, operations }] : []
    }),
  )
}

/** Systems outside that exchange data with a part. */
function callersOf({ elements, relations }: Draft, id: string | undefined) {
  const outside = elements.filter(({ kind }) => kind === 'external-system').map(({ id }) => id)
  return outside.filter((other) => relations.some(({ from, to }) => (from === other && to === id) || (from === id && to === other)))
}

function listScenarios(draft: Draft) {
  return each(draft, ({ pattern, source }) =>
    pattern.scenarios.flatMap(({ steps, shows, ...scenario }) => {
      const present = steps.flatMap(([from, to, action, unless]: Step) => {
        if (unless && elementOf(draft, unless)) return []
        const ends = [endOf(draft, from, to), endOf(draft, to, from)]
        return ends[0] && ends[1] ? [{ from: ends[0], to: ends[1], action }] : []
      })
      return present.length > 1 ? [{ source, ...scenario, steps: present, requirements: requirementsWith(draft, shows) }] : []
    }),
  )
}

function listDecisions(draft: Draft) {
  return each(draft, ({ pattern, source }) =>
    pattern.decisions
      .filter(({ needs }) => !needs || elementOf(draft, needs) !== undefined)
      .map(({ title, context, options, outcome, consequences, answers }) => ({
        source,
        title,
        context: draft.fill(context),
        options: options.map(({ name, merit, drawback }) => ({ name, merit: draft.fill(merit), drawback: draft.fill(drawback) })),
        outcome: draft.fill(outcome),
        consequences: draft.fill(consequences),
        status: 'proposed' as const,
        requirements: requirementsWith(draft, answers),
      })),
  )
}

type PatternSource = { pattern: Draft['patterns'][number]; source: ReturnType<typeof fromPattern> }

/** The facts of all patterns, those with a name or title that an earlier pattern has used left out. */
function each<Fact extends { name: string } | { title: string }>(
  { patterns }: Draft,
  list: (given: PatternSource) => Fact[],
): Fact[] {
  const seen = new Set<string>()
  return patterns
    .flatMap((pattern) => list({ pattern, source: fromPattern(pattern) }))
    .filter((fact) => {
      const name = 'name' in fact ? fact.name : fact.title
      return !seen.has(name) && seen.add(name) !== undefined
    })
}
