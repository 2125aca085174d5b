import { expect, test } from 'vitest'
import { draftBrief } from '#server/compose/draft/draft-facts.ts'
import { referenceDesigns } from '#server/references/read-designs.ts'
import { givenBrief } from '#server/testing/given-solution.ts'
import { Brief } from '#shared/brief.ts'
import { clashesOf, otherCloudOf } from './clashes.ts'
import { viewSolution } from './solution-view.ts'

function viewOf(technicalRequirements: string, id: string) {
  const design = referenceDesigns().get(id)!
  const brief = Brief.parse({ ...givenBrief(), requirements: { technicalRequirements } })
  const chosen = { id, by: 'Ada', hosting: 'azure' as const, plugs: {}, design }
  return viewSolution(draftBrief({ ...brief, design: chosen }, { today: '2026-11-28' }))
}

test('a product or component that a refusal names is shown beside what the design has of it', () => {
  const found = clashesOf(
    viewOf("No Kubernetes: we don't have a team. No second measurement store. Kubernetes is known.", 'telemetry'),
  )
  expect(found.map(({ statement, parts }) => [statement.text, parts.map(({ name }) => name)])).toEqual([
    ["No Kubernetes: we don't have a team.", ['Stream processing', 'Rule evaluation']],
    ['No second measurement store.', ['Measurement store']],
  ])
})

test('what was refused in a clause of its own is shown, and what a denial allows is not', () => {
  const refused = (words: string) => clashesOf(viewOf(words, 'telemetry')).map(({ statement }) => statement.text)
  const rejected = 'We rejected Kubernetes, and nobody here runs it.'
  expect(refused(rejected)).toEqual([rejected])
  expect(refused('We have no objection to Kubernetes.')).toEqual([])
})

test('another cloud than the one of the design is shown, and its own is not', () => {
  const otherCloud = (words: string) => otherCloudOf(viewOf(words, 'lakehouse'))?.statements.map(({ text }) => text)
  expect(otherCloud('Cloud is Google Cloud.')).toEqual(['Cloud is Google Cloud.'])
  expect(otherCloud('Azure, West Europe. Reports come from AWS.')).toBeUndefined()
  expect(otherCloud('Not AWS.')).toBeUndefined()
})
