import { expect, test } from 'vitest'
import { Brief } from '#shared/brief.ts'
import { proposeSolution } from '#server/compose/propose-solution.ts'
import { givenToday } from '#server/testing/given-documents.ts'

test('a day that the requirements and the timeline both name is one milestone, another thing on that day one of its own', () => {
  const brief = Brief.parse({
    documentType: 'hld',
    client: 'tessel',
    projectName: 'Quay',
    requirements: {
      technicalRequirements: [
        'The office must record each call of a ship with its documents and show its state.',
        'Agents must submit a form online and upload up to five files of 20 MB.',
        'Staff must search 40,000 calls by name within 2 seconds.',
        'The north quay shall be live by 1 March 2028.',
      ].join('\n'),
      timeline: 'North quay live by 1 March 2028; training done by 1 March 2028',
    },
  })
  const { milestones } = proposeSolution(brief, { today: givenToday })
  const named = milestones.filter(({ date }) => date === '2028-03-01').map(({ name }) => name.toLowerCase())
  expect(named.filter((name) => name.includes('quay'))).toHaveLength(1)
  expect(named.filter((name) => name.includes('training'))).toHaveLength(1)
})
