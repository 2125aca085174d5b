import { expect, test } from 'vitest'
import { Brief } from '#shared/brief.ts'
import { proposeSolution } from '#server/compose/propose-solution.ts'
import { givenToday } from '#server/testing/given-documents.ts'

const sizesOf = (technicalRequirements: string) => {
  const brief = Brief.parse({
    documentType: 'hld',
    client: 'tessel',
    projectName: 'Ringing',
    requirements: { technicalRequirements },
  })
  return (proposeSolution(brief, { today: givenToday }).sizes ?? []).map(({ text, value, unit }) => [text, value, unit])
}

test('volumes are told of many, in an hour and in a year', () => {
  expect(sizesOf('The system must take 2,400 parcels a day.')).toEqual([
    ['parcels in a busy hour', 300, 'parcels/hour'],
    ['parcels in a year', 876_000, 'parcels/year'],
  ])
})

test('what comes less than once in an hour has no busy hour', () => {
  expect(sizesOf('The office must answer 12 petitions a month.')).toEqual([['petitions in a year', 144, 'petitions/year']])
})
