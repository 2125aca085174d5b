import type { Requirement } from '#server/solution/solution.ts'
import { bare, capitalised, joinList } from '../english.ts'
import { bounded } from '../measure-text.ts'
import { isMet, isOfKind, type SolutionView } from '../solution-view.ts'
import { quoted } from '../prose.ts'
import { operationPath } from './operation-path.ts'

export type PlannedTest = {
  /** `TST-1` */
  id: string
  kind: 'Walk' | 'Contract' | 'Quality' | 'Function' | 'Rule'
  /** What is done, and what must be seen. */
  text: string
  /** Ids of requirements that it proves. */
  proves: string[]
}

/** What must be seen, or measured where there is a figure to keep, in the client’s own words. */
const seen = (requirement: Requirement) =>
  `${bounded(requirement).measures.length > 0 ? 'Measured' : 'Seen'}: ${quoted(requirement.text)}`

/** Every test that the facts call for: each walk and its failure, each operation and its errors, and what is left and met. */
export function planTests(view: SolutionView): PlannedTest[] {
  const { scenarios, interfaces, requirements, elements } = view.solution
  const walks = scenarios.flatMap((scenario): Omit<PlannedTest, 'id'>[] => {
    const about = { proves: scenario.requirements, kind: 'Walk' as const }
    const name = capitalised(bare(scenario.name))
    return [
      { ...about, text: `${name}, from ${view.name(scenario.steps[0]!.from)} to ${view.name(scenario.steps.at(-1)!.to)}` },
      { ...about, text: `${name}: ${bare(scenario.failure.when)}. Seen: ${bare(scenario.failure.response)}` },
    ]
  })
  const contracts = interfaces.flatMap((face) =>
    face.operations.map((operation): Omit<PlannedTest, 'id'> => {
      const refused = operation.errors.map((error) => error.split(':')[0]!.toLowerCase())
      return {
        kind: 'Contract',
        text: `${operationPath(face, operation)} against its schema${refused.length > 0 ? `; provoked: ${joinList(refused)}` : ''}`,
        proves: elements.find(({ id }) => id === face.provider)?.satisfies ?? [],
      }
    }),
  )
  const shown = new Set(scenarios.flatMap((scenario) => scenario.requirements))
  const others = requirements
    .filter((requirement) => isMet(view, requirement) && (requirement.measures.length > 0 || !shown.has(requirement.id)))
    .map((requirement): Omit<PlannedTest, 'id'> => ({
      kind: isOfKind('functional')(requirement) ? 'Function' : isOfKind('quality')(requirement) ? 'Quality' : 'Rule',
      text: seen(requirement),
      proves: [requirement.id],
    }))
  return [...walks, ...contracts, ...others].map((test, index) => ({ id: `TST-${index + 1}`, ...test }))
}
