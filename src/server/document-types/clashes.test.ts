import { nounPattern } from './design-places.ts'
import { expect, test } from 'vitest'
import { givenPicked } from '#server/testing/given-picked.ts'
import { clashesOf, otherCloudOf } from './clashes.ts'
import { viewSolution } from './solution-view.ts'

const viewOf = (technicalRequirements: string, id: string) => givenPicked({ technicalRequirements }, id)

test('a product or component that a refusal names is shown beside what the design has of it', () => {
  const found = clashesOf(
    viewOf("No Kubernetes: we don't have a team. No second measurement store. Kubernetes is known.", 'telemetry'),
  )
  expect(found.map(({ statement, places }) => [statement.text, places.map(({ label }) => label)])).toEqual([
    ["No Kubernetes: we don't have a team.", ['Stream processing', 'Rule evaluation']],
    ['No second measurement store.', ['Measurement store']],
  ])
})

test('what was refused in a clause of its own is shown, and what a denial allows is not', () => {
  const refused = (words: string) => clashesOf(viewOf(words, 'telemetry')).map(({ statement }) => statement.text)
  const rejected = 'We rejected Kubernetes, and nobody here runs it.'
  expect(refused(rejected)).toEqual([rejected])
  expect(refused('We have no objection to Kubernetes.')).toEqual([])
  expect(refused('Readings must not leave Kubernetes.')).toEqual([])
  expect(refused('No Kubernetes outside the plant.')).toHaveLength(1)
})

test('another cloud than the one of the design is shown, and its own is not', () => {
  const otherCloud = (words: string) => otherCloudOf(viewOf(words, 'lakehouse'))?.statements.map(({ text }) => text)
  expect(otherCloud('Cloud is Google Cloud.')).toEqual(['Cloud is Google Cloud.'])
  expect(otherCloud('Azure, West Europe. Reports come from AWS.')).toBeUndefined()
  expect(otherCloud('Not AWS.')).toBeUndefined()
  expect(otherCloud('On our own servers. No cloud.')).toEqual(['No cloud.'])
  expect(otherCloud('On our own servers in the basement, nothing in the cloud.')).toHaveLength(1)
  expect(otherCloud('No sensors that only talk to the vendor’s own cloud.')).toBeUndefined()
})

test('a refused name is found in every text of a reference design, among them rejected alternatives', () => {
  const [first, ...more] = clashesOf(viewOf('MuleSoft and Workato were not selected.', 'integration-hub'))
  expect(more).toEqual([])
  expect(first).toMatchObject({ word: 'MuleSoft', places: [{ label: 'decision “Integration product”' }] })
})

test('what a person wrote is searched for products only, because it may name what it refuses', () => {
  const view = viewOf('MuleSoft is not to be offered.', 'integration-hub')
  const decisions = view.solution.decisions.map((decision) => ({ ...decision, source: { from: 'person' as const, by: 'Ada' } }))
  expect(clashesOf(viewSolution({ ...view.solution, decisions }))).toEqual([])
})

test('a name with the role of being refused needs no words of denial, and a required one is not refused', () => {
  const view = viewOf('Boomi is known here.', 'integration-hub')
  const names = view.solution.names!.map((name) => ({ ...name, role: 'must-not-use' as const }))
  expect(clashesOf(viewSolution({ ...view.solution, names })).map(({ word }) => word)).toEqual(['Boomi'])
  expect(clashesOf(viewOf('Proposals shall be based on Boomi. Boomi is not in the price.', 'integration-hub'))).toEqual([])
})

test('a name is searched for as it is written, whatever its characters', () => {
  expect(nounPattern('Sainsbury’s').test('for Sainsbury’s only')).toBe(true)
  expect(nounPattern("C++ (O'Hara's) {x}").test("in C++ (O'Hara's) {x}, now")).toBe(true)
  expect(nounPattern('C+').test('in C++')).toBe(true)
  expect(nounPattern('Kafka').test('Kafkas')).toBe(false)
})

test('a word of a longer name of the client is another name', () => {
  const words = clashesOf(viewOf('Requests go to AP Durable and not to us.', 'integration-hub')).map(({ word }) => word)
  expect(words).toEqual([])
})
