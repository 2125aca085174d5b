import { expect, test } from 'vitest'
import type { Requirement } from '#server/solution/solution.ts'
import { readMeasures } from '#server/compose/offline/read-measures.ts'
import { isOfWork, planTest } from './quality-tests.ts'

const setting = { where: 'Reporting', place: 'the Test environment', runs: [] }

const given = (text: string, kind: Requirement['kind'] = 'constraint'): Requirement => ({
  id: 'CON-1',
  source: { from: 'brief', field: 'constraints', quote: text },
  text,
  kind,
  furtherCharacteristics: [],
  measures: readMeasures(text),
  priority: 'must',
  priorityStated: true,
  alsoStated: [],
})

const checked: [string, RegExp][] = [
  ['Budget £1.85 million for the build, £420,000 a year to run.', /^Cost report/],
  ['Run costs at most £18,500 per month.', /^Cost report/],
  ['The platform team of the trust is 5 people.', /^Review of the plan: the people/],
  ['No more than 4 platform engineers.', /^Review of the plan: the people/],
  ['No new supplier contract over £50,000 without board approval.', /^Review of every contract/],
  ['Existing licences end on 31 March 2027.', /^Review of every contract/],
  ['Go-live of the board no later than 30 September 2027.', /^Review of the plan against the day/],
  ['Training may take people out for 3 hours on one day.', /^Review of design/],
]
for (const [text, words] of checked) {
  test(`“${text}” is checked in papers, not by a run of the system`, () => {
    expect(planTest(given(text), setting).verification).toMatch(words)
  })
}

test('what a system in operation can show is still put to it', () => {
  expect(planTest(given('Answers come within 2 seconds at 250 concurrent users.'), setting).verification).toMatch(/^Load test/)
  expect(planTest(given('Answers come within 2 seconds.', 'quality'), setting).verification).toMatch(/^Load test/)
  expect(planTest(given('Transcripts are deleted after 90 days.'), setting).verification).toMatch(/^Back-dated records/)
  expect(isOfWork(given('Budget £50,000.', 'functional'))).toBe(false)
})
