import { expect, test } from 'vitest'
import { Brief } from '#shared/brief.ts'
import { givenToday } from '#server/testing/given-documents.ts'
import { proposeSolution } from './propose-solution.ts'

const timelineOf = (timeline: string) => {
  const requirements = { technicalRequirements: 'The office must record each lease.', timeline }
  const brief = Brief.parse({ documentType: 'hld', client: 'tessel', projectName: 'Leases', requirements })
  return proposeSolution(brief, { today: givenToday }).timeline?.quote
}

test('the time is told whole where it is short, not its first sentence alone', () => {
  const said = 'Award 22 February 2027. Pilot in two yards on 6 September 2027. All yards by 31 January 2028.'
  expect(timelineOf(said)).toBe(said)
})

test('a long one is told by what was read of it', () => {
  const rest = ' The yards are visited in turn, each with its own crew and its own week.'.repeat(4)
  expect(timelineOf(`Live by 31 January 2028.${rest}`)).toBe('Live by 31 January 2028.')
})
