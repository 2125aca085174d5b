import type { Solution } from '#server/solution/solution.ts'
import { elementOf, fromPattern, number, type Draft } from './draft.ts'
import type { Plan } from './plan-work.ts'
import { sourceOf } from './statement.ts'

type Line = Omit<Solution['costs'][number], 'id'>

/** What drives the cost, with quantities of the brief where it has them; nobody's prices are guessed. */
export function listCosts(draft: Draft, plan: Plan): Solution['costs'] {
  const team: Line = {
    source: fromPattern({ id: 'every-system' }),
    item: 'Delivery team',
    quantity: plan.weeks,
    unit: 'week',
    period: 'once',
  }
  const seen = new Set<string>()
  // What a stronger pattern has counted for a part is not counted again under another name.
  const counted = new Map<string, string>()
  const lines = draft.patterns
    .flatMap((pattern) =>
      pattern.costs.flatMap(({ item, capability, measuredBy, unit, period }): Line[] => {
        const element = capability && elementOf(draft, capability)
        if (capability && !element) return []
        const place = `${element} ${period}`
        if (element && (counted.get(place) ?? pattern.id) !== pattern.id) return []
        counted.set(place, pattern.id)
        const measured = measuredBy && largest(draft, measuredBy, element)
        const line = { item, ...(element && { element }), period }
        if (measured) return [{ ...line, source: sourceOf(measured.statement), quantity: measured.value, unit: measured.unit }]
        return [
          {
            ...line,
            source: fromPattern(pattern),
            ...(unit === 'environment'
              ? { quantity: draft.reading.environments.names.length, unit }
              : { quantity: 1, unit: measuredBy ? 'service' : unit }),
          },
        ]
      }),
    )
    .filter(({ item }) => !seen.has(item) && seen.add(item) !== undefined)
  return number('CST', [team, ...lines])
}

/** The largest measure of a topic, or of a unit that ends in that word. */
function largest({ reading, elements }: Draft, topic: string, element: string | undefined) {
  const satisfied = elements.find(({ id }) => id === element)?.satisfies ?? []
  const global = topic !== 'throughput' && !topic.startsWith('data volume')
  const found = reading.requirements
    .filter(({ requirement }) => global || satisfied.includes(requirement.id))
    .flatMap(({ requirement, statement }) =>
      requirement.measures
        .filter(({ subject, unit }) => subject === topic || unit === topic || unit.endsWith(` ${topic}`))
        .map((measure) => ({ ...measure, statement })),
    )
  return found.toSorted((one, other) => other.value - one.value)[0]
}
