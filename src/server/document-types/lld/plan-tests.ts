import type { Requirement } from '#server/solution/solution.ts'
import { bare, capitalised, joinList } from '../english.ts'
import { isOfWork } from '../tables/quality-tests.ts'
import { testOf } from '../tables/test-of.ts'
import { isOfKind, measureText, type SolutionView } from '../solution-view.ts'

export type PlannedTest = {
  /** `TST-1` */
  id: string
  kind: 'Run' | 'Contract' | 'Quality' | 'Function' | 'Review'
  /** What is done, and what must be seen. */
  text: string
  /** Ids of requirements that it proves. */
  proves: string[]
  /** Fact that it is about. */
  about: string
}

/** The bound at which a test is passed, or the rule that must be found kept. */
const passedAt = (requirement: Requirement) =>
  requirement.measures.length > 0 && !isOfWork(requirement)
    ? `Passed at: ${measureText(requirement)}`
    : requirement.kind === 'constraint'
      ? `Must be found kept: “${bare(requirement.text)}”`
      : ''

/** Every test that the facts call for: each run and its failure, each operation and its errors, each quality, and what is left. */
export function planTests(view: SolutionView): PlannedTest[] {
  const { scenarios, interfaces, requirements, elements } = view.solution
  const runs = scenarios.flatMap((scenario): Omit<PlannedTest, 'id'>[] => {
    const about = { proves: scenario.requirements, about: scenario.id, kind: 'Run' as const }
    const name = capitalised(bare(scenario.name))
    return [
      { ...about, text: `${name}: played through from the trigger to the last step` },
      { ...about, text: `${name}, failure: ${bare(scenario.failure.when)}; the stated response is seen` },
    ]
  })
  const contracts = interfaces.flatMap((face) =>
    face.operations.map(({ name, errors }): Omit<PlannedTest, 'id'> => {
      const codes = errors.map((error) => error.split(':')[0]!.toLowerCase())
      const provoked = codes.length > 0 ? `; ${joinList(codes)} ${codes.length === 1 ? 'is' : 'are'} provoked` : ''
      const served = elements.find(({ id }) => id === face.provider)?.satisfies ?? []
      return {
        kind: 'Contract',
        text: `${face.name}, ${name}: the answer has the agreed shape${provoked}`,
        proves: served,
        about: face.id,
      }
    }),
  )
  const shown = new Set(scenarios.flatMap((scenario) => scenario.requirements))
  const others = requirements
    .filter((requirement) => requirement.kind !== 'functional' || !shown.has(requirement.id))
    .map((requirement): Omit<PlannedTest, 'id'> => ({
      kind: isOfKind('functional')(requirement) ? 'Function' : isOfKind('quality')(requirement) ? 'Quality' : 'Review',
      text: [capitalised(bare(testOf(view, requirement).verification)), passedAt(requirement)].filter(Boolean).join('. '),
      proves: [requirement.id],
      about: requirement.id,
    }))
  return [...runs, ...contracts, ...others].map((test, index) => ({ id: `TST-${index + 1}`, ...test }))
}
