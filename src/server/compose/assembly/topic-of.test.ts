import { expect, test } from 'vitest'
import { readBrief } from '../reading/read-brief.ts'
import { topicOf } from './topic-of.ts'

const nothing = {
  businessObjective: '',
  scope: '',
  deliverables: '',
  constraints: '',
  assumptions: '',
  timeline: '',
  budget: '',
  additionalContext: '',
}
/** What the first statement of a brief is about. */
function topicIn(sentence: string): string | undefined {
  const requirements = { ...nothing, technicalRequirements: sentence }
  const { statements } = readBrief(
    { documentType: 'hld', client: 'tessel', projectName: 'Programme', requirements },
    { today: '2027-01-11' },
  )
  return topicOf(statements[0]!)
}

test.each([
  ['A herder records a calf’s ear mark on a phone in the field.', 'calf’s ear mark'],
  ['Ownership records are kept for 30 years.', 'ownership records'],
  ['Veterinary findings come from VetNet each night.', 'veterinary findings'],
  ['At such gates, the weight of each wagon must be taken twice.', 'weight of each wagon'],
  ['Planners place gangs on possessions by hand.', 'gangs'],
  ['Weight and classification come from the scales at the line within 2 seconds.', 'weight and classification'],
  ['The consultant shall deliver an inventory of pumps.', 'inventory of pumps'],
  ['Never overwrite an old forecast.', 'old forecast'],
  ['German registration forms are erased after one year.', 'German registration forms'],
  ['The call record returns to the dispatcher.', 'call record'],
  ['The tenant must be able to report a leak by photograph.', 'leak'],
])('“%s” is about the %s', (sentence, topic) => {
  expect(topicIn(sentence)).toBe(topic)
})

test.each([
  ['how something is', 'The app must work in Swedish, Northern Sami and Norwegian.'],
  ['a person', 'Annika asked whether it can be tried before.'],
  ['an authority by its name', 'Cedar Hollow County must not be told of it.'],
  ['a span of time', 'Within 30 seconds.'],
  ['anybody’s word', 'The system shall be reliable.'],
])('%s is nothing that a part could be named after', (_, sentence) => {
  expect(topicIn(sentence)).toBeUndefined()
})
