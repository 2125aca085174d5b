import { reachedFrom } from '#server/solution/reached-from.ts'
import type { Solution } from '#server/solution/solution.ts'

/**
 * Removes references to deleted facts: a connection without an end, a step of a scenario, an interface without its provider. Work that
 * waited for a removed piece of work now waits for that piece's own predecessors.
 */
export function dropReferences(solution: Solution, before: Solution, removed: ReadonlySet<string>): Solution {
  if (removed.size === 0) return solution
  const isKept = (id: string) => !removed.has(id)
  const system = solution.elements.find(({ kind }) => kind === 'system')?.id
  const waits = new Map(before.workstreams.map(({ id, dependsOn }) => [id, dependsOn]))
  return {
    ...solution,
    elements: solution.elements.map((one) => (one.parent && !isKept(one.parent) && system ? { ...one, parent: system } : one)),
    relations: solution.relations.filter(({ from, to }) => isKept(from) && isKept(to)),
    interfaces: solution.interfaces
      .filter(({ provider }) => isKept(provider))
      .map((one) => ({ ...one, consumers: one.consumers.filter(isKept) })),
    scenarios: solution.scenarios
      .map((one) => ({
        ...one,
        steps: one.steps.filter(({ from, to }) => isKept(from) && isKept(to)),
        requirements: one.requirements.filter(isKept),
      }))
      .filter(({ steps }) => steps.length > 0),
    environments: solution.environments.map((one) => ({
      ...one,
      nodes: one.nodes
        .map((node) => ({ ...node, elements: node.elements.filter(isKept) }))
        .filter(({ elements }) => elements.length > 0),
    })),
    ...(solution.qualities && {
      qualities: solution.qualities.map((one) => ({ ...one, components: one.components.filter(isKept) })),
    }),
    decisions: solution.decisions.map((one) => ({ ...one, requirements: one.requirements.filter(isKept) })),
    questions: solution.questions.map((one) => ({ ...one, about: one.about.filter(isKept) })),
    costs: solution.costs.map(({ element, ...one }) => (element && isKept(element) ? { ...one, element } : one)),
    workstreams: solution.workstreams.map((one) => ({ ...one, dependsOn: stillWaitsFor(one.dependsOn, { waits, isKept }) })),
    milestones: solution.milestones.map((one) => ofPlanKept(one, isKept)),
    ...(solution.windows && {
      windows: solution.windows.map((one) => ofPlanKept(one, isKept)),
    }),
    ...(solution.statements && {
      statements: solution.statements.map((one) =>
        one.answer ? { ...one, answer: { ...one.answer, components: one.answer.components.filter(isKept) } } : one,
      ),
    }),
  }
}

/** A date or period of the plan without the removed work and statements. */
function ofPlanKept<Fact extends { work?: string[] | undefined; statement?: string | undefined }>(
  fact: Fact,
  isKept: (id: string) => boolean,
): Fact {
  const { statement, ...others } = fact
  const kept = statement === undefined || isKept(statement) ? fact : (others as Fact)
  return kept.work ? { ...kept, work: kept.work.filter(isKept) } : kept
}

type Waiting = { waits: Map<string, string[]>; isKept: (id: string) => boolean }

function stillWaitsFor(ids: string[], { waits, isKept }: Waiting): string[] {
  return [...reachedFrom(ids, (id) => (isKept(id) ? [] : (waits.get(id) ?? [])))].filter(isKept)
}
