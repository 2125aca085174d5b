import type { Element, Relation } from '#server/solution/solution.ts'

export type Leg = { from: string; to: string; relation: Relation; isBack: boolean }
type Network = { elements: Element[]; relations: Relation[] }

/** A walk that passes a control goes round where it can. */
const throughControl = 3

const isEndOnly = ({ kind, role }: Element) =>
  kind === 'person' || kind === 'external-system' || kind === 'system' || role === 'operation'

/** The shortest ways from one element to all others over the relations of a design, passing through nothing from outside. */
export function routesFrom(from: string, { elements, relations }: Network): Map<string, Leg[]> {
  const byId = new Map(elements.map((element) => [element.id, element]))
  const routes = new Map<string, Leg[]>([[from, []]])
  const waiting: { id: string; legs: Leg[]; cost: number }[] = [{ id: from, legs: [], cost: 0 }]
  const done = new Set<string>()
  while (waiting.length > 0) {
    waiting.sort((one, other) => one.cost - other.cost)
    const { id, legs, cost } = waiting.shift()!
    if (done.has(id)) continue
    done.add(id)
    routes.set(id, legs)
    const here = byId.get(id)
    if (id !== from && here && isEndOnly(here)) continue
    for (const leg of legsFrom(id, relations).filter(({ to }) => !done.has(to))) {
      const price = byId.get(leg.to)?.role === 'control' ? throughControl : 1
      waiting.push({ id: leg.to, legs: [...legs, leg], cost: cost + price })
    }
  }
  return routes
}

/** The same way walked from its end. */
export const turned = (legs: Leg[]): Leg[] =>
  legs.toReversed().map(({ from, to, relation, isBack }) => ({ from: to, to: from, relation, isBack: !isBack }))

const legsFrom = (at: string, relations: Relation[]): Leg[] =>
  relations.flatMap((relation): Leg[] => {
    if (relation.from === at) return [{ from: at, to: relation.to, relation, isBack: false }]
    return relation.to === at ? [{ from: at, to: relation.from, relation, isBack: true }] : []
  })
