import { expect, test } from 'vitest'
import type { NameRole } from '#shared/field-terms.ts'
import { givenPicked } from '#server/testing/given-picked.ts'
import { missingOf, unplacedIn } from './required-names.ts'
import { viewSolution } from './solution-view.ts'

const missing = (words: string) =>
  missingOf(givenPicked({ technicalRequirements: words }, 'integration-hub')).map(({ name, instead }) => `${name}: ${instead}`)

test('a product that the brief requires in so many words, and that no component has, is shown with what the design takes', () => {
  expect(missing('Proposals shall be based on Boomi.')).toEqual([
    'Boomi: No component has “Boomi”; the decision “Integration product” takes “Cloud service for adapters, own code for mappings”.',
  ])
  expect(missing("Staff shall sign on with the State's Okta tenant.")).toEqual(['Okta: No component has “Okta”.'])
})

test('a product that the design has, one that is only named, and one that is refused are not missing', () => {
  expect(missing('The hub must use Azure Service Bus. Splunk is known. Nobody must use Okta.')).toEqual([])
})

test('a role given by a person counts without such words', () => {
  const { solution } = givenPicked({ technicalRequirements: 'Monitoring appears in Splunk.' }, 'integration-hub')
  const names = solution.names!.map((name) => ({ ...name, role: 'must-use' as const }))
  expect(missingOf(viewSolution({ ...solution, names })).map(({ name }) => name)).toEqual(['Splunk'])
})

test('nobody is asked what a required or a refused product is to the work, and of another in a denial they are', () => {
  const asked = (words: string) => unplacedIn(givenPicked({ technicalRequirements: words }, 'integration-hub').solution)
  expect(asked('Okta was tried and is not to be offered. It must run on Splunk. We want no Kafkos.')).toEqual([])
  expect(asked('Data of Kartos is not exported.')).toEqual(['Kartos'])
})

test('a system with a role has a place in the design, and a name that is no part of the work needs none', () => {
  const { solution } = givenPicked({ technicalRequirements: 'Visits come from Kartos in Odense.' }, 'integration-hub')
  const withRoles = (role: NameRole) => ({ ...solution, names: solution.names!.map((name) => ({ ...name, role })) })
  expect(unplacedIn(solution)).toEqual(['Kartos', 'Odense'])
  expect(unplacedIn(withRoles('source'))).toEqual(['Kartos', 'Odense'])
  expect(unplacedIn(withRoles('nothing'))).toEqual([])
  const element = { ...solution.elements[1]!, name: 'Kartos' }
  expect(unplacedIn({ ...solution, elements: [...solution.elements, element] })).toEqual(['Odense'])
})
