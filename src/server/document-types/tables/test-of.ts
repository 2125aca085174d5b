import type { Requirement } from '#server/solution/solution.ts'
import { bare, joinSome } from '../english.ts'
import { answersTo, type SolutionView, testEnvironmentOf } from '../solution-view.ts'
import { planTest } from './quality-tests.ts'

/** Names of more parts than this hide the sentence. */
const mostNames = 2

/** How a requirement is put to the test in this solution. */
export function testOf(view: SolutionView, requirement: Requirement) {
  const names = answersTo(view, requirement).elements.map(({ name }) => name)
  const environment = testEnvironmentOf(view.solution)
  return planTest(requirement, {
    runs: answersTo(view, requirement).scenarios.map(({ id, name }) => (view.homeOf(id) ? id : `“${bare(name)}”`)),
    where: names.length > 0 ? joinSome(names, mostNames) : 'the system',
    place: environment
      ? `the ${environment.name} environment`.replace(/environment environment$/i, 'environment')
      : 'a test environment',
  })
}
