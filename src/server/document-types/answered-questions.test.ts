import { expect, test } from 'vitest'
import type { Chapter } from './document-type.ts'
import { givenPicked } from '#server/testing/given-picked.ts'
import { decisions } from './chapters/decisions.ts'
import { raid } from './excel/chapters/raid.ts'
import { decisions as slide } from './powerpoint/chapters/decisions.ts'
import { viewSolution } from './solution-view.ts'

/** A design with one answered question beside the decisions of its reference design. */
function givenAnswer() {
  const { solution } = givenPicked({ technicalRequirements: 'Meters are read.' }, 'telemetry')
  const [first] = solution.decisions
  const answer: typeof first = {
    ...first!,
    id: 'DEC-90',
    title: 'Who owns the meters?',
    outcome: 'The town',
    status: 'accepted',
    source: { from: 'brief', field: 'answers', quote: 'The town' } as NonNullable<typeof first>['source'],
  }
  return viewSolution({ ...solution, decisions: [...solution.decisions, answer] })
}

const printed = (chapter: Chapter) => JSON.stringify(chapter.body(givenAnswer()))

test('an answered question is a table of its own, a line of the log, and no decision on a slide', () => {
  expect(printed(decisions)).toMatch(/"decisions-table".*"decisions-answers".*Who owns the meters\?/)
  expect(printed(raid)).toMatch(/Answered question.*Who owns the meters\?.*The town.*Answered/)
  expect(printed(slide)).not.toContain('Who owns the meters')
})
